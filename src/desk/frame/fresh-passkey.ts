import { unwrap, type DeskClient } from '#desk/api/desk-client.ts';
import { DeskFailure } from '#desk/api/desk-failure.ts';
import { askForPasskey } from '#desk/browser/passkeys.ts';
import { DESK_ERROR } from '#domain/desk/error-code.ts';

const asksForPasskey = (error: unknown) =>
  error instanceof DeskFailure && error.details?.code === DESK_ERROR.freshPasskeyNeeded;

/** Does what may ask for a passkey of a moment ago; when it does, uses the passkey and does it again, once. */
export async function withFreshPasskey<T>(client: DeskClient, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!asksForPasskey(error)) throw error;
    const { challengeId, options } = await unwrap(client.POST('/fresh/challenge'));
    await unwrap(client.POST('/fresh', { body: { challengeId, response: await askForPasskey(options) } }));
    return work();
  }
}
