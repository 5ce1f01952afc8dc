import { OwnError } from '#server/own-error.ts';
import type { Lane } from './job-kind.ts';

/**
 * Attempts of a job before it is given up. A mail outlives a weekend without a mail server: 82 attempts take three days.
 * 25 attempts take some 15 hours, within which a payment provider or a model is back.
 */
export const ATTEMPTS = {
  mail: 82,
  forms: 82,
  newsletter: 25,
  model: 25,
  // A minute or two: later nobody needs it.
  push: 5,
  other: 25,
} as const satisfies Record<Lane, number>;

/**
 * Attempts of unknown outcome before a job is given up, such as mails that a mail server took and never confirmed. Each
 * may have done its deed, and one more may do it once more.
 */
const UNCLEAR_ATTEMPTS = 3;

/** How long (ms) a job may run. One of mails waits for a mail server's confirmation (mailer.ts), one after the other. */
export const TIME_LIMITS = {
  mail: 20 * 60_000,
  forms: 20 * 60_000,
  newsletter: 10 * 60_000,
  model: 60_000,
  push: 60_000,
  other: 60_000,
} as const satisfies Record<Lane, number>;

/** A failure that leaves open whether the deed was done; whoever throws it says so. */
export const isUnclear = (error: unknown): boolean =>
  error instanceof Error && (error as Error & { isUnclear?: unknown }).isUnclear === true;

/** Whether a job is given up after this failure. `unclear`: attempts of unknown outcome before this one. */
export const isGivenUp = (
  { attempts, unclear }: { attempts: number; unclear: number },
  lane: Lane,
  error: unknown,
): boolean => attempts >= ATTEMPTS[lane] || (isUnclear(error) && unclear + 1 >= UNCLEAR_ATTEMPTS);

const FIRST_DELAY = 5_000;
const LONGEST_DELAY = 60 * 60_000;

/** Milliseconds until the next attempt: 5 s after the first failure, doubled each time, at most an hour. */
export const backOff = (attempts: number) => Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (attempts - 1));

/**
 * What may be logged and stored of an error: the shop's own words; of others name and code, for they quote addresses, and the
 * `words` that whoever threw it has found to be nobody's data. */
export function errorLabel(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if (error instanceof OwnError) return `${error.name}: ${error.message}`.slice(0, 300);
  const { code, responseCode, smtpStatus } = error as Error &
    Record<'code' | 'responseCode' | 'smtpStatus', unknown>;
  const label = [error.name, code, responseCode, smtpStatus].filter((part) => part !== undefined).join(' ');
  const { words } = error as Error & { words?: unknown };
  return typeof words === 'string' ? `${label}: ${words}` : label;
}
