import { expect, test, vi } from 'vitest';
import { askForPasskey, KeyRefusal, makePasskey } from '#desk/browser/passkeys.ts';

const device = vi.hoisted(() => ({ error: new Error('unset') }));
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: () => Promise.reject(device.error),
  startRegistration: () => Promise.reject(device.error),
}));

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof KeyRefusal ? error.kind : error),
  );

test.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'known'],
  ['ConstraintError', 'refused'],
  ['NotSupportedError', 'refused'],
  ['SecurityError', 'refused'],
  ['UnknownError', 'refused'],
  ['Error', 'refused'],
] as const)(
  'a device that throws %s gives no key: %s, never an unreachable desk [DK-1]',
  async (name, kind) => {
    device.error = Object.assign(new Error('of the device'), { name });
    expect(await refusalOf(makePasskey({}))).toBe(kind);
    // Only a device that makes a key says by this name that it has one.
    expect(await refusalOf(askForPasskey({}))).toBe(kind === 'known' ? 'refused' : kind);
  },
);
