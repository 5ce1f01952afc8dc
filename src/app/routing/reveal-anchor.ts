import { scrollToElement } from '#browser/scroll.ts';
import { whenPresent } from '#browser/when-present.ts';

/**
 * Scrolls to the section named by the URL's hash and focuses its heading (SH-8, U5). Waits until the section is
 * rendered, since after a navigation its code may still be loading. Other anchors (fields, the skip link) are left to
 * the browser.
 */
export async function revealAnchor(hash: string): Promise<void> {
  const target = await whenPresent(readAnchor(hash));
  // The visitor may have navigated on while the section was loading.
  if (target?.tagName !== 'SECTION' || window.location.hash !== hash) return;
  const heading = target.querySelector<HTMLElement>('h1, h2');
  if (heading) {
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  await scrollToElement(target);
}

/** Decodes the id in a URL's hash; an invalid encoding is returned as it is. */
function readAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
