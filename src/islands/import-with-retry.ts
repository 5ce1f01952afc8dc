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
      refetchCode();
      if (attempt >= attempts) throw failure;
      await onlineAgain(pause);
    }
  }
}

/**
 * Fetches the code that the page has asked for as data. WebKit keeps half a file, or somebody else's page in its place,
 * in memory, for retries and reloads alike; it lets go of that when the same file comes as something else.
 */
function refetchCode(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
    fetch(href).catch(() => undefined);
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
