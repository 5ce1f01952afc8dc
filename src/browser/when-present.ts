/** Resolves with an element once it is in the page, or with `undefined` when it has not come within `patience` ms. */
export function whenPresent(id: string, patience = 10_000): Promise<HTMLElement | undefined> {
  const present = document.getElementById(id);
  if (present) return Promise.resolve(present);
  return new Promise((resolve) => {
    const settle = (element: HTMLElement | undefined) => {
      watcher.disconnect();
      clearTimeout(timer);
      resolve(element);
    };
    const watcher = new MutationObserver(() => {
      const element = document.getElementById(id);
      if (element) settle(element);
    });
    const timer = setTimeout(() => settle(undefined), patience);
    watcher.observe(document.body, { childList: true, subtree: true });
  });
}
