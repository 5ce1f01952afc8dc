import { globalStyle, style } from '@vanilla-extract/css';
import { from } from './media.ts';
import { space } from './space.ts';
import { vars } from './theme.css.ts';
import { print } from './tokens.ts';

/** The lunar calendar in its dialog. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  marginTop: space(4),
});
export const month = style({ font: `italic 400 1.5rem/1.2 ${vars.f.display}`, textAlign: 'center' });
export const backward = style({ rotate: '180deg' });
/** As high as a month of six weeks, so that turning a page moves nothing. */
export const page = style({ minHeight: '27rem', marginTop: space(3) });
export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
globalStyle(`${table} :is(th, td)`, {
  padding: space(1.5, 0),
  textAlign: 'center',
  fontWeight: 400,
  verticalAlign: 'top',
});
globalStyle(`${table} tbody :is(th, td)`, { borderTop: `1px solid ${vars.c.lineDefault}` });
globalStyle(`${table} th`, { color: vars.c.textMuted, fontSize: vars.t.caption });
export const day = style({ display: 'grid', justifyItems: 'center', gap: space(1), lineHeight: 1.2 });
/** A lit moon is printed: apricot on ink, in both themes. */
export const moon = style({
  color: print.apricot,
  background: `radial-gradient(circle closest-side, ${print.ink} 78%, transparent 80%)`,
});
export const sign = style({ display: 'none', '@media': { [from.md]: { display: 'block' } } });
export const today = style({ background: vars.c.bgSelected, borderRadius: vars.r.control, fontWeight: 700 });
export const phases = style({ display: 'grid', gap: space(1.5), marginTop: space(4) });
globalStyle(`${phases} li`, { display: 'flex', alignItems: 'center', gap: space(2) });
