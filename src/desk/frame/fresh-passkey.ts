import { DeskFailure } from '#desk/api/desk-failure.ts';
import type { DeskApi } from '#desk/api/desk-api.ts';
import { askForPasskey } from '#desk/browser/passkeys.ts';
import { DESK_ERROR } from '#domain/desk-error-code.ts';

const asksForPasskey = (error: unknown) =>
  error instanceof DeskFailure && error.details?.code === DESK_ERROR.freshPasskeyNeeded;

/** Does what may ask for a passkey of a moment ago; when it does, uses the passkey and does it again, once. */
export async function withFreshPasskey<T>(api: DeskApi, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!asksForPasskey(error)) throw error;
    const { challengeId, options } = await api.challengeFresh();
    await api.proveFresh({ challengeId, response: await askForPasskey(options) });
    return work();
  }
}
