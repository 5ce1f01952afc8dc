import type { CheckCode } from '#domain/desk/connection-checks.ts';
import { withoutAddresses } from '#server/mail/server-words.ts';
import { withTimeout } from '#server/timeout.ts';

/** Result of testing a connection; undefined if it is not configured. */
export type CheckResult = { outcome: 'ok' } | { outcome: 'failed'; code: CheckCode; detail: string };

/** A connection that works. */
export const OK: CheckResult = { outcome: 'ok' };

/** Most characters that are kept of the other side's words. */
const WORDS_KEPT = 300;

/** A connection that does not work: why, and the other side's words without addresses. */
export const failed = (code: CheckCode, detail = ''): CheckResult => ({
  outcome: 'failed',
  code,
  detail: withoutAddresses(detail).slice(0, WORDS_KEPT),
});

/** Time limit (ms) of one trial. */
export const CHECK_TIMEOUT = 10_000;

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|ALTNAME|certificate/i;

/** Maps a failed call to a result; fetch keeps the reason in `cause`. */
export function callFailure(error: unknown): CheckResult {
  if (!(error instanceof Error)) return failed('unexpected');
  const cause = error.cause instanceof Error ? error.cause : error;
  const { code = '' } = cause as NodeJS.ErrnoException;
  const words = `${code} ${cause.message}`.trim();
  if (CERTIFICATE.test(words)) return failed('certificate', words);
  if (cause.name === 'TimeoutError' || /TIMEOUT|timed out/i.test(words)) return failed('timeout', words);
  return failed('unreachable', words);
}

/** An answer of a call: status, and its body if it is JSON. */
export interface Answer {
  status: number;
  body: unknown;
}

/** Calls an address once, follows no redirect, and reads its JSON. @throws what stopped the call */
export async function call(url: string, init: RequestInit = {}): Promise<Answer> {
  const ask = async () => {
    const signal = AbortSignal.timeout(CHECK_TIMEOUT);
    const response = await fetch(url, { redirect: 'manual', ...init, signal });
    return { status: response.status, body: (await response.json().catch(() => undefined)) as unknown };
  };
  return withTimeout(CHECK_TIMEOUT + 500, ask());
}
