import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { booksCopy } from '#desk/books/books-copy.ts';
import BooksPage from '#desk/books/books-page.tsx';
import { payoutsCopy } from '#desk/books/payouts-copy.ts';
import PayoutsPage from '#desk/books/payouts-page.tsx';
import { couponsCopy } from '#desk/coupons/coupons-copy.ts';
import CouponsPage from '#desk/coupons/coupons-page.tsx';
import { orderListCopy } from '#desk/orders/order-list-copy.ts';
import { AddressesSection } from '#desk/newsletter/addresses-section.tsx';
import { newsletterCopy } from '#desk/newsletter/newsletter-copy.ts';
import { ExportButton } from '#desk/orders/export-button.tsx';
import { personalDataCopy } from '#desk/personal-data/personal-data-copy.ts';
import PersonalDataPage from '#desk/personal-data/personal-data-page.tsx';
import { grosze } from '#domain/grosze.ts';
import { must } from '#domain/must.ts';
import { refusal, reply } from './desk-replies.ts';
import { renderDesk } from './render-desk.tsx';

/** Who is asked for her passkey breaks it off. */
vi.mock('#desk/browser/passkeys.ts', async (original) => {
  const real = await original<typeof import('#desk/browser/passkeys.ts')>();
  const askForPasskey = () => Promise.reject(new real.KeyRefusal('cancelled', undefined));
  return { ...real, askForPasskey };
});

const SUM = {
  currency: 'PLN',
  count: 1,
  sales: grosze(100),
  refunds: grosze(0),
  chargebacks: grosze(0),
  total: grosze(100),
};
const BOOKS = {
  month: '2026-01',
  first: '2025-12',
  current: '2026-02',
  sums: [SUM],
  vat: grosze(0),
  givenAway: grosze(0),
  moreInvoices: false,
  fees: { sums: [], untold: 0, untoldTells: 0 },
  invoices: [],
  entries: [],
};
const batch = (id: string) => ({
  id,
  name: `Targi ${id}`,
  createdAt: '2026-11-20T10:00:00Z',
  stoppedAt: null,
  count: 50,
  uses: 3,
  discount: '10%',
});
const counts = {
  orders: 3,
  inBooks: 0,
  gifts: 0,
  messages: 0,
  withdrawals: 0,
  newsletter: 0,
  consents: 0,
  ratings: 0,
  mails: 0,
};
const EWA = {
  version: 'v1',
  isErasable: true,
  counts,
  unanswered: [],
  payable: [],
  kept: [],
  retention: { books: 5, backups: 30 },
};
/** What each page shows before its file is asked for. */
const REPLIES: Readonly<Record<string, () => Response>> = {
  '/books/2026-01': () => reply<'getBooks'>(BOOKS as never),
  '/payouts/2026-01': () =>
    reply<'getPayouts'>({ first: '2025-12', current: '2026-02', rows: [], due: grosze(0) } as never),
  '/coupons': () => reply<'listCoupons'>({ coupons: [], batches: [batch('b1'), batch('b2')] } as never),
  '/personal-data': () => reply<'findPersonalData'>(EWA as never),
  '/fresh/challenge': () => reply<'challengeFresh'>({ challengeId: 'c', options: {} } as never),
};
const client = createDeskClient(async ({ url }) => {
  const path = new URL(url).pathname.replace('/desk-api', '');
  return REPLIES[path]?.() ?? refusal<'getMessage'>(404, { code: 100 });
});

interface File {
  page: ReactNode;
  at?: string;
  /** The last button of this name. */
  button: string;
  /** What is called, with what, and how the file is named. */
  sent: readonly [path: string, body: unknown, name: string];
  said: readonly [downloaded: string, cancelled: string, failed: string];
}
const wordsOf = (copy: { downloaded: string; downloadCancelled: string; downloadFailed: string }) =>
  [copy.downloaded, copy.downloadCancelled, copy.downloadFailed] as const;
