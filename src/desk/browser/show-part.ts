/** How long (ms) a part is waited for. */
const PATIENCE = 10_000;

/**
 * Brings the part of a page with this id into view and gives it the focus, once the page has read it; unless something is
 * pressed before. Returns the function that stops waiting.
 */
export function showPart(id: string): () => void {
  const seek = () => {
    const part = document.getElementById(id);
    if (!part) return;
    stop();
    if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
    part.focus({ preventScroll: true });
    part.scrollIntoView({ block: 'center' });
  };
  const observer = new MutationObserver(seek);
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('pointerdown', stop);
    document.removeEventListener('keydown', stop);
  };
  document.addEventListener('pointerdown', stop);
  document.addEventListener('keydown', stop);
  observer.observe(document.body, { childList: true, subtree: true });
  seek();
  return stop;
}
