import { z } from 'zod';
import { ERROR_CODE } from '#domain/error-code.ts';
import { ApiError, upstreamFailed } from '#server/api-error.ts';
import type { Config } from '#server/config.ts';
import { withTimeout } from '#server/timeout.ts';

/** The reCAPTCHA action of the contact form's token (CO-3). */
export const CONTACT_ACTION = 'inquirySubmit';

/** The token that the browser sends when no reCAPTCHA is configured (CO-3). */
const STAND_IN = `local-${CONTACT_ACTION}`;

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

/**
 * Verifies a reCAPTCHA token with its service (developers.google.com/recaptcha/docs/verify); without a secret only the
 * local stand-in token passes.
 * @throws {ApiError} 403 (108) not passed, 502 (500) no valid response from the service.
 */
export async function checkRobot(
  { secret, verifyUrl, hosts }: Config['recaptcha'],
  token: string,
): Promise<void> {
  if (secret === undefined) {
    if (token !== STAND_IN) throw notPassed();
    return;
  }
  const verify = async () => {
    const body = new URLSearchParams({ secret, response: token });
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(verifyUrl, { method: 'POST', body, signal });
    return Verdict.parse(await response.json());
  };
  const verdict = await withTimeout(TIMEOUT + 500, verify()).catch(() => {
    throw upstreamFailed('The robot check did not answer');
  });
  const { success, action, score = 0, hostname } = verdict;
  const isHuman = success && action === CONTACT_ACTION && score >= MIN_SCORE;
  // The site key is public: a token for it can be got on a page elsewhere, where people are made to pass the check.
  const isOurs = hostname === undefined || hosts.includes(hostname);
  if (!isHuman || !isOurs) throw notPassed();
}
