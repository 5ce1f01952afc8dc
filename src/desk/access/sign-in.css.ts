import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#styles/space.ts';
import { vars } from '#styles/theme.css.ts';
import { print } from '#styles/tokens.ts';

const narrow = '(max-width: 63.99rem)';

export const signIn = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  minHeight: '100vh',
  '@media': { [narrow]: { display: 'block' } },
});
export const night = style({
  position: 'relative',
  overflow: 'hidden',
  padding: space(12),
  background: `${print.ink} url(/art/hero-wheel.svg) no-repeat center bottom -17rem / 44rem`,
  color: print.moonlight,
  '@media': { [narrow]: { padding: space(4), backgroundImage: 'none' } },
});
export const saying = style({
  marginTop: space(12),
  maxWidth: '24rem',
  font: `italic 400 ${vars.t.h2}/1.15 ${vars.f.display}`,
  '@media': { [narrow]: { display: 'none' } },
});
export const inside = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space(6),
  padding: space(12, 'page'),
  '@media': { [narrow]: { alignContent: 'start', paddingBlock: space(6, 12) } },
});
globalStyle(`${inside} > *`, { width: 'min(100%, 28rem) !important' });
export const folds = style({ display: 'grid' });
export const fold = style({
  borderTop: `1px solid ${vars.c.lineDefault}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${vars.c.lineDefault}` } },
});
globalStyle(`${fold} summary`, {
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '52px',
  fontWeight: 600,
  cursor: 'pointer',
});
globalStyle(`${fold} > div`, { display: 'grid', gap: space(3), paddingBottom: space(6) });
export const sample = style({
  display: 'grid',
  gap: space(3),
  justifyItems: 'start',
  padding: space(4, 6),
  border: `1.5px dashed ${vars.c.lineControl}`,
  borderRadius: vars.r.panel,
  background: vars.c.bgRaised,
});
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  padding: space(0.5, 2.5),
  borderRadius: vars.r.pill,
  background: vars.c.statusWarnBg,
  color: vars.c.statusWarn,
  fontSize: vars.t.caption,
  fontWeight: 600,
});
export const codes = style({
  display: 'grid',
  gap: space(1),
  padding: space(4, 4, 4, 10),
  border: `1px solid ${vars.c.lineDefault}`,
  borderRadius: vars.r.card,
  background: vars.c.bgRaised,
  fontFamily: 'ui-monospace, Menlo, monospace',
  fontSize: vars.t.caption,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});
globalStyle(`${codes} li`, { listStyle: 'decimal' });
