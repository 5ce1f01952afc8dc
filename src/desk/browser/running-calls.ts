/** How many of the page's actions wait for the server. */
let running = 0;
const listeners = new Set<() => void>();
const change = (by: 1 | -1) => {
  running += by;
  listeners.forEach((listener) => listener());
};

/** Counts an action until the returned function is called. */
export function countCall(): () => void {
  change(1);
  return () => change(-1);
}

/** Whether any runs. */
export const isCallRunning = (): boolean => running > 0;

/** Calls back when that may have changed; returns the function that ends it. */
export function onCalls(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
