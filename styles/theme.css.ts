import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { darkColors, fonts, fontSize, lightColors, motion, radius, shadow } from './tokens.ts';

const nameOf = (_value: string | null, path: string[]) => path.join('-');

/** What changes with the theme. Plain, global names (`--c-bgPage`), so that the error page can use them too. */
const themed = createGlobalThemeContract({ c: lightColors, shadow: shadow.light }, nameOf);

/** Font stacks stand in the page once. */
const families = createGlobalThemeContract({ f: fonts }, nameOf);

/**
 * What every block may use: the theme contract, and the values that are the same in both themes, which are cheaper
 * written out than as custom properties. The theme is `<html data-theme="light | dark">` (SH-1).
 */
export const vars = { ...themed, ...families, r: radius, t: fontSize, m: motion } as const;

createGlobalTheme(':root', themed, { c: lightColors, shadow: shadow.light });
createGlobalTheme('[data-theme=dark]', themed, { c: darkColors, shadow: shadow.dark });
createGlobalTheme(':root', families, { f: fonts });
