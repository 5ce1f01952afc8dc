import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import type { DeskWithdrawal } from '#desk/domain/wire.ts';
import WithdrawalsPage from '#desk/withdrawals/withdrawals-page.tsx';
import { axeFindings } from '#tests/kit/axe.ts';
import { refusal, reply } from '../desk-replies.ts';
import { deskUpdates } from '../desk-updates.tsx';
import { renderDesk } from '../render-desk.tsx';

const ONE: DeskWithdrawal = {
  id: 7,
  receivedAt: '2026-11-26T08:00:00Z',
  dueOn: '2026-12-10',
  name: 'Anna',
  orderNumber: '1001',
  email: 'anna@example.com',
  orderId: 1001,
  state: 'waiting',
  needsPerson: true,
  isDenied: false,
  moneyBack: 'none',
  isRepeated: false,
};

function drawn(withdrawals: DeskWithdrawal[]) {
  const calls: string[] = [];
  const client = createDeskClient(async ({ url, method }) => {
    calls.push(`${method} ${new URL(url).pathname}`);
    if (method === 'POST') return new Response(null, { status: 204 });
    return reply<'listWithdrawals'>({ withdrawals, next: null, now: '2026-11-26T09:00:00Z' });
  });
  renderDesk(client, ['listWithdrawals'], '/odstapienia', <WithdrawalsPage />);
  return calls;
}
const row = async () =>
  within(within(await screen.findByRole('region', { name: 'Odstąpienia' })).getByRole('listitem'));

test('one that nobody has proved waits, and is carried out after a question [LW-3]', async () => {
  const calls = drawn([ONE]);
  const user = userEvent.setup();
  expect((await row()).getByText(/Nikt tego jeszcze nie potwierdził/)).toBeDefined();
  await user.click((await row()).getByRole('button', { name: /^Odwołaj i zwróć pieniądze: nr 7/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(calls.some((call) => call.startsWith('POST'))).toBe(false);
  expect((await axeFindings()).filter((finding) => !finding.startsWith('landmark-unique'))).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Odwołaj i zwróć pieniądze' }));
  expect(await screen.findByText('Odstąpienie nr 7 jest wykonywane')).toBeDefined();
  expect(calls).toContain('POST /desk-api/withdrawals/7/carry-out');
});

test('one that its mailbox has denied while the question stood is not carried out: the page says so and shows it as it is [LW-3] [DK-6]', async () => {
  let shown = ONE;
  const sent: unknown[] = [];
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET')
      return reply<'listWithdrawals'>({ withdrawals: [shown], next: null, now: '2026-11-26T09:00:00Z' });
    sent.push(await request.json());
    return refusal<'carryOutWithdrawal'>(409, { code: 210, current: shown });
  });
  const { Updates, hear } = deskUpdates();
  const user = renderDesk(
    client,
    ['listWithdrawals'],
    '/odstapienia',
    <Updates>
      <WithdrawalsPage />
    </Updates>,
  );
  await user.click((await row()).getByRole('button', { name: /^Odwołaj i zwróć pieniądze/ }));
  shown = { ...ONE, isDenied: true };
  hear();
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Odwołaj i zwróć pieniądze' }),
  );
  expect(await screen.findByText(/^To oświadczenie zmieniło się przed chwilą/)).toBeVisible();
  expect((await row()).getByText(/Odbiorca listu mówi, że to nie on/)).toBeVisible();
  await user.click((await row()).getByRole('button', { name: /^Odwołaj i zwróć pieniądze/ }));
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Odwołaj i zwróć pieniądze' }),
  );
  await expect.poll(() => sent).toEqual([{ seen: 'open' }, { seen: 'denied' }]);
});

test.each<[string, Partial<DeskWithdrawal>, RegExp, boolean]>([
  ['by the order’s link', { state: 'under-way', provedBy: 'order-link' }, /odnośnikiem z zamówienia/, false],
  ['by a press', { state: 'called-off', provedBy: 'receipt' }, /Potwierdzone w liście/, false],
  ['by a person', { state: 'called-off', provedBy: 'person', author: 'Ewa' }, /Zdecydowane: Ewa/, false],
  ['by nobody, and denied', { isDenied: true }, /Odbiorca listu mówi, że to nie on/, true],
])('who has proved it is said: %s [LW-3]', async (_, change, words, canDecide) => {
  drawn([{ ...ONE, ...change }]);
  expect((await row()).getByText(words)).toBeDefined();
  expect((await row()).queryByRole('button', { name: /^Odwołaj/ }) !== null).toBe(canDecide);
});

test('a statement without an order, which the desk cannot answer, leads to the mail program until it is dealt with [LW-3]', async () => {
  const { orderId: _, ...unmatched } = { ...ONE, state: 'unmatched' as const };
  drawn([unmatched]);
  const link = (await row()).getByRole('link', { name: 'Odpisz z poczty: nr 7' });
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:anna@example\.com\?subject=O%C5%9Bwiadczenie/),
  );
});

test.each<[string, Partial<DeskWithdrawal>, boolean]>([
  ['the right has ended', { state: 'lost' }, false],
  ['nothing was paid', { state: 'unpaid' }, false],
  ['the money is back', { state: 'called-off', moneyBack: 'done' }, false],
  ['it went back another way', { state: 'called-off', moneyBack: 'settled' }, false],
  ['the order cost nothing', { state: 'called-off', moneyBack: 'nothing-paid' }, false],
  ['the money is on its way', { state: 'called-off', moneyBack: 'under-way' }, true],
  ['the money did not arrive', { state: 'called-off', moneyBack: 'failed' }, true],
  ['an owner decides', { state: 'late' }, true],
])('a day for the money stands where money is owed: %s [LW-6]', async (_, change, isShown) => {
  drawn([{ ...ONE, needsPerson: false, ...change }]);
  expect((await row()).queryByText(/^zwrot do 10 grudnia/) !== null).toBe(isShown);
});
