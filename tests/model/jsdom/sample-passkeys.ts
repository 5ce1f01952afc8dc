/** Passkeys of a device that agrees, unless it is asked for another key, in place of `src/desk/browser/passkeys.ts`. */
export const knowsPasskeys = () => true;
export const isCancelled = (error: unknown) => error instanceof DOMException;
const cancelled = (name: string) => Promise.reject(new DOMException('The passkey was not used', name));
export const askForPasskey = (options: object) =>
  'allowCredentials' in options ? cancelled('NotAllowedError') : Promise.resolve({ id: 'klucz' });
export const makePasskey = (options: object) =>
  'excludeCredentials' in options
    ? cancelled('InvalidStateError')
    : 'timeout' in options
      ? cancelled('NotAllowedError')
      : Promise.resolve({ id: 'klucz' });
