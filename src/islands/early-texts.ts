type Control = HTMLInputElement | HTMLTextAreaElement;

/** Texts typed into server-rendered controls before hydration, by id or name. */
const texts = new Map<string, string>();

/** Ids made by React change when a part is rendered again; the name does not. */
const keyOf = ({ id, name }: Control) => (/^[a-z]/.test(id) ? id : name);
/** Whether React has hydrated a node; the same test as in early-presses.ts. */
const isAlive = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'));

function note(node: EventTarget | null): void {
  if (!(node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)) return;
  if (/^(checkbox|radio|hidden|submit)$/.test(node.type) || isAlive(node)) return;
  if (node.value !== node.defaultValue || texts.has(keyOf(node))) texts.set(keyOf(node), node.value);
}

/**
 * Records what is typed before hydration. React replaces a part with new, empty controls when a browser extension has
 * changed its markup. Call it once, before hydration.
 */
export function noteEarlyTexts(): void {
  document.querySelectorAll('input, textarea').forEach(note);
  document.addEventListener('input', ({ target }) => note(target), true);
}

/** Returns and forgets the text that was typed into the server-rendered version of a control. */
export function takeEarlyText(control: Control): string | undefined {
  const text = texts.get(keyOf(control));
  texts.delete(keyOf(control));
  return text;
}
