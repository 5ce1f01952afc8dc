import type { Plugin } from 'vite';

const LATE = /\.late\.css\.ts$/;
const LATE_SHEET = /import\s+(["'])([^"']*\.late\.css\.ts\.vanilla\.css)\1;?/g;

/**
 * Changes a compiled style module so that it adopts its style sheet when it runs, after those of the late styles whose
 * classes it names; exported for its test.
 */
export function withAdoptedSheet(code: string): string {
  let count = 0;
  const adopted = code.replace(LATE_SHEET, (_import, quote: string, sheet: string) => {
    count += 1;
    return `import lateSheet${count} from ${quote}${sheet}?inline${quote};\nadoptLateSheet(lateSheet${count});`;
  });
  return count === 0 ? code : `import { adoptLateSheet } from '#islands/adopt-style-sheet.ts';\n${adopted}`;
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
