import { OwnError } from '#server/own-error.ts';
import { z } from 'zod';
import { ERROR_CODE } from '#domain/error-code.ts';
import { readWorkToken, workSubject, workTest } from '#domain/typed/robot-work.ts';
import { ApiError, upstreamFailed } from '#server/api-error.ts';
import { FORM_PASS } from './form-pass.ts';
import type { Config } from '#server/config.ts';
import { withTimeout } from '#server/timeout.ts';

/** The reCAPTCHA action of the contact form's token (CO-3). */
export const CONTACT_ACTION = 'inquirySubmit';

/** Lowest score that counts as human: reCAPTCHA v3 scores from 0.0 (robot) to 1.0, and its documentation suggests 0.5. */
const MIN_SCORE = 0.5;
const TIMEOUT = 5_000;

const Verdict = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  score: z.number().optional(),
  hostname: z.string().optional(),
});

const notPassed = () => new ApiError(403, ERROR_CODE.unauthorized, 'The robot check was not passed');

const DAY = 24 * 60 * 60_000;

/** Whether the work was done for this message, yesterday, today or tomorrow: clocks and time zones differ. */
function isWorked(token: string, content: readonly string[], now: Date): boolean {
  const read = readWorkToken(token);
  if (!read || Math.abs(Date.parse(read.day) + DAY / 2 - now.getTime()) > 1.5 * DAY) return false;
  return workTest(workSubject(content, read.day))(read.work);
}

/** What went wrong, without what was sent: a code of the network, else the error's class. */
const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const { cause, name } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : name;
};

/**
 * Verifies a message's token: the browser's proof of work, or with a secret reCAPTCHA's by its service
 * (developers.google.com/recaptcha/docs/verify).
 * @throws {ApiError} 403 (108) not passed, 502 (500) no valid response from the service.
 */
export async function checkRobot(
  { secret, verifyUrl, hosts }: Config['recaptcha'],
  token: string,
  content: readonly string[],
  now = new Date(),
): Promise<void> {
  if (secret === undefined) {
    if (token !== FORM_PASS && !isWorked(token, content, now)) throw notPassed();
    return;
  }
  const verify = async () => {
    const body = new URLSearchParams({ secret, response: token });
    const signal = AbortSignal.timeout(TIMEOUT);
    // The secret goes nowhere else.
    const response = await fetch(verifyUrl, { method: 'POST', redirect: 'manual', body, signal });
    return Verdict.parse(await response.json());
  };
  const verdict = await withTimeout(TIMEOUT + 500, verify()).catch((error: unknown) => {
    throw upstreamFailed(
      'The robot check did not answer',
      new OwnError(`The robot check did not answer: ${nameOf(error)}`),
    );
  });
  const isHuman =
    verdict.success &&
    hosts.includes(verdict.hostname ?? '') &&
    verdict.action === CONTACT_ACTION &&
    (verdict.score ?? 0) >= MIN_SCORE;
  if (!isHuman) throw notPassed();
}
