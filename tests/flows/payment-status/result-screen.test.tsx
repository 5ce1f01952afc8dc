import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createActor } from 'xstate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { resultCopy } from '#copy/purchase/result.ts';
import {
  paymentStatusMachine,
  type PaymentStatusInput,
  type PaymentStatusResponse,
} from '#machines/payment-status.machine.ts';
import { resultTitle } from '#flows/payment-status/result-title.ts';
import { ResultScreen } from '#flows/payment-status/result-screen.tsx';
import { heldPort } from '#tests/machines/held-port.ts';

/** The result page of order 5, its questions held by the test. */
function openResult(
  input: PaymentStatusInput = { orderId: 5, customerId: 'abc' },
  kept?: Parameters<typeof ResultScreen>[0]['kept'],
  hasCalendar = true,
) {
  const questions = heldPort<PaymentStatusResponse, PaymentStatusInput>();
  const actor = createActor(
    paymentStatusMachine.provide({ actors: { fetchPaymentStatus: questions.logic } }),
    {
      input,
    },
  );
  actor.start();
  render(
    <ResultScreen
      actor={actor}
      hasCalendar={hasCalendar}
      contactEmail="pomoc@przyklad.pl"
      retryTo="/tarot?wariant=a"
      kept={kept}
    />,
  );
  return {
    actor,
    questions,
    respond: (response: PaymentStatusResponse) => act(() => questions.last().resolve(response)),
  };
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const again = () => screen.queryByRole('button', { name: resultCopy.checkAgain });
const retry = () => screen.queryByRole('link', { name: resultCopy.failed.retry });
const mail = () => document.querySelector('a[href^="mailto:pomoc@przyklad.pl"]');

afterEach(() => {
  vi.useRealTimers();
});

describe('the result screen', () => {
  it('failed, on the device that keeps it all: the order and its question wait, and the way leads to the payment [RD-2] [R66]', async () => {
    const { respond } = openResult(undefined, {
      words: { text: 'Czy zostać?', isIntention: false },
      holds: 'all',
    });
    const order = { orderId: 5, productName: 'Karta', totalPrice: grosze(75_65), fairyName: 'Jagna' };
    await respond({ paymentStatus: 'CANCELED', summary: order });
    expect(text()).toContain('Karta, Jagna„Czy zostać?”75,65 zł');
    expect(text()).toContain('Pytanie i dane czekają w formularzu. Wrócisz prosto do płatności.');
  });

  it('replaced by a newer order: nothing waits here [R66]', async () => {
    const { respond } = openResult();
    await respond({
      paymentStatus: 'CANCELED',
      endedAs: 'REPLACED',
      summary: { orderId: 5, productName: 'Karta', totalPrice: grosze(75_65) },
    });
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('link', { name: resultCopy.failed.retry })).toBeNull();
  });

  it('late, while the shop asks by itself: the button waits with it, and a press is not lost on it [OR-4]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { questions, respond } = openResult();
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(again()).toHaveAttribute('aria-disabled', 'true');
    const asked = questions.calls.length;
    await respond({ paymentStatus: 'PENDING' });
    expect(again()).not.toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(screen.getByRole('button', { name: resultCopy.checkAgain }));
    expect(questions.calls.length).toBe(asked + 1);
  });

  it('in progress while nothing is known [OR-3]', () => {
    openResult();
    expect(title()).toBe('Zamówienie w toku');
    expect(again()).toBeNull();
  });

  it('confirmed: thanks, 12 hours, what was bought [OR-1]', async () => {
    const { respond } = openResult();
    const summary = { orderId: 5, productName: 'Karta', totalPrice: grosze(75_65), fairyName: 'Jagna' };
    await respond({
      paymentStatus: 'COMPLETED',
      summary,
      news: { state: 'AWAITED', email: 'h…@przyklad.pl' },
    });
    expect(title()).toBe('Zamówienie potwierdzone');
    for (const part of ['Dziękujemy', '12 godzin', 'Karta', 'Jagna', '75,65 zł', 'h…@przyklad.pl']) {
      expect(text()).toContain(part);
    }
  });

  const summary = { orderId: 5, productName: 'Karta', totalPrice: grosze(75_65), fairyName: 'Jagna' };

  it('answered: that, when and where to, and no promise [OR-1]', async () => {
    const { respond } = openResult();
    await respond({
      paymentStatus: 'COMPLETED',
      summary,
      news: { state: 'ANSWERED', answeredAt: '2026-11-21T13:03:00Z', email: 'h…@przyklad.pl' },
    });
    expect(title()).toBe('Odpowiedź wysłana');
    expect(text()).toContain('Odpowiedź wysłaliśmy 21.11.2026, 14:03 na h…@przyklad.pl.');
    expect(text()).not.toContain('12 godzin');
    expect(text()).toContain('75,65 zł');
  });

  it.each([
    ['an hour by which it comes', { paidAt: '2126-11-21T13:03:00Z' }, 'najpóźniej', 'nie wcześniej'],
    [
      'of a gift that waits for its day that day alone',
      { paidAt: '2126-11-21T13:03:00Z', isGift: true, sendFrom: '2126-12-24T08:00:00Z' },
      'nie wcześniej',
      'Dodaj do kalendarza',
    ],
    [
      'of a gift whose day has come the hour as of any other',
      { paidAt: '2126-11-21T13:03:00Z', isGift: true, email: 'h…@przyklad.pl' },
      'prezent wyślemy na h…@przyklad.pl w ciągu 12 godzin, najpóźniej',
      'nie wcześniej',
    ],
    [
      'of a gift nothing of the receiver’s address where the giver’s agreement is refused',
      { isGift: true, isMailRefused: true, email: 'h…@przyklad.pl' },
      'list z umową: w adresie',
      'h…@przyklad.pl',
    ],
    [
      'whose address refused the agreement',
      { isMailRefused: true, email: 'h…@przyklad.pl' },
      'list z umową na h…@przyklad.pl: w adresie',
      'Odpowiedź jest gotowa',
    ],
    [
      'which mail is refused: the agreement',
      { isMailRefused: true },
      'list z umową',
      'Odpowiedź jest gotowa',
    ],
    ['which mail is refused: the answer', { isAnswerRefused: true }, 'Odpowiedź jest gotowa', 'list z umową'],
  ] as const)('confirmed, it says %s [OR-1]', async (_, news, said, unsaid) => {
    const { respond } = openResult();
    await respond({ paymentStatus: 'COMPLETED', summary, news: { state: 'AWAITED', ...news } });
    expect(text()).toContain(said);
    expect(text()).not.toContain(unsaid);
  });

  it('the promised minute itself promises nothing any more; the one before it does, without a file where there is none [OR-1]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T02:02:59Z') });
    const news = { state: 'AWAITED', paidAt: '2026-11-21T14:03:00Z' };
    const before = openResult(undefined, undefined, false);
    await before.respond({ paymentStatus: 'COMPLETED', summary, news });
    expect(text()).toContain('najpóźniej');
    expect(text()).not.toContain('Dodaj do kalendarza');
    cleanup();
    vi.setSystemTime(Date.parse('2026-11-22T02:03:00Z'));
    const after = openResult();
    await after.respond({ paymentStatus: 'COMPLETED', summary, news });
    expect(text()).toContain('Obiecana pora minęła.');
  });

  it.each([
    ['Horoskop_urodzeniowy', '/#birth-horoscope'],
    ['Tarot', '/tarot'],
    ['Cos_nowego', undefined],
  ])('the way to one more of %s leads to %s [OR-1]', async (productType, path) => {
    const { respond } = openResult();
    await respond({
      paymentStatus: 'COMPLETED',
      summary: { ...summary, productType },
      news: { state: 'AWAITED' },
    });
    const more = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(more.filter((href) => !href?.startsWith('/odstapienie'))).toEqual(path ? [path] : []);
  });

  it('the minute renews the page, too [OR-1]', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: Date.parse('2026-11-22T02:02:30Z'),
    });
    const { respond } = openResult();
    const news = { state: 'AWAITED', paidAt: '2026-11-21T14:03:00Z' };
    await respond({ paymentStatus: 'COMPLETED', summary, news });
    act(() => vi.advanceTimersByTime(60_000));
    await respond({ paymentStatus: 'COMPLETED', summary, news });
    expect(text()).toContain('Obiecana pora minęła.');
  });

  it.each([
    ['ANSWERED', 'Odpowiedź wysłana'],
    ['CALLED_OFF', 'Zamówienie odwołane'],
  ])(
    'before it says that the hour has passed it asks once: the order is %s [OR-1] [OR-4]',
    async (state, said) => {
      vi.useFakeTimers({
        toFake: ['Date', 'setInterval', 'clearInterval'],
        now: Date.parse('2026-11-22T02:02:30Z'),
      });
      const { questions, respond } = openResult();
      const news = { state: 'AWAITED', paidAt: '2026-11-21T14:03:00Z' };
      await respond({ paymentStatus: 'COMPLETED', summary, news });
      act(() => vi.advanceTimersByTime(180_000));
      expect(questions.calls).toHaveLength(2);
      expect(text()).not.toContain('Obiecana pora minęła.');
      expect(title()).toBe('Zamówienie potwierdzone');
      await respond({ paymentStatus: 'COMPLETED', summary, news: { ...news, state } });
      expect(title()).toBe(said);
    },
  );

  it('an hour that passes on an open page is promised no more: it is sorry, and says where to write [OR-1]', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: Date.parse('2026-11-22T02:02:30Z'),
    });
    const { respond } = openResult();
    const paid = {
      paymentStatus: 'COMPLETED',
      summary,
      news: { state: 'AWAITED', paidAt: '2026-11-21T14:03:00Z' },
    };
    await respond(paid);
    expect(text()).toContain('Dodaj do kalendarza');
    expect(mail()).toBeNull();
    // A timer of a page in the background comes late; she reads the page as soon as it is shown.
    vi.setSystemTime(Date.parse('2026-11-22T02:03:30Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await respond(paid);
    expect(text()).toContain('Obiecana pora minęła.');
    for (const over of ['Dodaj do kalendarza', 'najpóźniej', '12 godzin']) expect(text()).not.toContain(over);
    expect(mail()).not.toBeNull();
  });

  it.each([
    { paymentStatus: 'PENDING' },
    { paymentStatus: 'COMPLETED', news: { state: 'AWAITED' } },
    { paymentStatus: 'COMPLETED', news: { state: 'ANSWERED' } },
    { paymentStatus: 'COMPLETED', news: { state: 'CALLED_OFF' } },
    { paymentStatus: 'CANCELED' },
    { paymentStatus: 'CANCELED', endedAs: 'LEFT' },
    { paymentStatus: 'CANCELED', endedAs: 'REPLACED' },
  ])('the title of the window is the heading of the page: %j [A3]', async (response) => {
    const { respond, actor } = openResult();
    await respond({ summary, ...response });
    expect(resultTitle(actor.getSnapshot())).toBe(title());
  });

  it('called off: that, no promise and no second payment [OR-1]', async () => {
    const { respond } = openResult();
    await respond({ paymentStatus: 'COMPLETED', summary, news: { state: 'CALLED_OFF' } });
    expect(title()).toBe('Zamówienie odwołane');
    expect(text()).not.toContain('12 godzin');
    expect(text()).toContain('Odpowiedź już nie przyjdzie');
    expect(retry()).toBeNull();
    expect(mail()).not.toBeNull();
  });

  it.each([
    [0, 'Odpowiedź już nie przyjdzie. Nic nie zapłacono, więc nie ma czego zwracać.'],
    [75_65, 'Odpowiedź już nie przyjdzie. Napisz do nas, jeśli masz pytania o zwrot pieniędzy.'],
  ])('called off, for %i grosze, with no money on its way: what is so [OR-1]', async (price, words) => {
    const { respond } = openResult();
    const order = { ...summary, totalPrice: grosze(price) };
    await respond({ paymentStatus: 'COMPLETED', summary: order, news: { state: 'CALLED_OFF' } });
    expect(text()).toContain(words);
  });

  it.each(['AWAITED', 'ANSWERED', 'CALLED_OFF'])(
    '%s and refunded in part: how much [OR-1]',
    async (state) => {
      const { respond } = openResult();
      await respond({ paymentStatus: 'COMPLETED', summary, news: { state, refunded: grosze(25_00) } });
      expect(text()).toMatch(/Zapłacono75,65 zł/);
      expect(text()).toMatch(/Zwrot25,00 zł/);
      expect(text().includes('25,00 zł wraca do ciebie')).toBe(state === 'CALLED_OFF');
    },
  );

  it('failed: tips, e-mail, and the way back to the same choice [OR-2] [OR-6]', async () => {
    const { respond } = openResult();
    await respond({ paymentStatus: 'CANCELED' });
    expect(title()).toBe('Zamówienie nieudane');
    expect(text()).toContain('limity płatności');
    // Nothing is kept here: another device, or no scripts.
    expect(text()).toContain('Formularz wypełnij jeszcze raz.');
    expect(text()).not.toContain('nic nie przepadło');
    expect(retry()).toHaveAttribute('href', '/tarot?wariant=a');
    expect(mail()).not.toBeNull();
  });

  it.each([
    ['words', 'Pytanie czeka w formularzu. Brakujące dane wpisz jeszcze raz.'],
    ['customer', 'twoje dane czekają w formularzu. Własne słowa i kupon, jeśli były, wpisz jeszcze raz'],
    ['nothing', 'Najpierw oblicz wykres jeszcze raz'],
  ] as const)(
    'failed, where the form holds %s: what waits and what does not [RD-2] [R66]',
    async (holds, hint) => {
      const { respond } = openResult(undefined, {
        words: { text: 'Czy zostać?', isIntention: false },
        holds,
      });
      await respond({ paymentStatus: 'CANCELED' });
      expect(text()).toContain(hint);
      expect(text()).not.toContain('nic nie przepadło');
    },
  );

  it.each([
    ['LEFT', resultCopy.left.says],
    ['REPLACED', resultCopy.replaced.says],
    ['SOMETHING_NEW', resultCopy.failed.lead],
  ])('canceled, ended as %s: told as what it is [RD-8]', async (endedAs, words) => {
    const { respond } = openResult();
    await respond({ paymentStatus: 'CANCELED', endedAs });
    expect(title()).toBe('Zamówienie nieudane');
    expect(text()).toContain(words.replaceAll('\u00a0', ' '));
  });

  it.each(['WAITING_FOR_CONFIRMATION', 'SOMETHING_NEW'])(
    '%s: asked again only by hand [OR-3] [OR-4]',
    async (word) => {
      const { respond, questions } = openResult();
      await respond({ paymentStatus: word });
      expect(title()).toBe('Zamówienie w toku');
      expect(questions.calls).toHaveLength(1);
      fireEvent.click(again() as HTMLElement);
      await act(async () => {});
      expect(questions.calls).toHaveLength(2);
    },
  );

  it('an incomplete address: not known, nothing asked [OR-4]', () => {
    const { questions, actor } = openResult({ orderId: 5, customerId: '' });
    expect(title()).toBe('Nie znamy tego zamówienia');
    expect(resultTitle(actor.getSnapshot())).toBe(title());
    expect(questions.calls).toEqual([]);
  });
});

it('a status that can not be had: maybe it went well, so no way to pay twice; who asks again finds the focus at the title [OR-6] [A20]', async () => {
  const questions = heldPort<PaymentStatusResponse, PaymentStatusInput>();
  const machine = paymentStatusMachine.provide({
    actors: { fetchPaymentStatus: questions.logic },
    delays: { retryAfter: 0 },
    guards: { canRetry: () => false },
  });
  const actor = createActor(machine, { input: { orderId: 5, customerId: 'abc' } }).start();
  render(<ResultScreen actor={actor} hasCalendar contactEmail="pomoc@przyklad.pl" retryTo="/tarot" />);
  await act(() => questions.last().reject(new Error('offline')));
  expect(title()).toBe('Nie ma połączenia');
  expect(resultTitle(actor.getSnapshot())).toBe(title());
  expect(text()).toContain(resultCopy.unreachable.lead);
  expect(retry()).toBeNull();
  expect(mail()).not.toBeNull();
  again()?.focus();
  fireEvent.click(again() as HTMLElement);
  await act(async () => {});
  expect(questions.calls).toHaveLength(2);
  expect(again()).toBeNull();
  await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
