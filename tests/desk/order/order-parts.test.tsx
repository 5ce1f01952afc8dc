import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import type { ListedOrder, Order, TimelineEntry } from '#desk/domain/wire.ts';
import { approvalCopy } from '#desk/order/answer/answer-copy.ts';
import { AnswerTimeField, sendMoment } from '#desk/order/answer/send-time.tsx';
import { GiftNotice } from '#desk/order/gift-notice.tsx';
import { OrderHead } from '#desk/order/order-head.tsx';
import { PaymentFacts } from '#desk/order/payment-facts.tsx';
import { Timeline } from '#desk/order/timeline.tsx';
import { OrderQuestions } from '#desk/order/order-questions.tsx';
import { OrdersTable } from '#desk/orders/orders-table.tsx';
import { listed } from '../orders/sample-listed.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const PAID = '2026-11-27T09:00:00Z';
const ORDER = {
  orderId: 1401,
  productName: 'Dla dwojga',
  productType: 'Tarot',
  customer: { name: 'Hanna' },
  partner: { name: 'Jan' },
  promisedUntil: '2026-11-28T10:00:00Z',
  answer: { state: 'approved', approval: { sendAt: '2026-11-29T09:00:00Z' } },
  email: 'h…@przyklad.pl',
  giftEmail: 'z…@przyklad.pl',
  paidAt: PAID,
  payment: {
    provider: 'PAYU',
    status: 'COMPLETED',
    amount: grosze(4_000),
    fullPrice: grosze(5_000),
    couponCode: 'PAPROC20',
  },
  consents: [{ kind: 'terms', at: PAID, version: 'a'.repeat(64) }],
  resultPage: {},
};
const order = (more: object = {}) => ({ ...ORDER, ...more }) as unknown as Order;
const after = (name: string | RegExp) => screen.getByText(name).nextElementSibling;

const facts = (shown: Order, address?: { email: string; giftEmail: string }) =>
  render(
    <PaymentFacts
      order={shown}
      now={NOW}
      address={address}
      problem={undefined}
      onShowAddress={() => undefined}
    />,
  );

test('a gift’s address is its own, a coupon stands beside the full price, and no early start is said [DK-7] [RD-6]', () => {
  facts(order(), { email: 'hanna@przyklad.pl', giftEmail: 'zosia@przyklad.pl' });
  expect(after('Adres')).toHaveTextContent('hanna@przyklad.pl');
  expect(after('Adres prezentu')).toHaveTextContent('zosia@przyklad.pl');
  expect(after('Kupon')).toHaveTextContent(/PAPROC20cena 50,00\szł/);
  expect(after(/^Rozpoczęcie przed upływem/)).toHaveTextContent('nie zażądano');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
    '/zamowienia/1401/list',
  );
});

test('an order without its data leads to no mail [DK-7]', () => {
  facts(order({ strippedAt: PAID }));
  expect(screen.queryByRole('link')).toBeNull();
});

test('the head names both, and says how late it is unless it has ended or waits approved [DK-5]', () => {
  const head = (shown: Order, isEnded = false) => (
    <OrderHead
      order={shown}
      back={{ to: '/' }}
      previous={undefined}
      next={undefined}
      now={NOW}
      isEnded={isEnded}
    />
  );
  const { rerender } = render(head(order()));
  expect(screen.getByText(/dla: Hanna i Jan$/)).toBeDefined();
  expect(screen.queryByText(/po czasie/)).toBeNull();
  const failed = order({
    answer: { state: 'approved', approval: { ...ORDER.answer.approval, mail: 'failed' } },
  });
  rerender(head(failed));
  expect(screen.getAllByText(/po czasie/)).not.toHaveLength(0);
  rerender(head(failed, true));
  expect(screen.queryByText(/po czasie/)).toBeNull();
});

test.each([
  ['/', 'Kolejka', '/'],
  ['/?filtr=moje', 'Kolejka', '/?filtr=moje'],
  ['/zamowienia?stan=sent', 'Zamówienia', '/zamowienia?stan=sent'],
])('the way back to %s is called %s, and its neighbours by their numbers [DK-7]', (to, name, href) => {
  render(
    <OrderHead order={order()} back={{ to }} previous={1400} next={undefined} now={NOW} isEnded={false} />,
  );
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [name, href],
    ['1400 K', '/zamowienia/1400'],
  ]);
});

test.each([
  [5, /1\smin/],
  [29, /1\smin/],
  [150, /3\smin/],
])(
  'an answer that was read for %i seconds was read for whole minutes, and never for none [DK-7]',
  (seconds, words) => {
    const entry = {
      what: 'answer.approved',
      at: PAID,
      actor: { kind: 'person', name: 'Jagna' },
      readSeconds: seconds,
    };
    render(<Timeline entries={[entry as unknown as TimelineEntry]} now={NOW} />);
    expect(screen.getByText(words)).toBeDefined();
  },
);

test('a gift with a day says from when on it leaves, one without says nothing of it [RD-6]', () => {
  const { rerender } = render(<GiftNotice gift={{ from: '2026-12-24T08:00:00Z' }} now={NOW} />);
  expect(screen.getByText(/^Nie wyjdzie wcześniej niż 24\sgrudnia, 9:00/)).toBeDefined();
  rerender(<GiftNotice gift={{}} now={NOW} />);
  expect(screen.queryByText(/^Nie wyjdzie wcześniej/)).toBeNull();
});

