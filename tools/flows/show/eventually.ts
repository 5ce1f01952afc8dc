/** Timeout in milliseconds. */
const PATIENCE = 10_000;
const EVERY = 40;

/** Waits for a number of milliseconds. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    window.setTimeout(resolve, milliseconds);
  });

/** Retries a function until it does not throw. @throws the last error after the timeout */
export async function eventually<T>(look: () => T): Promise<T> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      return look();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await pause(EVERY);
  }
}
