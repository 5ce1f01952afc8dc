/** Subscribes to the page's restoration from the back/forward cache (U2). Returns the function that unsubscribes. */
export function onPageRestored(listener: () => void): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}
