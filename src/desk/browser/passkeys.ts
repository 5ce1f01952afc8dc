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

/** Whether a person closed the passkey's window, or let its time pass. */
export const isCancelled = (error: unknown) =>
  error instanceof Error && /^(NotAllowedError|AbortError|InvalidStateError|WebAuthnError)$/.test(error.name);

/** Asks the device for a passkey. The options are the server's. */
export async function askForPasskey(options: Options): Promise<Credential> {
  const { startAuthentication } = await webAuthn();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON })) };
}

/** Lets the device make a passkey. The options are the server's. */
export async function makePasskey(options: Options): Promise<Credential> {
  const { startRegistration } = await webAuthn();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { ...(await startRegistration({ optionsJSON })) };
}
