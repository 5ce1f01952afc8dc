import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import type { Books } from '#desk/domain/wire.ts';
import { createDeskClient } from '#desk/api/desk-client.ts';
import BooksPage from '#desk/books/books-page.tsx';
import { PayoutRow } from '#desk/books/payout-row.tsx';
import { axeFindings } from '#tests/kit/axe.ts';
import { reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

const ENTRY: Books['entries'][number] = {
  kind: 'refund',
  at: '2026-01-12T10:00:00Z',
  orderId: 1007,
  paymentId: 'p',
  provider: 'STRIPE',
  providerPaymentId: 'pi_1',
  productName: 'Trzy karty',
  amount: grosze(-2_500),
  currency: 'PLN',
};
const SUM = {
  currency: 'PLN',
  count: 300,
  sales: grosze(100_000),
  refunds: grosze(2_500),
  chargebacks: grosze(0),
  total: grosze(97_500),
};

function drawn(path: string, operations = ['getBooks'], sums = [SUM]) {
  const client = createDeskClient(async ({ url }) => {
    const month = url.slice(-7);
    const entries = sums.length > 0 ? [ENTRY] : [];
    return reply<'getBooks'>({
      month,
      first: '2025-12',
      current: '2026-02',
      sums,
      vat: grosze(18_232),
      givenAway: grosze(1_500),
      moreInvoices: true,
      fees: {
        sums: [
          { currency: 'PLN', amount: grosze(4_321) },
          { currency: 'EUR', amount: grosze(120) },
        ],
        untold: 5,
        untoldTells: 0,
      },
      invoices:
        sums.length > 0
          ? [{ orderId: 1009, productName: 'Trzy karty', askedOn: '2026-01-30', dueOn: '2026-02-15' }]
          : [],
      entries,
    });
  });
  renderDesk(client, operations, path, <BooksPage />);
}
const months = async () =>
  within(await screen.findByRole('navigation', { name: 'Miesiące' }))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('a month shows its sums and movements, leads to those beside it, and says what the file has more [DK-20]', async () => {
  drawn('/ksiegowosc?miesiac=2026-01');
  const sums = within(await screen.findByRole('region', { name: 'Razem' }));
  expect(sums.getByText('Zostaje').nextElementSibling).toHaveTextContent('975,00 zł');
  expect(sums.getByText('Zwroty').nextElementSibling).toHaveTextContent('−25,00 zł');
  expect(screen.getByRole('link', { name: /1007$/ }).closest('td')).toHaveTextContent('Trzy karty');
  expect(screen.getByText(/^Tu jest pierwsze 1 z\s300/)).toBeDefined();
  expect(await months()).toEqual([
    ['grudzień 2025', '/ksiegowosc?miesiac=2025-12'],
    ['luty 2026', '/ksiegowosc?miesiac=2026-02'],
  ]);
  expect(screen.queryByText(/^Ten miesiąc jeszcze trwa/)).toBeNull();
  // Rail and dock are the same menu; the stylesheet shows one of them.
  expect((await axeFindings()).filter((finding) => !finding.startsWith('landmark-unique'))).toEqual([]);
});

test('what banks took back is said with a minus, beside the refunds [DK-20]', async () => {
  drawn('/ksiegowosc?miesiac=2026-01', ['getBooks'], [{ ...SUM, chargebacks: grosze(4_900) }]);
  const sums = within(await screen.findByRole('region', { name: 'Razem' }));
  expect(sums.getByText('Obciążenia zwrotne').nextElementSibling).toHaveTextContent('−49,00 zł');
});

test.each(['2026-01', 'inny'])(
  'without a month in its address (%s) it is the one in Warsaw',
  async (typed) => {
    vi.useFakeTimers({ now: Date.parse('2026-01-31T23:30:00Z'), toFake: ['Date'] });
    try {
      drawn(`/ksiegowosc?miesiac=${typed}`);
      const name = typed === 'inny' ? 'luty 2026' : 'styczeń 2026';
      expect(await screen.findByRole('heading', { name })).toBeDefined();
    } finally {
      vi.useRealTimers();
    }
  },
);

test('the month that runs is marked so, and nothing comes after it; nor before the first, which was empty [DK-20]', async () => {
  drawn('/ksiegowosc?miesiac=2026-02');
  expect(await screen.findByText(/^Ten miesiąc jeszcze trwa/)).toBeDefined();
  expect(await months()).toEqual([['styczeń 2026', '/ksiegowosc?miesiac=2026-01']]);
});

test('an empty month says so and offers no file, and one that is over promises nothing [DK-20]', async () => {
  drawn('/ksiegowosc?miesiac=2025-12', ['getBooks'], []);
  expect(await screen.findByText('Ten miesiąc się skończył, więc już się nie zmieni.')).toBeDefined();
  expect(await screen.findByText('W tym miesiącu nic nie przyszło ani nie wróciło')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Pobierz CSV' })).toBeNull();
  expect((await months()).map(([name]) => name)).toEqual(['styczeń 2026']);
});

test('beside its sums a month says what is VAT, given away and kept, and what no provider told [DK-20]', async () => {
  drawn('/ksiegowosc?miesiac=2026-01');
  const sums = within(await screen.findByRole('region', { name: 'Dla księgowej' }));
  const said = (name: string) => sums.getAllByText(name)[0]?.nextElementSibling;
  expect(said('VAT w kwocie, która zostaje')).toHaveTextContent('182,32 zł');
  expect(said('Zniżki z kuponów')).toHaveTextContent('15,00 zł');
  expect(said('Prowizje operatorów od sprzedaży')).toHaveTextContent('43,21 zł');
  expect(sums.getByText(/^1\.20\sEUR$/)).toBeDefined();
  expect(sums.getByText(/^Przy 5\ssprzedażach/)).toHaveTextContent(/PayU podaje ją tylko w swoim panelu\.$/);
  const invoices = within(screen.getByRole('region', { name: 'Faktury do wystawienia' }));
  expect(invoices.getByRole('link')).toHaveAttribute('href', '/zamowienia/1009#faktura');
  expect(
    invoices.getByText('To 1 najpilniejszych. Następne pokażą się, gdy te dostaną numery.'),
  ).toBeDefined();
  expect(invoices.getByText(/prośba z\s30 stycznia 2026, wystaw do\s15 lutego 2026/)).toBeDefined();
});

test('a share that is no number moves the focus to its field [DK-20] [owner row 16]', async () => {
  const onSave = vi.fn();
  const row = {
    fairyId: 'f1',
    name: 'Jagna',
    count: 1,
    sales: grosze(100),
    back: grosze(0),
    total: grosze(100),
    percent: null,
    since: null,
    due: null,
  };
  render(
    <table>
      <tbody>
        <PayoutRow row={row} isBusy={false} onSave={onSave} />
      </tbody>
    </table>,
  );
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Udział w procentach: Jagna' });
  await user.type(field, '12,5');
  await user.click(screen.getByRole('button', { name: /^Zapisz/ }));
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(onSave).not.toHaveBeenCalled();
});
