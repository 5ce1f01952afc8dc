import { globalStyle, style } from '@vanilla-extract/css';
import { nightSky } from '../constellations.ts';
import { minus, space } from '../space.ts';
import { vars } from '../theme.css.ts';
import { print } from '../tokens.ts';

/** The order form: a printed sheet under a night letterhead with a waxing moon. */
export const sheet = style({
  marginTop: space(6),
  background: vars.c.bgRaised,
  border: `1.5px solid ${vars.c.lineControl}`,
  borderRadius: vars.r.panel,
});
export const letterhead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  padding: space(3.5, 'panel'),
  color: print.moonlight,
  ...nightSky(print.ink, '50% 30%'),
  borderRadius: `${vars.r.print} ${vars.r.print} 0 0`,
  font: `italic 400 1.25rem/1.3 ${vars.f.display}`,
});
export const waxingMoon = style({ color: print.apricot });
export const fields = style({ padding: space('panel') });
export const optional = style({ fontWeight: 400, color: vars.c.textMuted });

/** Both e-mail fields; where they stand side by side, their labels, hints, messages and inputs line up. */
export const emails = style({
  display: 'grid',
  gap: space(0, 5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  marginBottom: minus(4.5),
});
globalStyle(`${emails} > div`, {
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  marginBottom: space(4.5),
});
globalStyle(`${emails} > div > :not(input)`, { marginBottom: space(1.5) });
globalStyle(`${emails} input`, { gridRow: 4 });

/** Three fields in a row under their messages: the fields' own boxes dissolve, so that their parts line up. */
export const dateRow = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'max(72px, 3rem) minmax(0, 200px) 88px',
  gap: space(1.5, 3),
  marginTop: space(1.5),
});
globalStyle(`${dateRow} > div`, { display: 'contents' });
globalStyle(`${dateRow} p`, { gridColumn: '1 / -1' });
globalStyle(`${dateRow} label`, { order: 1, fontWeight: 500, fontSize: vars.t.small });
globalStyle(`${dateRow} input, ${dateRow} :is(button, select)`, { order: 2 });
const narrow = '(max-width: 23rem)';
globalStyle(dateRow, { '@media': { [narrow]: { gridTemplateColumns: 'max(72px, 3rem) minmax(0, 1fr)' } } });
globalStyle(`${dateRow} > :nth-child(3) > *`, { '@media': { [narrow]: { order: 3, gridColumn: '1 / -1' } } });
globalStyle(`${dateRow} > :nth-child(3) > input`, { '@media': { [narrow]: { maxWidth: '112px' } } });
globalStyle(`${dateRow} > :nth-child(3) > p`, { '@media': { [narrow]: { order: 0 } } });

export const partner = style({ paddingTop: space(6), borderTop: `1px solid ${vars.c.lineDefault}` });
export const partnerLegend = style({
  float: 'left',
  width: '100%',
  padding: 0,
  font: `400 1.5rem/1.2 ${vars.f.display}`,
});
globalStyle(`${partnerLegend} ~ *`, { clear: 'both' });
export const partnerFields = style({ marginTop: space(4.5) });

export const note = style({
  display: 'flex',
  gap: space(2),
  color: vars.c.textMuted,
  fontSize: vars.t.small,
  lineHeight: 1.45,
});
export const setAside = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  padding: space(4),
  border: `1.5px dashed ${vars.c.lineControl}`,
  borderRadius: vars.r.card,
});
export const warning = style({
  display: 'flex',
  gap: space(2.5),
  padding: space(3.5, 4),
  color: vars.c.statusWarn,
  background: vars.c.statusWarnBg,
  borderRadius: vars.r.card,
  fontWeight: 600,
  lineHeight: 1.4,
  selectors: { '&:empty': { display: 'none' } },
});
