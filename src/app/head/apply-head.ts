import type { Head } from './head.ts';

function setMeta(selector: string, content: string | undefined) {
  const meta = document.head.querySelector(selector);
  if (meta && content !== undefined) meta.setAttribute('content', content);
}

/** Brings the document's head in line after a move within the shop; crawlers read what the server sent. */
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
