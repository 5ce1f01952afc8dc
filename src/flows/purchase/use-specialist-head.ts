import { useEffect } from 'react';
import type { Fairy } from '#domain/catalogue.ts';

/**
 * Sets title and description of an order page to the chosen specialist's (SH-12). Only in the browser: the server
 * caches one page per path, and the canonical URL stays the page's.
 */
export function useSpecialistHead(fairy: Fairy | undefined, brandName: string): void {
  const { seoTitle = '', seoDescription = '' } = fairy ?? {};

  useEffect(() => {
    if (seoTitle === '') return;
    const title = document.title;
    document.title = `${seoTitle} – ${brandName}`;
    return () => {
      document.title = title;
    };
  }, [seoTitle, brandName]);

  useEffect(() => {
    const meta = document.head.querySelector('meta[name="description"]');
    if (seoDescription === '' || !meta) return;
    const description = meta.getAttribute('content') ?? '';
    meta.setAttribute('content', seoDescription);
    return () => meta.setAttribute('content', description);
  }, [seoDescription]);
}
