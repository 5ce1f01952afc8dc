import { scrollToElement } from '#browser/scroll.ts';
import { whenPresent } from '#browser/when-present.ts';

/**
 * Brings the section that the address names into view and gives its heading the focus (SH-8, U5), once it is there:
 * after a move from another page it is still on its way. Other anchors (fields, the skip link) are the browser's.
 */
export async function revealAnchor(hash: string): Promise<void> {
  const target = await whenPresent(readAnchor(hash));
  if (target?.tagName !== 'SECTION') return;
  const heading = target.querySelector<HTMLElement>('h1, h2');
  if (heading) {
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  await scrollToElement(target);
}

/** The id that an anchor names; one that is not properly written names itself. */
function readAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
