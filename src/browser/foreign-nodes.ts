/**
 * Keeps the page alive and true while a translator or an extension changes it (docs/decisions/0083-translated-pages.md).
 * Such programs put elements of their own in the place of text nodes, and around elements, that React still holds.
 *
 * Call it once, before React renders. It is the net below a rule of the house: text beside something has an element of
 * its own (tests/house/loose-text.test.ts), which React writes through the element.
 */
export function bearForeignNodes(): void {
  const { insertBefore, removeChild, replaceChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  /** The text that has taken the place of another. */
  const successors = new WeakMap<Node, Node>();
  const present = (node: Node) => successors.get(node) ?? node;

  // What was carried elsewhere goes from there; what is gone already is no error.
  Node.prototype.removeChild = function <T extends Node>(child: T) {
    const shown = present(child);
    if (shown.parentNode) removeChild.call(shown.parentNode, shown);
    return child;
  };
  // Before whatever holds the given node now; at the end if nothing here does.
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null) {
    let place = before && present(before);
    while (place && place.parentNode !== this) place = place.parentNode;
    insertBefore.call(this, node, place);
    return node;
  };
  // A text that changes is replaced: a translation of the old one, still on its way, then finds nothing to overwrite.
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, text: string) {
      const shown = present(this);
      const parent = shown.parentNode;
      if (!parent || parent.childNodes.length > 1) {
        nodeValue?.set?.call(shown, text);
        return;
      }
      const next = document.createTextNode(text);
      replaceChild.call(parent, next, shown);
      successors.set(this, next);
    },
  });
}
