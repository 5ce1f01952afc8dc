import { useEffect } from 'react';

/**
 * Stands in for the npm module `react-style-singleton` (same exports; see the alias in vite.config.ts), through
 * which Radix locks the page's scroll behind a modal. The original injects a `<style>` element, which a strict
 * Content-Security-Policy refuses; a constructed style sheet is allowed.
 *
 * Does nothing on the server and where constructed sheets are missing (jsdom, Safari before 16.4): scrolling is
 * then held back by Radix's wheel and touch handlers alone.
 */
export function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;

  return {
    /** The first user's rules are taken; later ones only keep them alive. */
    add(css: string): void {
      if (users === 0) sheet = adopt(css);
      users += 1;
    },
    remove(): void {
      users -= 1;
      if (users > 0 || !sheet) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
      sheet = null;
    },
  };
}

/** A hook that keeps one shared sheet while at least one component uses it. */
export function styleHookSingleton() {
  const sheet = stylesheetSingleton();

  return function useStyle(styles: string, isDynamic = false): void {
    // A dynamic style is written anew when it changes; any other is written once.
    const version = isDynamic ? styles : '';
    useEffect(() => {
      sheet.add(styles);
      return () => sheet.remove();
      // eslint-disable-next-line react-hooks/exhaustive-deps -- as in the original: see `version`.
    }, [version]);
  };
}

/** A component that does the same. */
export function styleSingleton() {
  const useStyle = styleHookSingleton();

  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }): null {
    useStyle(styles, dynamic);
    return null;
  };
}

function adopt(css: string): CSSStyleSheet | null {
  if (typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return null;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}
