import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Options = Record<string, unknown>;
type Credential = Record<string, unknown>;

/** Whether this browser knows passkeys. */
export const knowsPasskeys = () => browserSupportsWebAuthn();

/** Whether a person closed the passkey's window, or let its time pass. */
export const isCancelled = (error: unknown) =>
  error instanceof WebAuthnError || (error instanceof Error && error.name === 'NotAllowedError');

/** Asks the device for a passkey. The options are the server's. */
export const askForPasskey = async (options: Options): Promise<Credential> => ({
  ...(await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  })),
});

/** Lets the device make a passkey. The options are the server's. */
export const makePasskey = async (options: Options): Promise<Credential> => ({
  ...(await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  })),
});
