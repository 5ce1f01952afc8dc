import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { DARK_INK, HUE_INK, type Ink } from '../../model/diagram/colours.ts';

const dark = '[data-theme=dark]';

const themed = (property: 'color' | 'background', [light, night]: Ink, more = {}) =>
  style({ [property]: light, ...more, selectors: { [`${dark} &`]: { [property]: night } } });

export const cause = {
  person: themed('color', HUE_INK.person),
  system: themed('color', HUE_INK.system),
  bad: themed('color', HUE_INK.bad),
  clock: themed('color', HUE_INK.clock),
  itself: themed('color', HUE_INK.itself),
} as const;

export const markSign = {
  walked: style({ color: vars.c.statusOk, fontWeight: 700 }),
  excused: style({ color: vars.c.textMuted, fontWeight: 700 }),
  missing: style({ color: vars.c.statusError, fontWeight: 700 }),
} as const;

// A diagram on this page follows the page's theme, not the device's.
for (const [light, night] of Object.entries(DARK_INK)) {
  globalStyle(`${dark} svg [fill="${light}"]`, { fill: night });
  globalStyle(`${dark} svg [stroke="${light}"]`, { stroke: night });
}
