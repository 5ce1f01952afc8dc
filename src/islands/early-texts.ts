type Control = HTMLInputElement | HTMLTextAreaElement;

/** What was typed into controls of the server's page that React has not taken over, by id or name. */
const texts = new Map<string, string>();

/** An id that React made is another in a part that is built anew. */
const keyOf = ({ id, name }: Control) => (/^[a-z]/.test(id) ? id : name);
/** As early-presses.ts tells what React has taken over. */
const isAlive = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'));

function note(node: EventTarget | null): void {
  if (!(node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)) return;
  if (/^(checkbox|radio|hidden|submit)$/.test(node.type) || isAlive(node)) return;
  if (node.value !== node.defaultValue || texts.has(keyOf(node))) texts.set(keyOf(node), node.value);
}

/**
 * Notes what is typed before React takes the page over. React builds a part anew, with empty controls, where an extension
 * has put something of its own into it. Call it once, before hydration.
 */
export function noteEarlyTexts(): void {
  document.querySelectorAll('input, textarea').forEach(note);
  document.addEventListener('input', ({ target }) => note(target), true);
}

/** What was typed into the server's control in whose place this one stands; told once. */
export function takeEarlyText(control: Control): string | undefined {
  const text = texts.get(keyOf(control));
  texts.delete(keyOf(control));
  return text;
}
