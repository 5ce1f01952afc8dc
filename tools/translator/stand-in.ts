/** What the stand-in does with a text; a function without anything from outside, since a browser may run it. */
export interface TranslatorOptions {
  /** Milliseconds until a text's translation arrives; meanwhile the page may change it. */
  delay: number;
  /** Stands around each translated text, to be seen in pictures. */
  marks: readonly [string, string];
}

/**
 * Simulates Chrome's translator: wraps each text with letters in `<font><font>…</font></font>`, now and whenever one
 * appears or changes. The text stays the same, so that it can still be compared. Runs in the page and must be
 * self-contained.
 * @returns a function that ends it
 */
export function translatePage({ delay, marks: [open, close] }: TranslatorOptions): () => void {
  const skipped = 'script, style, textarea, noscript, title, font, [translate="no"]';
  const answer = (text: Text, read: string) => {
    if (!text.parentNode) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = open + read + close;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const ask = (text: Text) => {
    const read = text.data;
    if (!/\p{L}/u.test(read) || !text.parentElement || text.parentElement.closest(skipped)) return;
    if (delay === 0) answer(text, read);
    else setTimeout(() => answer(text, read), delay);
  };
  const askAll = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) return ask(root as Text);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(ask);
  };
  askAll(document.body);
  const watcher = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') askAll(target);
      else addedNodes.forEach(askAll);
    }
  });
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => watcher.disconnect();
}
