import { style } from '@vanilla-extract/css';
import { from } from '../media.ts';
import { space } from '../space.ts';
import { vars } from '../theme.css.ts';

/** The birth horoscope section on home, as the server sends it: words and a chart at the left, the form at the right. */
export const band = style({ background: vars.c.bgSunken });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(7, 'halves'),
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: '1fr 1fr' } },
});
export const intro = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) });
export const free = style({ fontWeight: 600 });
/** Only where it stands beside the form. */
export const picture = style({
  display: 'none',
  '@media': { [from.lg]: { display: 'block' } },
});
