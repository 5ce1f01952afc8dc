import type { Plugin } from 'vite';

const LATE = /\.late\.css\.ts$/;
const OWN_SHEET = /import\s+(["'])([^"']*\.late\.css\.ts\.vanilla\.css)\1;?/;

/** A late style module's compiled source, with its sheet adopted when the module runs; exported for its test. */
export function withAdoptedSheet(code: string): string {
  return code.replace(
    OWN_SHEET,
    (_import, quote: string, sheet: string) =>
      `import lateSheet from ${quote}${sheet}?inline${quote};\n` +
      `import { adoptStyleSheet } from '#islands/adopt-style-sheet.ts';\nadoptStyleSheet(lateSheet);`,
  );
}

/**
 * Styles of parts that come late (`*.late.css.ts`) travel inside the code of those parts instead of the sheet that
 * stands in every page, and are adopted as a constructed style sheet, which a strict Content-Security-Policy allows.
 * Only for what is never in the server's HTML. The server's build needs their class names alone.
 */
export const lateStyles = (): Plugin => ({
  name: 'late-styles',
  enforce: 'post',
  transform(code, id, options) {
    if (!LATE.test(id)) return undefined;
    return { code: options?.ssr ? code.replace(OWN_SHEET, '') : withAdoptedSheet(code), map: null };
  },
});
