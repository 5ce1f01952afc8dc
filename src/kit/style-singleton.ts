import { useEffect } from 'react';
import { adoptStyleSheet } from '#islands/adopt-style-sheet.ts';

/**
 * Replaces the npm module `react-style-singleton` (same exports; see the alias in vite.config.ts), through which
 * Radix locks the page's scroll behind a modal. The original injects a `<style>` element, which a strict
 * Content-Security-Policy refuses; a constructed style sheet is allowed.
 *
 * Does nothing on the server and where constructed sheets are missing (jsdom, Safari before 16.4): scrolling is then
 * held back by Radix's wheel and touch handlers alone.
 */
export function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;

  return {
    /** The first user's rules are used; later users only increase the reference count. */
    add(css: string): void {
      if (users === 0) sheet = adoptStyleSheet(css);
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

  return function useStyle(styles: string): void {
    useEffect(() => {
      sheet.add(styles);
      return () => sheet.remove();
    }, [styles]);
  };
}

/** A component that keeps the shared sheet while it is mounted and renders nothing. */
export function styleSingleton() {
  const useStyle = styleHookSingleton();

  return function Sheet({ styles }: { styles: string }): null {
    useStyle(styles);
    return null;
  };
}
