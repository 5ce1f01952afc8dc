import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { signInMachine, type Person } from '#machines/sign-in.machine.ts';
import { ExpiredDialog } from '#desk/access/expired-dialog.tsx';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { guardLeaving } from '#desk/browser/leave-guard.ts';
import type { Order } from '#desk/domain/wire.ts';
import { AnswerFlow } from '#desk/order/answer/answer-flow.tsx';
import { keepAnswerCopy, readAnswerCopy } from '#desk/order/answer/kept-answer.ts';
import { refusal } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

const AT = '2026-11-26T10:00:00.000Z';
const ORDER: Order = {
  orderId: 7,
  status: 'GENERATING_RESPONSE',
  productName: 'Trzy karty',
  productType: 'Tarot',
  fairy: { id: 'b3f1b3c2-53a5-4f63-8a55-0c46c1a7b0aa', name: 'Jagna' },
  customer: { name: 'Anna', birthDate: '1990-01-01' },
  partner: null,
  questions: [],
  earlier: [],
  notes: [],
  createdAt: AT,
  paidAt: AT,
  promisedUntil: AT,
  resultPage: { paymentStatus: 'COMPLETED' },
  answer: {
    revision: 1,
    state: 'waiting',
    draft: null,
    holder: null,
    unanswered: [],
    approval: null,
    usualWords: null,
    now: AT,
  },
  timeline: [],
  now: AT,
};

/** The dialog over a page, and what it sends to the machine of signing in. */
function drawn(page?: React.ReactNode) {
  const actor = createActor(signInMachine, { input: { invitation: undefined, sample: undefined } }).start();
  const send = vi.spyOn(actor, 'send');
  const client = createDeskClient(async () => refusal<'saveDraft'>(401, { code: 108 }));
  renderDesk(
    client,
    [],
    '/zamowienia/7',
    <>
      {page}
      <ExpiredDialog actor={actor} isOtherRelease={false} />
    </>,
  );
  const goInAnotherWay = () =>
    userEvent.click(screen.getByRole('button', { name: 'Wejdź inaczej', hidden: true }));
  return { send, goInAnotherWay };
}

test('whoever goes in another way is asked first about text that the page would lose', async () => {
  const { send, goInAnotherWay } = drawn();
  let proceed = () => undefined as void;
  const lift = guardLeaving((next) => (proceed = next));
  await goInAnotherWay();
  expect(send).not.toHaveBeenCalled();
  proceed();
  expect(send).toHaveBeenCalledWith({ type: 'entry.open' });
  lift();
});

test('an answer that the device keeps stays there: nobody is asked to discard it', async () => {
  const { send, goInAnotherWay } = drawn(<AnswerFlow order={ORDER} />);
  const editor = document.querySelector('[aria-labelledby=odpowiedz] textarea') ?? expect.fail('no editor');
  fireEvent.change(editor, { target: { value: 'Karty mówią.' } });
  await goInAnotherWay();
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  expect(send).toHaveBeenCalledWith({ type: 'entry.open' });
  expect(readAnswerCopy('1', 7)?.fields).toMatchObject([{ text: 'Karty mówią.' }]);
  keepAnswerCopy('1', 7, undefined);
});

test('an answer that the device could not keep is asked about, as any text', async () => {
  const { send, goInAnotherWay } = drawn(<AnswerFlow order={ORDER} />);
  const editor = document.querySelector('[aria-labelledby=odpowiedz] textarea') ?? expect.fail('no editor');
  fireEvent.change(editor, { target: { value: 'Karty mówią.' } });
  // Full, blocked, or overwritten by another tab.
  localStorage.clear();
  await goInAnotherWay();
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(2);
  expect(send).not.toHaveBeenCalled();
});

test('a key that was broken off is said in the dialog, which can be tried again [DK-1]', async () => {
  const machine = signInMachine.provide({
    actors: {
      readSession: fromPromise<Person | undefined>(() => Promise.resolve(undefined)),
      proveKey: fromPromise<Person>(() => Promise.reject({ kind: 'cancelled' })),
    },
  });
  const actor = createActor(machine, { input: { invitation: undefined, sample: undefined } }).start();
  await expect.poll(() => actor.getSnapshot().can({ type: 'key.use' })).toBe(true);
  const client = createDeskClient(async () => refusal<'saveDraft'>(401, { code: 108 }));
  renderDesk(client, [], '/', <ExpiredDialog actor={actor} isOtherRelease={false} />);
  const key = () => screen.findByRole('button', { name: 'Wejdź kluczem', hidden: true });
  await userEvent.click(await key());
  expect(await screen.findByText(/^Przerwano, zanim klucz zadziałał/)).toBeDefined();
  expect((await key()).getAttribute('aria-disabled')).not.toBe('true');
  actor.stop();
});
