import type { Head } from './head.ts';

function setMeta(selector: string, content: string | undefined) {
  const meta = document.head.querySelector(selector);
  if (meta && content !== undefined) meta.setAttribute('content', content);
}

/** Updates the document's head after a client-side navigation. Crawlers read the server's head. */
export function applyHead(head: Head): void {
  document.title = head.title;
  setMeta('meta[name="description"]', head.description);
  setMeta('meta[property="og:title"]', head.title);
  setMeta('meta[property="og:description"]', head.description);
  setMeta('meta[property="og:url"]', head.canonical);
  document.head
    .querySelector('link[rel="canonical"]')
    ?.setAttribute('href', head.canonical ?? window.location.href);
}
