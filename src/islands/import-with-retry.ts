/** Milliseconds before the first retry; doubled before each further one, up to a minute. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

/** Number of attempts for a chunk that the visitor waits for, before the failure is shown. */
export const ATTEMPTS_WHILE_WAITING = 2;

/**
 * Imports code and retries a failed import, after a pause or as soon as the browser is online again. Rejects after
 * the last attempt; without a limit it never rejects.
 */
export async function importWithRetry<T>(load: () => Promise<T>, attempts = Infinity): Promise<T> {
  for (let attempt = 1, pause = FIRST_PAUSE; ; attempt++, pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await load();
    } catch (failure) {
      if (attempt >= attempts) throw failure;
      await onlineAgain(pause);
    }
  }
}

const onlineAgain = (timeout: number) =>
  new Promise<void>((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      window.removeEventListener('online', settle);
      resolve();
    };
    const timer = setTimeout(settle, timeout);
    window.addEventListener('online', settle);
  });
