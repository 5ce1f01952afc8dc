/** A job fails for good after this many attempts (about 16 hours). */
export const MAX_ATTEMPTS = 25;

const FIRST_DELAY = 5_000;
const LONGEST_DELAY = 60 * 60_000;

/** Milliseconds until the next attempt: 5 s after the first failure, doubled each time, at most an hour. */
export const backOff = (attempts: number) => Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (attempts - 1));

/** An error's name and code, which may be logged and stored; the messages of mail servers quote addresses. */
export function errorLabel(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [error.name, code, responseCode].filter((part) => part !== undefined).join(' ');
}
