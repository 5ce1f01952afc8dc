/** Waits for an element with this id. Resolves with `undefined` after `timeout` ms. */
export function whenPresent(id: string, timeout = 10_000): Promise<HTMLElement | undefined> {
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
    const timer = setTimeout(() => settle(undefined), timeout);
    watcher.observe(document.body, { childList: true, subtree: true });
  });
}
