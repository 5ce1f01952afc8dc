import { ATTEMPTS_WHILE_WAITING, importWithRetry } from '#islands/import-with-retry.ts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Options = Record<string, unknown>;
type Credential = Record<string, unknown>;

/** Loaded with the first press: no page needs it to be displayed. */
const webAuthn = () => importWithRetry(() => import('@simplewebauthn/browser'), ATTEMPTS_WHILE_WAITING);

/** Whether this browser knows passkeys. */
export const knowsPasskeys = () => typeof window.PublicKeyCredential === 'function';

/** `known`: the device has a key of this person already. `cancelled`: its window was closed, or its time passed. */
export type KeyRefusalKind = 'known' | 'cancelled' | 'refused';

/** A device that made or used no key. `cause` is what the browser threw. */
export class KeyRefusal extends Error {
  constructor(
    readonly kind: KeyRefusalKind,
    cause: unknown,
  ) {
    super(`The device gave no key: ${kind}`, { cause });
  }
}

/** Whether a person closed the passkey's window, or let its time pass. */
export const isCancelled = (error: unknown) => error instanceof KeyRefusal && error.kind === 'cancelled';

/** Names of the browser's errors, from W3C's Web Authentication; any other name is a refusal. */
const OF_ANY = { NotAllowedError: 'cancelled', AbortError: 'cancelled' } as const;
// While a key is used, this name means any odd state of the device.
const OF_MAKING = { ...OF_ANY, InvalidStateError: 'known' } as const;

/** @throws KeyRefusal */
async function ofDevice(
  credential: Promise<object>,
  kinds: Readonly<Record<string, KeyRefusalKind>>,
): Promise<Credential> {
  try {
    return { ...(await credential) };
  } catch (error) {
    // An error of another realm is no `Error` of this one.
    const { name } = error as { name?: string };
    throw new KeyRefusal(kinds[name ?? ''] ?? 'refused', error);
  }
}

/** Asks the device for a passkey. The options are the server's. */
export async function askForPasskey(options: Options): Promise<Credential> {
  const { startAuthentication } = await webAuthn();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return ofDevice(startAuthentication({ optionsJSON }), OF_ANY);
}

/** Lets the device make a passkey. The options are the server's. */
export async function makePasskey(options: Options): Promise<Credential> {
  const { startRegistration } = await webAuthn();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return ofDevice(startRegistration({ optionsJSON }), OF_MAKING);
}