test('the history says who it was, and of an order that was called off what goes back [DK-7]', () => {
  const entry = (what: TimelineEntry['what'], more: object) => ({ what, at: PAID, ...more }) as TimelineEntry;
  const entries = [
    entry('order.called-off', {
      actor: { kind: 'person', isMe: true, name: 'Ludmiła' },
      amount: grosze(4_000),
    }),
    entry('order.paid', { actor: { kind: 'provider' }, amount: grosze(4_000) }),
  ];
  render(<Timeline entries={entries} now={NOW} />);
  const [off, paid] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(off).toMatch(/Ty: zamówienie odwołanewraca 40,00\szł$/);
  expect(paid).toMatch(/Operator płatności: .*godzin40,00\szł$/);
});

test('no time after the promised one is taken [DK-6]', () => {
  const promised = '2026-11-28T15:00:00.000Z';
  expect(sendMoment({ isTimed: true, time: '16:00' }, promised, NOW)).toEqual({ sendAt: promised });
  expect(sendMoment({ isTimed: true, time: '16:01' }, promised, NOW).problem).toMatch(/Najpóźniej 16:00\.$/);
});

test.each([null, '2026-11-28T11:59:00Z', '2026-11-28T12:00:00Z'])(
  'once the promise is past (%s) a chosen time counts no more, and none is asked for [DK-6]',
  (promisedUntil) => {
    const value = { isTimed: true, time: '16:00' };
    expect(sendMoment(value, promisedUntil, NOW)).toEqual({ sendAt: undefined });
    const rest = { value, promisedUntil, problem: undefined, now: NOW, onChange: () => undefined };
    const { rerender } = render(<AnswerTimeField {...rest} notBefore={undefined} />);
    expect(screen.getByText(approvalCopy.past)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    // A gift's day that is over holds nothing back.
    rerender(<AnswerTimeField {...rest} notBefore="2026-11-28T12:00:00Z" />);
    expect(screen.getByText(approvalCopy.past)).toBeVisible();
  },
);

test.each<[Partial<ListedOrder>, string]>([
  [{}, 'wyjdzie o 15:00'],
  [{ mail: 'failed' }, 'list nie doszedł'],
  [{ state: 'sent' }, '15:00'],
  [{ state: 'sent', correctingSince: '2026-11-28T10:00:00Z' }, 'poprawiana, od: 11:00'],
  [{ state: 'unpaid', at: '2026-11-28T12:00:00Z' }, 'termin zapłaty minął'],
])('in the list of orders %j is: %s [DK-7]', (more, words) => {
  const linkTo = (sort: string) => ({ to: `/zamowienia?sort=${sort}`, state: undefined });
  render(
    <OrdersTable
      rows={[{ orderId: 7, order: listed(more) }]}
      now={NOW}
      sort="newest"
      isWhole
      current={undefined}
      linkTo={linkTo}
    />,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/zamowienia?sort=oldest',
    '/zamowienia?sort=dearest',
    '/zamowienia/7',
  ]);
});

const HANNA = { name: 'Hanna', birthDate: '1996-07-30', birthTime: '06:15', city: 'Łódź' };
const JAN = { name: 'Jan', birthDate: '1990-01-02' };
const asked = (...texts: string[]) => texts.map((content, at) => ({ sequenceNumber: at + 1, content }));
const questions = (more: object) => (
  <OrderQuestions
    order={order({ customer: HANNA, partner: null, earlier: [], now: '2026-11-28T12:00:00Z', ...more })}
  />
);

test.each([
  ['Wrozba', asked('Czy wrócę?', 'Kiedy?'), null, 'Hanna pyta', ['I.Czy wrócę?', 'II.Kiedy?'], undefined],
  ['Tarot', asked('O pracy.'), null, 'Hanna pyta', ['I.O pracy.'], undefined],
  ['Rytual_z_intencja', asked('Dom.'), null, 'Intencja', ['Dom.'], 'Hanna'],
  ['Rytual_partnerski', asked('Zgoda.'), JAN, 'Intencja', ['Zgoda.'], 'Hanna i Jan'],
  ['Rytual_partnerski', [], JAN, 'Dla kogo', [], 'Hanna i Jan'],
  ['Horoskop', [], null, 'Dla kogo', [], 'Hanna'],
  ['Jutrzejsze', asked('Co dalej?'), null, 'Hanna pyta', ['I.Co dalej?'], undefined],
])(
  'of %s with %j the questions’ heading says who asks, what for, or for whom [DK-3]',
  (productType, all, partner, heading, said, names) => {
    render(questions({ productType, questions: all, partner }));
    expect(screen.getByRole('heading').textContent).toBe(heading);
    expect(screen.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(said);
    expect(screen.queryByText(/^Hanna( i Jan)?$/)?.textContent).toBe(names);
  },
);

test('the other person’s birth stands beside the customer’s; what nobody gave and what was removed are told apart [DK-3]', () => {
  const shown = (more: object) => questions({ productType: 'Tarot_partnerski', questions: [], ...more });
  const { rerender } = render(shown({ partner: JAN }));
  const births = () =>
    screen
      .getAllByText('Data urodzenia')
      .map((name) => within(name.closest('dl') ?? document.body).getAllByRole('definition'))
      .map((said) => said.map(({ textContent }) => textContent));
  const none = 'nie podałaliczymy na południe, bez domów';
  expect(births()).toEqual([
    ['30 lipca 1996', '06:15', 'Łódź'],
    ['Jan', '2 stycznia 1990', none, 'nie podała'],
  ]);
  const removed = { name: null, birthDate: null };
  rerender(shown({ customer: removed, partner: removed }));
  expect(births()).toEqual([
    ['dane usunięte', none, 'nie podała'],
    ['dane usunięte', 'dane usunięte', none, 'nie podała'],
  ]);
  expect(screen.getByText('dane usunięte', { selector: 'p' })).toBeDefined();
  expect(screen.queryByText('Wcześniejsze odpowiedzi dla niej')).toBeNull();
});
