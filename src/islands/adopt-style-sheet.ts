/** Sheets that code has adopted on the server: a page without scripts has them in its own style. */
export const lateSheets: string[] = [];

const adopted = new Set<string>();

/** Adopts the sheet of a late style for good; it comes again with each module that names its classes. */
export function adoptLateSheet(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  if (import.meta.env.SSR) lateSheets.push(css);
  adoptStyleSheet(css);
}

/**
 * Adds a constructed style sheet to the page, which a strict Content-Security-Policy allows, unlike an injected
 * `<style>`. Returns `null` on the server and where constructed sheets are missing (jsdom, Safari before 16.4).
 */
export function adoptStyleSheet(css: string): CSSStyleSheet | null {
  if (typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return null;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}
