import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskContext, type Desk } from '#desk/frame/desk-context.tsx';
import { personalDataCopy } from '#desk/personal-data/personal-data-copy.ts';
import { usePersonalData } from '#desk/personal-data/use-personal-data.ts';
import { DESK_ERROR, type DeskErrorCode } from '#domain/desk/error-code.ts';
import { must } from '#domain/must.ts';
import { refusal, reply } from '../desk-replies.ts';

const { outcome: words } = personalDataCopy;

const calls: { path: string; body: unknown; answer: (response: Response | Error) => void }[] = [];
beforeEach(() => {
  calls.splice(0);
});
const client = createDeskClient(async (request) => {
  const path = new URL(request.url).pathname.replace('/desk-api', '');
  const body: unknown = await request.json();
  return new Promise<Response>((resolve, reject) => {
    const answer = (response: Response | Error) =>
      response instanceof Error ? reject(response) : resolve(response);
    calls.push({ path, body, answer });
  });
});
const Around = ({ children }: { children: ReactNode }) => (
  <DeskContext value={{ client, isSignedIn: true } as unknown as Desk}>{children}</DeskContext>
);
const found = (version: string) => reply<'findPersonalData'>({ version } as never);

function page() {
  const { result } = renderHook(() => usePersonalData(), { wrapper: Around });
  type Hook = ReturnType<typeof usePersonalData>;
  return {
    now: () => result.current,
    /** Presses, and tells what was sent. */
    press: async (how: (hook: Hook) => Promise<boolean>) => {
      const before = calls.length;
      act(() => void how(result.current));
      await waitFor(() => expect(calls).toHaveLength(before + 1));
      const { answer, ...sent } = must(calls.at(-1), 'call');
      return { sent, answer: (response: Response | Error) => act(async () => answer(response)) };
    },
  };
}
const find = (typed: string) => (hook: ReturnType<typeof usePersonalData>) => hook.find(typed);

test('while another person is looked for, nothing of the one before is shown, nor if she is not found [DK-19]', async () => {
  const { now, press } = page();
  await (await press(find(' Ewa@Example.com'))).answer(found('v1'));
  expect(now().shown).toEqual({ kind: 'stored', email: 'ewa@example.com', data: { version: 'v1' } });
  const next = await press(find('ola@example.com'));
  expect(now().shown).toBeUndefined();
  await next.answer(refusal<'findPersonalData'>(500, { code: 500 }));
  expect([now().shown, now().outcome?.words]).toEqual([undefined, personalDataCopy.findFailed]);
});

const refused = (code: DeskErrorCode, status = 409) => refusal<'erasePersonalData'>(status, { code });
test.each<[string, Response | Error, string]>([
  ['something newer', refused(DESK_ERROR.newerVersion), words.changed],
  ['an answer on its way', refused(DESK_ERROR.mailOnItsWay), words.answerLeaves],
  ['an open order', refused(DESK_ERROR.wrongState), words.openOrders],
  ['a server that refuses', refused(DESK_ERROR.notAllowed, 403), words.eraseFailed.refused],
  ['a lost response', new TypeError('the line is cut'), words.eraseFailed.unknown],
])('%s leaves the data and is told in its own words [DK-19]', async (_, response, said) => {
  const { now, press } = page();
  await (await press(find('ewa@example.com'))).answer(found('v1'));
  const { sent, answer } = await press((hook) => hook.erase('ewa@example.com', 'v1', true));
  expect(sent.body).toEqual({ email: 'ewa@example.com', seen: 'v1', withOpenOrders: true });
  await answer(response);
  expect([now().shown, now().outcome?.words]).toEqual([
    { kind: 'stored', email: 'ewa@example.com', data: { version: 'v1' } },
    said,
  ]);
});
