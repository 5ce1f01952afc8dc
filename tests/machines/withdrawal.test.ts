import { createActor, type EmittedFrom } from 'xstate';
import { expect, test } from 'vitest';
import { withdrawalMachine, type Receipt, type WithdrawalValues } from '#machines/withdrawal.machine.ts';
import { heldPort } from './held-port.ts';

const typed = { name: 'Wanda Nowak', orderNumber: '1001', email: 'wanda@example.pl' };
const problems = { email: 'Podaj prawidłowy adres e-mail' };
const receipt = {
  receiptNumber: 7,
  receivedAt: '2026-11-21T11:05:00.000Z',
  statement: 'Odstępuję.',
  isConfirmed: false,
};

function startWithdrawal() {
  const reviews = heldPort<string, WithdrawalValues>();
  const confirmations = heldPort<Receipt, WithdrawalValues>();
  const actors = { reviewStatement: reviews.logic, confirmStatement: confirmations.logic };
  const input = { values: { name: '', orderNumber: '', email: '' } };
  const actor = createActor(withdrawalMachine.provide({ actors }), { input });
  const emitted: EmittedFrom<typeof withdrawalMachine>[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    reviews,
    confirmations,
    emitted,
    send: actor.send,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

/** The statement is shown, to be confirmed. */
async function startReviewed() {
  const withdrawal = startWithdrawal();
  for (const [name, value] of Object.entries(typed) as [keyof WithdrawalValues, string][])
    withdrawal.send({ type: 'field.change', name, value, problems: {} });
  withdrawal.send({ type: 'form.submit', problems: {} });
  await withdrawal.reviews.last().resolve('Odstępuję.');
  return withdrawal;
}

test('an incomplete form is not sent on, and shows what is wrong [LW-1]', () => {
  const withdrawal = startWithdrawal();
  withdrawal.send({ type: 'form.submit', problems });
  expect(withdrawal.reviews.calls).toHaveLength(0);
  expect(withdrawal.state()).toEqual({ asking: 'rejected' });
  expect(withdrawal.context()).toMatchObject({
    problems,
    touched: { email: true },
    rejections: 1,
  });
  expect(withdrawal.emitted).toEqual([{ type: 'form.rejected' }]);
});

test('what was typed becomes a statement, and one press on it a receipt [LW-1] [LW-2]', async () => {
  const withdrawal = await startReviewed();
  expect(withdrawal.state()).toEqual({ reviewing: 'calm' });
  expect(withdrawal.context().statement).toBe('Odstępuję.');
  expect(withdrawal.confirmations.calls).toHaveLength(0);
  withdrawal.send({ type: 'statement.confirm' });
  withdrawal.send({ type: 'statement.confirm' });
  expect(withdrawal.confirmations.calls.map(({ input }) => input)).toEqual([typed]);
  await withdrawal.confirmations.last().resolve(receipt);
  expect(withdrawal.state()).toBe('received');
  expect(withdrawal.context().receipt).toEqual(receipt);
});

test('a statement that could not be sent stays, and what was typed can be corrected [LW-1] [LW-2]', async () => {
  const withdrawal = await startReviewed();
  withdrawal.send({ type: 'statement.confirm' });
  await withdrawal.confirmations.last().reject(new Error('away'));
  expect(withdrawal.state()).toEqual({ reviewing: 'failed' });
  withdrawal.send({ type: 'statement.change' });
  expect(withdrawal.state()).toEqual({ asking: 'calm' });
  expect(withdrawal.context().values).toEqual(typed);
});
