/** Calls back when the page returns from the browser's back-forward cache (U2). Returns the function that stops it. */
export function onPageRevived(listener: () => void): () => void {
  const hear = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  window.addEventListener('pageshow', hear);
  return () => window.removeEventListener('pageshow', hear);
}
