/** Passkeys of a device that agrees, unless it is asked for another key, in place of `@simplewebauthn/browser`. */
interface Asked {
  optionsJSON: object;
}
const throws = (name: string) => Promise.reject(new DOMException('The device gave no key', name));
export const startAuthentication = ({ optionsJSON }: Asked) =>
  'allowCredentials' in optionsJSON ? throws('NotAllowedError') : Promise.resolve({ id: 'klucz' });
export const startRegistration = ({ optionsJSON }: Asked) =>
  'excludeCredentials' in optionsJSON
    ? throws('InvalidStateError')
    : 'timeout' in optionsJSON
      ? throws('NotAllowedError')
      : Promise.resolve({ id: 'klucz' });
