import { readWorkToken, workSubject, workTest } from '#domain/typed/robot-work.ts';
import { afterEach, expect, it, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  return (await import('#browser/robot-check.ts')).robotCheckToken;
};
const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="recaptcha"]');

afterEach(() => {
  document.head.replaceChildren();
  delete window.grecaptcha;
});

it('without a site key our own work, and nothing of somebody else’s [CO-3]', async () => {
  const robotCheckToken = await load();
  const token = await robotCheckToken(undefined, ['Anna', 'Dzień dobry']);
  const { day = '', work = 0 } = readWorkToken(token) ?? {};
  expect(workTest(workSubject(['Anna', 'Dzień dobry'], day))(work)).toBe(true);
  expect(script()).toBeNull();
});

it('our own work waits for no timer, which a tab out of sight runs once a second, and lets others do theirs [CO-3]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  let others = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    others += 1;
    port2.postMessage(undefined);
  };
  port2.postMessage(undefined);
  const { doRobotWork } = await import('#browser/robot-work.ts');
  // Of several messages none is likely to be lucky at once.
  for (const name of ['Anna', 'Beata', 'Celina', 'Dorota']) await doRobotWork([name]);
  port1.close();
  vi.useRealTimers();
  expect(others).toBeGreaterThan(1);
});

it('with one, a token for the action inquirySubmit; the script comes once [CO-3]', async () => {
  const robotCheckToken = await load();
  const execute = vi.fn(async () => 'a-token');
  const tokens = [robotCheckToken('key&1', []), robotCheckToken('key&1', [])];
  window.grecaptcha = { ready: (ready) => ready(), execute };
  script()?.onload?.(new Event('load'));
  expect(await Promise.all(tokens)).toEqual(['a-token', 'a-token']);
  expect(execute).toHaveBeenCalledWith('key&1', { action: 'inquirySubmit' });
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  expect(script()?.src).toContain('render=key%261');
});

it('a script that does not come is a failure, and is tried again the next time [CO-3]', async () => {
  const robotCheckToken = await load();
  const token = robotCheckToken('key', []);
  script()?.onerror?.(new Event('error'));
  await expect(token).rejects.toThrow('could not be loaded');
  script()?.remove();
  robotCheckToken('key', []).catch(() => undefined);
  expect(script()).not.toBeNull();
});

it('nor is one that comes without its work [CO-3]', async () => {
  const robotCheckToken = await load();
  const token = robotCheckToken('key', []);
  script()?.onload?.(new Event('load'));
  await expect(token).rejects.toThrow('did not start');
});

it.each([
  ['that never comes', () => undefined],
  [
    'that loads and is never ready',
    () => {
      window.grecaptcha = { ready: () => undefined, execute: async () => '' };
      script()?.onload?.(new Event('load'));
    },
  ],
  [
    'whose token never comes',
    () => {
      window.grecaptcha = { ready: (ready) => ready(), execute: () => new Promise(() => undefined) };
      script()?.onload?.(new Event('load'));
    },
  ],
])('a check %s ends by our own clock, and the next press begins anew [CO-3]', async (_what, act) => {
  vi.useFakeTimers();
  const robotCheckToken = await load();
  const token = robotCheckToken('key', []);
  act();
  const ended = token.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(String(await ended)).toContain('did not answer');
  vi.useRealTimers();
  document.head.replaceChildren();
  const again = robotCheckToken('key', []);
  window.grecaptcha = { ready: (ready) => ready(), execute: async () => 'a-token' };
  script()?.onload?.(new Event('load'));
  expect(await again).toBe('a-token');
});

it('nor is a refusal of the check kept for the next press [CO-3]', async () => {
  const robotCheckToken = await load();
  const execute = vi.fn(async (): Promise<string> => {
    throw new Error('refused');
  });
  window.grecaptcha = { ready: (ready) => ready(), execute };
  const first = robotCheckToken('key', []);
  script()?.onload?.(new Event('load'));
  await expect(first).rejects.toThrow('refused');
  document.head.replaceChildren();
  void robotCheckToken('key', []).catch(() => undefined);
  expect(script()).not.toBeNull();
});
