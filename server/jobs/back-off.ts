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
