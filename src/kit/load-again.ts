/** Milliseconds until a failed load is tried again; doubled each time, up to a minute. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

/**
 * Loads code that the page can do without for a while, and waits out a broken line. It never rejects, since a lazy
 * component that fails takes everything around it along.
 */
export async function loadAgain<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await load();
    } catch {
      await lineIsBack(pause);
    }
  }
}

const lineIsBack = (atMost: number) =>
  new Promise<void>((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      window.removeEventListener('online', settle);
      resolve();
    };
    const timer = setTimeout(settle, atMost);
    window.addEventListener('online', settle);
  });
