import { useEffect } from 'react';
import { errorCopy } from '#copy/site/errors.ts';

/** Prefixes the document title with "Błąd: " while a form shows errors (A3). */
export function useErrorTitle(shown: boolean) {
  useEffect(() => {
    if (!shown) return;
    const title = document.title;
    // Another form of the page has already set the prefix.
    if (title.startsWith(errorCopy.prefix)) return;
    document.title = `${errorCopy.prefix}${title}`;
    return () => {
      document.title = title;
    };
  }, [shown]);
}
