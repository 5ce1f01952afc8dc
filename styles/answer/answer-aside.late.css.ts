import { globalStyle, style } from '@vanilla-extract/css';
import { HALO } from '../halo.ts';
import { from } from '../media.ts';
import { space } from '../space.ts';
import { starGroup } from '../star-group.ts';
import { vars } from '../theme.css.ts';

/** What can be done with a letter that was read, beside it or below; not on paper. */
const paper = 'print';
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4.5),
  alignContent: 'start',
  '@media': { [from.lg]: { paddingTop: space('besideSheet') }, [paper]: { display: 'none' } },
});
// Narrow: what stands in it needs the room of the panels' own edges.
globalStyle(`${aside} > section`, { padding: space(5) });
starGroup(aside);
export const asideTitle = style({ fontSize: '1.5rem' });
export const action = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2.5),
  width: '100%',
  minHeight: '52px',
  marginTop: space(3.5),
  padding: space(2.5, 4),
  font: 'inherit',
  fontWeight: 600,
  color: vars.c.textDefault,
  background: vars.c.bgRaised,
  border: `1.5px solid ${vars.c.lineControl}`,
  borderRadius: vars.r.control,
  textDecoration: 'none',
  cursor: 'pointer',
});
export const main = style({
  color: vars.c.textOnAction,
  background: vars.c.actionBg,
  borderColor: vars.c.actionBg,
});
export const again = style({ display: 'flex', gap: space(3.5), alignItems: 'flex-start' });
globalStyle(`${again} img`, {
  width: '64px',
  height: '80px',
  objectFit: 'cover',
  objectPosition: '50% 14%',
  borderRadius: vars.r.portrait,
  background: HALO,
});
export const same = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  // Where the words wrap, forced colours lay a ground behind them: the ring of the link above stays whole.
  gap: space(2, 3),
  marginTop: space(3.5),
  paddingTop: space(1.5),
  borderTop: `1px solid ${vars.c.lineSoft}`,
});
globalStyle(`${same} a`, { display: 'inline-flex', alignItems: 'center', minHeight: '44px' });
export const withScripts = style({ marginTop: 0 });
export const withoutScripts = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });
export const closing = style({});
globalStyle(`${closing} summary`, { paddingBlock: space(3), fontWeight: 600, cursor: 'pointer' });
export const problem = style({ marginBottom: space(2), color: vars.c.statusError });
