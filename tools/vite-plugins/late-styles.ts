import type { Plugin } from 'vite';

const LATE = /\.late\.css\.ts$/;
const OWN_SHEET = /import\s+(["'])([^"']*\.late\.css\.ts\.vanilla\.css)\1;?/;

/** Changes a compiled style module so that it adopts its style sheet when it runs; exported for its test. */
export function withAdoptedSheet(code: string): string {
  return code.replace(
    OWN_SHEET,
    (_import, quote: string, sheet: string) =>
      `import lateSheet from ${quote}${sheet}?inline${quote};\n` +
      `import { adoptStyleSheet } from '#islands/adopt-style-sheet.ts';\nadoptStyleSheet(lateSheet);`,
  );
}

/**
 * Vite plugin that moves `*.late.css.ts` styles from the global style sheet into the chunks that import them. There
 * they are adopted as constructed style sheets, which a strict Content-Security-Policy allows. Only for parts
 * that a page with scripts does not show before them; on the server they are kept for pages without scripts.
 */
export const lateStyles = (): Plugin => ({
  name: 'late-styles',
  enforce: 'post',
  transform(code, id) {
    if (!LATE.test(id)) return undefined;
    return { code: withAdoptedSheet(code), map: null };
  },
});
