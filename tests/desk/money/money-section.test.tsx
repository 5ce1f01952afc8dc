import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import type { Money } from '#desk/domain/wire.ts';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskContext, type Desk } from '#desk/frame/desk-context.tsx';
import MoneySection from '#desk/money/money-section.tsx';
import { refusal, reply } from '../desk-replies.ts';
import { MONEY } from './sample-money.ts';

/** The part over a server that answers with `money`, its first decisions as `answers` say, and the requests that it was sent. */
function drawn(money: Money, answers: (() => Response)[] = []) {
  const sent: { path: string; body: unknown }[] = [];
  const client = createDeskClient(async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET') return reply<'getOrderMoney'>(money);
    sent.push({ path: pathname.replace('/desk-api/orders/1001/money/', ''), body: await request.json() });
    if (!pathname.endsWith('/mail')) return answers.shift()?.() ?? reply<'getOrderMoney'>(money);
    return reply<'previewMoneyMail'>({
      from: 'sklep@example.com',
      to: 'a…@example.com',
      subject: 'Zwrot',
      text: 'Oddajemy.',
    });
  });
  const desk = { client, updates: 0, isSignedIn: true } as unknown as Desk;
  render(
    <DeskContext value={desk}>
      <MoneySection orderId={1001} now={Date.now()} />
    </DeskContext>,
  );
  return { sent, user: userEvent.setup() };
}

