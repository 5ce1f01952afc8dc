import { z } from 'zod';
import { ERROR_CODE } from '#domain/error-code.ts';
import { ApiError, upstreamFailed } from '#server/api-error.ts';
import type { Config } from '#server/config.ts';
import { within } from '#server/deadline.ts';

/** The action that the contact form's token is made for (CO-3). */
export const CONTACT_ACTION = 'inquirySubmit';

/** What the browser sends in the embedded shop, where no robot check is configured (CO-3). */
const STAND_IN = `local-${CONTACT_ACTION}`;

/** reCAPTCHA v3 gives 0.0 to robots and 1.0 to people; its documentation advises to begin with the middle. */
const HUMAN_FROM = 0.5;
const GIVE_UP_AFTER = 5_000;

const Verdict = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  score: z.number().optional(),
});

const refused = () => new ApiError(403, ERROR_CODE.unauthorized, 'The robot check was not passed');

/**
 * Judges a robot-check token: with a secret the checking service is asked (developers.google.com/recaptcha/docs/verify),
 * without one only the local stand-in passes.
 * @throws {ApiError} 403 (108) not passed, 502 (500) the service did not answer sensibly.
 */
export async function checkRobot({ secret, verifyUrl }: Config['recaptcha'], token: string): Promise<void> {
  if (secret === undefined) {
    if (token !== STAND_IN) throw refused();
    return;
  }
  const ask = async () => {
    const body = new URLSearchParams({ secret, response: token });
    const signal = AbortSignal.timeout(GIVE_UP_AFTER);
    const answer = await fetch(verifyUrl, { method: 'POST', body, signal });
    return Verdict.parse(await answer.json());
  };
  const verdict = await within(GIVE_UP_AFTER + 500, ask()).catch(() => {
    throw upstreamFailed('The robot check did not answer');
  });
  const human = verdict.success && verdict.action === CONTACT_ACTION && (verdict.score ?? 0) >= HUMAN_FROM;
  if (!human) throw refused();
}