const FILES: Readonly<Record<string, File>> = {
  'the books of the month that is shown [DK-20]': {
    page: <BooksPage />,
    at: '/ksiegowosc?miesiac=2026-01',
    button: booksCopy.download,
    sent: ['/books/2026-01/csv', undefined, 'ksiegowosc-2026-01.csv'],
    said: wordsOf(booksCopy),
  },
  'the payouts of the month that is shown [DK-20]': {
    page: <PayoutsPage />,
    at: '/ksiegowosc/wyplaty?miesiac=2026-01',
    button: payoutsCopy.download,
    sent: ['/payouts/2026-01/csv', undefined, 'wyplaty-2026-01.csv'],
    said: wordsOf(payoutsCopy),
  },
  'the codes of the row that was pressed [DK-13]': {
    page: <CouponsPage />,
    button: couponsCopy.download,
    sent: ['/coupon-batches/b2/csv', undefined, 'kody.csv'],
    said: wordsOf(couponsCopy),
  },
  'the orders that are shown [DK-7]': {
    page: (
      <ExportButton query={{ state: 'sent', sort: 'oldest', after: 'x', before: 'y' } as never} count={3} />
    ),
    button: orderListCopy.export(3),
    sent: ['/orders/export', { state: 'sent', sort: 'oldest' }, 'zamowienia.csv'],
    said: [orderListCopy.exported, orderListCopy.exportCancelled, orderListCopy.exportFailed],
  },
  'the confirmed addresses [DK-23]': {
    page: <AddressesSection hasAddresses onChange={() => undefined} />,
    button: newsletterCopy.download,
    sent: ['/newsletter-addresses/csv', undefined, 'newsletter.csv'],
    said: [newsletterCopy.downloaded, newsletterCopy.cancelled, newsletterCopy.actionFailed],
  },
  'what is stored about the person who is shown [DK-19]': {
    page: <PersonalDataPage />,
    button: personalDataCopy.download,
    sent: ['/personal-data/file', { email: 'ewa@example.com' }, 'dane-osoby.json'],
    said: wordsOf(personalDataCopy.outcome),
  },
};

const fetched: [path: string, body: unknown][] = [];
const saved: [name: string, address: string][] = [];
let response: Response;
beforeEach(() => {
  fetched.splice(0);
  saved.splice(0);
  // A file is fetched past the client, which would give up waiting for it.
  vi.stubGlobal('fetch', async (request: Request) => {
    const text = await request.text();
    const path = new URL(request.url).pathname.replace('/desk-api', '');
    fetched.push([path, text === '' ? undefined : JSON.parse(text)]);
    return response.clone();
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as Blob).size}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, this.href]);
  });
});

async function press({ page, at = '/', button }: File) {
  const user = renderDesk(
    client,
    ['exportNewsletterAddresses', 'exportOrders', 'exportPersonalData', 'erasePersonalData'],
    at,
    page,
  );
  const field = screen.queryByLabelText('Adres e-mail');
  if (field) await user.type(field, ' Ewa@Example.com{Enter}');
  const again = async () =>
    user.click(must((await screen.findAllByRole('button', { name: button })).at(-1), button));
  await again();
  return again;
}

test.each(Object.entries(FILES))('a file holds %s, is named by it, and is told of', async (_, file) => {
  const [path, body, name] = file.sent;
  response = new Response('file');
  await press(file);
  await screen.findByText(file.said[0]);
  expect([fetched, saved]).toEqual([[[path, body]], [[name, 'blob:4']]]);
});

test.each(Object.entries(FILES))(
  'no file of %s is saved without its passkey, or after a failure',
  async (_, file) => {
    response = refusal<'exportOrders'>(403, { code: 203 });
    const again = await press(file);
    await screen.findByText(file.said[1]);
    response = refusal<'exportOrders'>(500, { code: 500 });
    await again();
    await screen.findByText(file.said[2]);
    expect(saved).toEqual([]);
  },
);
