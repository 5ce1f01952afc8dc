/** Attributes that name an element by another, or tell what a press opens. */
const TIES = ['aria-labelledby', 'aria-controls', 'aria-haspopup'];

/** What a reader is told that is on no line of an outline: names from other elements, and what is kept from it. */
export function namedIn(root: ParentNode): string {
  const lines = [
    ...root.querySelectorAll(`${TIES.map((tie) => `[${tie}]`).join()}, [aria-hidden="true"]`),
  ].map((element) => {
    const role = element.getAttribute('role');
    const tag = element.tagName.toLowerCase() + (role === null ? '' : ` [${role}]`);
    if (element.matches('[aria-hidden="true"]'))
      return `${tag} hidden: ${shortOf(element.textContent)}`.trimEnd();
    const ties = TIES.filter((tie) => element.hasAttribute(tie)).map(
      (tie) => `${tie}=${tiedTo(element, tie)}`,
    );
    return `${tag} ${ties.join(' ')}`;
  });
  // Of many alike, as icons, one is enough.
  return `${[...new Set(lines)].join('\n')}\n`;
}

function tiedTo(element: Element, tie: string): string {
  const value = element.getAttribute(tie) ?? '';
  if (tie === 'aria-haspopup') return value;
  return value
    .split(' ')
    .map((id) => {
      const found = element.ownerDocument.getElementById(id);
      if (!found) return 'nothing';
      return tie === 'aria-labelledby' ? shortOf(found.textContent) : found.tagName.toLowerCase();
    })
    .join(' + ');
}

/** The first words are enough to tell a name. */
const shortOf = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 60);
