/** How long something may take to appear, in milliseconds. */
const PATIENCE = 10_000;
const EVERY = 40;

/** Waits, in milliseconds. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    window.setTimeout(resolve, milliseconds);
  });

/** Tries until it no longer throws. @throws the last error once patience is over */
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
