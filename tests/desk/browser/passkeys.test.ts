import { describe, expect, test, vi } from 'vitest';
import { unwrap, type DeskClient } from '#desk/api/desk-client.ts';
import { DeskFailure } from '#desk/api/desk-failure.ts';
import { askForPasskey, isCancelled, KeyRefusal, makePasskey } from '#desk/browser/passkeys.ts';
import { withFreshPasskey } from '#desk/frame/fresh-passkey.ts';

const device = vi.hoisted(() => ({ error: new Error('unset'), hasKey: false }));
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: () => (device.hasKey ? Promise.resolve({ id: 'key' }) : Promise.reject(device.error)),
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

describe('what asks for a key of a moment ago [DK-1]', () => {
  /** A server that asks so often, or refuses, and what it was called for. */
  function asking(times: number, code: 203 | 213) {
    const called: string[] = [];
    const answer = (path: string): Promise<{ data?: unknown; error?: unknown; response: Response }> => {
      called.push(path);
      const none = { response: new Response(null, { status: 204 }) };
      if (path === '/fresh/challenge')
        return Promise.resolve({ data: { challengeId: 'c', options: {} }, response: new Response() });
      if (path === '/fresh') return Promise.resolve(none);
      times -= 1;
      const refused = { error: { code, message: '' }, response: new Response(null, { status: 403 }) };
      return Promise.resolve(times >= 0 ? refused : none);
    };
    const client = { POST: answer } as unknown as DeskClient;
    return { called, done: withFreshPasskey(client, () => unwrap(client.POST('/sign-out'))) };
  }

  test('is done again after the key, once', async () => {
    device.hasKey = true;
    const { called, done } = asking(1, 203);
    await done;
    expect(called).toEqual(['/sign-out', '/fresh/challenge', '/fresh', '/sign-out']);
    const twice = asking(2, 203);
    await expect(twice.done).rejects.toMatchObject({ status: 403 });
    expect(twice.called).toHaveLength(4);
  });

  test('is not done where the key is not given, which is no refusal of the server', async () => {
    device.hasKey = false;
    device.error = Object.assign(new Error('of the device'), { name: 'NotAllowedError' });
    const { called, done } = asking(1, 203);
    const error: unknown = await done.catch((thrown: unknown) => thrown);
    expect(isCancelled(error)).toBe(true);
    expect(isCancelled(new KeyRefusal('refused', undefined))).toBe(false);
    expect(called).toEqual(['/sign-out', '/fresh/challenge']);
  });

  test('asks for no key where another refusal comes', async () => {
    const { called, done } = asking(1, 213);
    await expect(done).rejects.toBeInstanceOf(DeskFailure);
    expect(called).toEqual(['/sign-out']);
  });
});
