import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { darkColors, fonts, fontSize, lightColors, motion, radius, shadow, space } from './tokens.ts';

const nameOf = (_value: string | null, path: string[]) => path.join('-');

/**
 * The theme contract: what every block may use. Plain, global names (`--c-bgPage`), so that the inline theme
 * script and the error page can use them too. The theme is `<html data-theme="light | dark">` (SH-1).
 */
export const vars = createGlobalThemeContract(
  {
    c: lightColors,
    shadow: shadow.light,
    s: space,
    r: radius,
    f: fonts,
    t: fontSize,
    m: motion,
  },
  nameOf,
);

const shared = { s: space, r: radius, f: fonts, t: fontSize, m: motion };

createGlobalTheme(':root', vars, { c: lightColors, shadow: shadow.light, ...shared });
createGlobalTheme(
  '[data-theme=dark]',
  { c: vars.c, shadow: vars.shadow },
  { c: darkColors, shadow: shadow.dark },
);