test('the mail is shown before the decision, with the word that is sent; another amount takes it away [DK-8]', async () => {
  const { sent, user } = drawn(MONEY);
  await user.click(await screen.findByRole('button', { name: 'Oddaj pieniądze' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Oddaj pieniądze' }));
  await user.type(dialog.getByRole('textbox', { name: /^Słowo do klientki/ }), ' Przepraszam. ');
  await user.click(dialog.getByRole('button', { name: 'Pokaż list do klientki' }));
  expect((await dialog.findByText('Oddajemy.')).textContent).toBe('Oddajemy.');
  expect(dialog.getByText('a…@example.com')).toBeDefined();
  expect(sent).toEqual([{ path: 'mail', body: { amount: 4900, word: 'Przepraszam.' } }]);

  const word = dialog.getByRole('textbox', { name: /^Słowo do klientki/ });
  await user.type(word, 'x');
  expect(dialog.queryByText('Oddajemy.')).toBeNull();
  await user.type(word, '{Backspace}');
  expect(await dialog.findByText('Oddajemy.')).toBeDefined();

  await user.click(dialog.getByRole('radio', { name: 'Część' }));
  expect(dialog.queryByText('Oddajemy.')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Pokaż list do klientki' })).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: /^Kwota/ }), '10,50');
  await user.click(dialog.getByRole('button', { name: 'Reklamacja' }));
  await user.click(dialog.getByRole('button', { name: /^Potwierdź kluczem/ }));
  expect(sent.at(-1)).toMatchObject({
    path: 'give-back',
    body: { amount: 1050, reason: 'Reklamacja', word: 'Przepraszam.' },
  });
});

test.each([
  [['closed'], 'Zwrot się nie udał: pieniądze są nadal w sklepie.'],
  [['made_by_hand'], /^Zwrot wycofany, bo część pieniędzy oddano ręcznie/],
  [['made_by_hand', 'closed'], /^Jeden zwrot się nie udał, a inny jest wycofany/],
])('what there is to settle is named as it is: %j [DK-8]', async (failures, words) => {
  const refund = {
    refundId: 'r',
    amount: grosze(100),
    currency: 'PLN',
    state: 'failed' as const,
    requestedAt: '2026-11-26T10:00:00Z',
    requestedBy: 'Jagna',
    isSettled: false,
  };
  const refunds = failures.map((failure, index) => ({ ...refund, refundId: `r${index}`, failure }));
  drawn({ ...MONEY, toSettle: 100, refunds });
  expect(await screen.findByText(words)).toBeDefined();
});

test('a refund that was settled by hand names none of those that are left [DK-8]', async () => {
  const at = '2026-11-26T10:00:00Z';
  const refund = { amount: grosze(100), currency: 'PLN', requestedAt: at, requestedBy: 'provider' };
  const failed = { ...refund, state: 'failed' as const };
  const refunds = [
    { ...failed, refundId: 'r1', failure: 'made_by_hand', isSettled: true },
    { ...failed, refundId: 'r2', failure: 'closed', isSettled: false },
    { ...refund, refundId: 'r3', state: 'done' as const, failure: 'made_by_hand', isSettled: false },
  ];
  drawn({ ...MONEY, toSettle: 100, refunds });
  expect(await screen.findByText('Zwrot się nie udał: pieniądze są nadal w sklepie.')).toBeVisible();
  expect(screen.getAllByText(/u operatora/)[0]).toBeVisible();
});

test('more than is left is told at its field at once, shown in no mail and not sent; all that is left is [DK-8]', async () => {
  const { sent, user } = drawn({ ...MONEY, left: grosze(1000) });
  await user.click(await screen.findByRole('button', { name: 'Oddaj pieniądze' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Oddaj pieniądze' }));
  await user.click(dialog.getByRole('radio', { name: 'Część' }));
  await user.click(dialog.getByRole('button', { name: 'Reklamacja' }));
  const amount = dialog.getByRole('textbox', { name: /^Kwota/ });
  await user.type(amount, '10,01');
  expect(amount).toHaveAccessibleDescription(/^Można oddać najwyżej 10,00.zł$/);
  expect(dialog.queryByRole('button', { name: 'Pokaż list do klientki' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: /^Potwierdź kluczem i oddaj 0,00.zł$/ }));
  expect(sent).toEqual([]);
  await user.type(amount, '{Backspace}');
  expect(amount).toHaveAccessibleDescription(/^Potem zostanie 0,00.zł\.$/);
  const word = dialog.getByRole('textbox', { name: /^Słowo do klientki/ });
  fireEvent.change(word, { target: { value: 'a'.repeat(501) } });
  await user.click(dialog.getByRole('button', { name: /^Potwierdź kluczem i oddaj 10,00.zł$/ }));
  expect(dialog.queryByRole('button', { name: 'Pokaż list do klientki' })).toBeNull();
  expect(sent).toEqual([]);
  fireEvent.change(word, { target: { value: 'a'.repeat(500) } });
  await user.click(dialog.getByRole('button', { name: /^Potwierdź kluczem i oddaj 10,00.zł$/ }));
  expect(sent).toMatchObject([{ path: 'give-back', body: { amount: 1000 } }]);
});

test.each([
  ['Oddaj pieniądze', /^Potwierdź kluczem/],
  ['Odwołaj zamówienie', /^Potwierdź/],
])('%s without a reason: the focus goes to the field that lacks it [DK-8]', async (name, confirm) => {
  const { sent, user } = drawn(MONEY);
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog', { name }));
  await user.click(dialog.getAllByRole('button', { name: confirm }).at(-1) as HTMLElement);
  expect(dialog.getByRole('textbox', { name: 'Powód' })).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a word with marks that nobody sees is told at its field and sends nothing [DK-8]', async () => {
  const { sent, user } = drawn(MONEY);
  await user.click(await screen.findByRole('button', { name: 'Odwołaj zamówienie' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Odwołaj zamówienie' }));
  await user.click(dialog.getByRole('button', { name: 'Reklamacja' }));
  const word = dialog.getByRole('textbox', { name: /^Słowo do klientki/ });
  await user.click(word);
  await user.paste('od prawej \u202Edo lewej');
  expect(word).toHaveAccessibleDescription(/znaki, których nie widać/);
  expect(dialog.queryByRole('button', { name: 'Pokaż list do klientki' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: /^Potwierdź kluczem/ }));
  expect(sent).toEqual([]);
});

test('a decision that fails, or comes after another one, keeps what was typed; the next press repeats it [DK-6] [DK-8]', async () => {
  const { sent, user } = drawn(MONEY, [
    () => {
      throw new TypeError('the line is gone');
    },
    () => refusal<'giveBack'>(409, { code: 210, current: { ...MONEY, version: '2' } }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Oddaj pieniądze' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Oddaj pieniądze' }));
  await user.click(dialog.getByRole('radio', { name: 'Część' }));
  await user.type(dialog.getByRole('textbox', { name: /^Kwota/ }), '5');
  await user.type(dialog.getByRole('textbox', { name: 'Powód' }), 'Spóźniona odpowiedź');
  const confirm = () => user.click(dialog.getByRole('button', { name: /^Potwierdź kluczem/ }));
  await confirm();
  expect(await dialog.findByText(/^Nie udało się\. Spróbuj ponownie/)).toBeVisible();
  await confirm();
  expect(await dialog.findByText(/^To się zmieniło przed chwilą/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Kwota/ })).toHaveValue('5');
  expect(dialog.getByRole('textbox', { name: 'Powód' })).toHaveValue('Spóźniona odpowiedź');
  await confirm();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const bodies = sent.map(({ body }) => body as { key: string; seen: string; amount: number });
  expect(bodies.map(({ seen, amount }) => [seen, amount])).toEqual([
    ['1', 500],
    ['1', 500],
    ['2', 500],
  ]);
  expect(new Set(bodies.map(({ key }) => key)).size, 'one decision, one key').toBe(1);
});

test('a decision that a lost response had made takes its words along, and no other decision takes them over [DK-6] [DK-8]', async () => {
  const { user } = drawn(MONEY, [
    () => refusal<'giveBack'>(409, { code: 210, current: { ...MONEY, version: '2', left: grosze(0) } }),
  ]);
  const ask = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    return within(screen.getByRole('dialog', { name }));
  };
  const wordIn = (dialog: ReturnType<typeof within>) =>
    dialog.getByRole('textbox', { name: /^Słowo do klientki/ });
  const back = (dialog: ReturnType<typeof within>) =>
    user.click(dialog.getAllByRole('button', { name: 'Wróć' }).at(-1) as HTMLElement);
  const asksToStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  const refund = await ask('Oddaj pieniądze');
  await user.type(wordIn(refund), 'Przepraszam.');
  await user.click(refund.getByRole('button', { name: 'Reklamacja' }));
  await back(refund);
  expect(asksToStay()).toBe(true);
  const callOff = await ask('Odwołaj zamówienie');
  expect(wordIn(callOff)).toHaveValue('');
  expect(callOff.getByRole('textbox', { name: 'Powód' })).toHaveValue('');
  await back(callOff);
  const again = await ask('Oddaj pieniądze');
  expect(wordIn(again)).toHaveValue('Przepraszam.');
  await user.click(again.getByRole('button', { name: /^Potwierdź kluczem/ }));
  await again.findByText(/^To się zmieniło przed chwilą/);
  expect(asksToStay(), 'nothing is left to say it with').toBe(false);
});

test('a word that was pasted is not cut: how much is too much is told, and nothing is sent [DK-8]', async () => {
  const { sent, user } = drawn(MONEY);
  await user.click(await screen.findByRole('button', { name: 'Odwołaj zamówienie' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Odwołaj zamówienie' }));
  await user.click(dialog.getByRole('button', { name: 'Reklamacja' }));
  const word = dialog.getByRole('textbox', { name: /^Słowo do klientki/ });
  await user.click(word);
  await user.paste('x'.repeat(502));
  expect(word).toHaveAccessibleDescription(/Za dużo o 2\sznaki/);
  await user.click(dialog.getByRole('button', { name: /^Potwierdź kluczem/ }));
  expect(sent).toEqual([]);
});

test('another word after a lost response gives nothing back twice: it is told, and the next press is a decision of its own [DK-6] [DK-8]', async () => {
  const { sent, user } = drawn(MONEY, [
    () => refusal<'giveBack'>(409, { code: 225, current: { ...MONEY, version: '2', left: grosze(4400) } }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Oddaj pieniądze' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Oddaj pieniądze' }));
  await user.click(dialog.getByRole('radio', { name: 'Część' }));
  await user.type(dialog.getByRole('textbox', { name: /^Kwota/ }), '5');
  await user.click(dialog.getByRole('button', { name: 'Reklamacja' }));
  const confirm = () => user.click(dialog.getByRole('button', { name: /^Potwierdź kluczem/ }));
  await confirm();
  expect(await dialog.findByText(/^Pierwsze naciśnięcie już oddało pieniądze/)).toBeVisible();
  await confirm();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = sent.map(({ body }) => body as { key: string; seen: string });
  expect([first?.seen, second?.seen, first?.key === second?.key]).toEqual(['1', '2', false]);
});

test.each([
  ['Przyjmij tę kwotę', 'accept', /będzie opłacone tą kwotą/],
  ['Oddaj i zamknij zamówienie', 'give-back', /wróci do klientki/],
  ['Zamknij, pieniądze zostają', 'close', /zostają w sklepie/],
])(
  'another amount than asked is decided on after what it does was said: %s [LV-3] [DK-8]',
  async (name, decision, says) => {
    const difference = { asked: grosze(4900), paid: grosze(100), currency: 'PLN' };
    const { sent, user } = drawn({
      ...MONEY,
      paid: grosze(0),
      left: grosze(0),
      canCallOff: false,
      difference,
    });
    await user.click(await screen.findByRole('button', { name }));
    const dialog = within(screen.getByRole('dialog', { name }));
    expect(dialog.getByText(says)).toBeDefined();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Potwierdź kluczem' }));
    expect(sent).toEqual([{ path: 'difference', body: { seen: '1', decision } }]);
  },
);

test('another amount for an order that was paid before can be accepted alone: it ends no paid order [LV-3]', async () => {
  drawn({ ...MONEY, difference: { asked: grosze(4900), paid: grosze(100), currency: 'PLN' } });
  expect(await screen.findByRole('button', { name: 'Przyjmij tę kwotę' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Oddaj i zamknij zamówienie' })).toBeNull();
});

test('what the provider contradicts is said before a refund that failed here, whose money may have gone [DK-8]', async () => {
  const failed = {
    state: 'failed',
    amount: grosze(100),
    currency: 'PLN',
    requestedBy: 'Jagna',
    isSettled: false,
  } as const;
  const refunds = [{ ...failed, refundId: crypto.randomUUID(), requestedAt: '2026-11-22T10:00:00.000Z' }];
  const { user } = drawn({ ...MONEY, toSettle: 1, doubts: ['refund-contradicted'], refunds });
  expect(await screen.findByText(/^Operator płatności mówi o pieniądzach co innego/)).toBeVisible();
  expect(screen.getByText(/^Jest też zwrot, który się tu nie udał/)).toBeVisible();
  expect(screen.queryByText(/pieniądze są nadal w/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Załatwione inną drogą' }));
  expect(screen.getByRole('dialog', { name: 'Załatwione inną drogą' })).toBeVisible();
});

test.each([
  [{ isSettled: false }, /^nie udało się, najpóźniej 10 grudnia/],
  [{ isSettled: true }, 'załatwione inną drogą'],
  [{ isSettled: true, isReplaced: true }, 'nie udało się, zastąpiony innym zwrotem'],
])(
  'a failed refund says what has become of it, its day only while it counts: %j [DK-8]',
  async (change, words) => {
    const failed = {
      refundId: 'r',
      amount: grosze(100),
      currency: 'PLN',
      state: 'failed' as const,
      requestedAt: '2026-11-26T08:00:00Z',
      requestedBy: 'customer',
      reason: 'erased',
      dueOn: '2026-12-10',
    };
    drawn({ ...MONEY, refunds: [{ ...failed, ...change }] });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('Klientka usunęła swoje dane')).toBeVisible();
  },
);

test('a decision that is under way is told at its button [DK-8]', async () => {
  const { sent, user } = drawn({ ...MONEY, doubts: ['refund-over-paid'] }, [
    () => new Promise<never>(() => undefined) as unknown as Response,
  ]);
  await user.click(await screen.findByRole('button', { name: 'Załatwione inną drogą' }));
  const confirm = screen.getByRole('button', { name: /^Potwierdź kluczem/ });
  expect(confirm).not.toHaveAttribute('aria-disabled');
  await user.click(confirm);
  expect(sent).toHaveLength(1);
  expect(confirm).toHaveAttribute('aria-disabled', 'true');
});

test.each(['Oddaj pieniądze', 'Odwołaj zamówienie'])(
  '%s: a word that was typed is asked about before the page is left, also behind a closed dialog [DK-8]',
  async (name) => {
    const { user } = drawn(MONEY);
    const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    await user.click(await screen.findByRole('button', { name }));
    expect(isAsked()).toBe(false);
    await user.type(screen.getByRole('textbox', { name: /^Słowo do klientki/ }), 'Przepraszam.');
    await user.click(screen.getAllByRole('button', { name: 'Wróć' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isAsked()).toBe(true);
  },
);
