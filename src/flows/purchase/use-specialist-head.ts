import { useEffect } from 'react';
import type { Fairy } from '#domain/catalogue.ts';

/**
 * The head of an order page while a specialist is chosen: her own title and description (SH-12). Only here, in the
 * browser: the server keeps one page per path, whoever the address names, and its canonical stays the page's own.
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
