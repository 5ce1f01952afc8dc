import type { Head } from './head.ts';

const setMeta = (selector: string, content: string) =>
  document.head.querySelector(selector)?.setAttribute('content', content);

/** Updates the document's head after a client-side navigation: nothing stays of the page before. Crawlers read the server's head. */
export function applyHead({ title, description = '', canonical = window.location.href }: Head): void {
  document.title = title;
  setMeta('meta[name="description"]', description);
  setMeta('meta[property="og:title"]', title);
  setMeta('meta[property="og:description"]', description);
  setMeta('meta[property="og:url"]', canonical);
  document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical);
}
