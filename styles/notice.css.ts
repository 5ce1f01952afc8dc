import { keyframes, style } from '@vanilla-extract/css';
import { from, motionAllowed } from './media.ts';
import { atEdge, space } from './space.ts';
import { vars } from './theme.css.ts';
import { layer } from './tokens.ts';

/** What stands in a section's place while it has nothing, failed, or is on its way. */
export const notice = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(2),
  maxWidth: '44rem',
  marginTop: space(7),
  padding: space(6),
  background: vars.c.bgRaised,
  border: `1.5px dashed ${vars.c.lineControl}`,
  borderRadius: vars.r.panel,
});
export const failed = style({ borderStyle: 'solid', borderColor: vars.c.statusError });
export const icon = style({ color: vars.c.textRubric });
export const failedIcon = style({ color: vars.c.statusError });
export const title = style({ font: `400 1.375rem/1.2 ${vars.f.display}` });
export const action = style({ marginTop: space(2) });

const breathe = keyframes({ '50%': { opacity: 0.55 } });
export const skeletons = style({
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  marginTop: space(7),
});
export const skeleton = style({
  background: vars.c.bgSunken,
  border: `1px solid ${vars.c.lineSoft}`,
  borderRadius: vars.r.panel,
  '@media': { [motionAllowed]: { animation: `${breathe} 1.8s ease-in-out infinite` } },
});
/** A page on its way: what comes after it begins below the screen, where the page that comes moves nothing (U6). */
export const screenful = style({ minHeight: '100vh' });
const height = (phone: string, desk: string) =>
  style({ height: phone, '@media': { [from.md]: { height: desk } } });
export const skeletonHeight = {
  variant: height('168px', '470px'),
  specialist: height('260px', '560px'),
  post: height('330px', '330px'),
};

/** Lies in the page's flow, above everything; the inline script marks `<html data-old-engine>` where it is to show. */
export const oldEngine = style({
  display: 'none',
  padding: space(3, 0),
  borderBottom: `3px solid ${vars.c.statusError}`,
  selectors: { '[data-old-engine] &': { display: 'block' } },
});

const appear = keyframes({ to: { visibility: 'visible' } });
const afterTenSeconds = `${appear} 0s 10s forwards`;
/** Appears when the page's code has not come after ten seconds, and goes when it does. */
export const plainLead = style({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: layer.nav,
  padding: space(3, 0),
  paddingBottom: atEdge('bottom', space(3)),
  background: vars.c.bgRaised,
  borderTop: `3px solid ${vars.c.accentWarm}`,
  visibility: 'hidden',
  animation: afterTenSeconds,
  selectors: { '[data-live] &': { display: 'none' } },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: `${afterTenSeconds} !important` } },
});
