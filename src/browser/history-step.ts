/** Subscribes to steps back and forward within the document. Returns the function that unsubscribes. */
export function onHistoryStep(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}
