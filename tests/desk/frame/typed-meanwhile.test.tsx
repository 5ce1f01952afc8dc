import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { createDeskClient, type DeskClient } from '#desk/api/desk-client.ts';
import PayoutsPage from '#desk/books/payouts-page.tsx';
import CouponPage from '#desk/coupons/coupon-page.tsx';
import type { Coupon } from '#desk/domain/wire.ts';
import { DeskContext, type Desk } from '#desk/frame/desk-context.tsx';
import { routerLink } from '#desk/frame/router-link.tsx';
import { newsletterCopy } from '#desk/newsletter/newsletter-copy.ts';
import NewsletterPage from '#desk/newsletter/newsletter-page.tsx';
import NewslettersPage from '#desk/newsletter/newsletters-page.tsx';
import { shellCopy } from '#desk/copy/shell.ts';
import { DESK_PAGES, pathOf } from '#desk/pages.ts';
import { MenuLink, MenuLinkContext } from '#desk/ui/menu-link.tsx';
import { grosze } from '#domain/grosze.ts';
import { reply } from '../desk-replies.ts';
import { sampleIssue } from '../newsletter/sample-issue.ts';
import { deskUpdates } from '../desk-updates.tsx';

const OPERATIONS = ['listNewsletters', 'changeCoupon', 'exportNewsletterAddresses'];

/** Pages of the desk in a browser's history, with the router's own links. */
function open(client: DeskClient, path: string, pages: ReactNode) {
  window.history.replaceState(null, '', path);
  const { Updates, hear } = deskUpdates();
  const person = {
    id: '1',
    name: 'Ludmiła',
    role: 'owner',
    brandName: 'Kwiat Paproci',
    operations: OPERATIONS,
  };
  const desk = { client, person, updates: 0, isOnline: true, isSignedIn: true, theme: 'light' };
  render(
    <BrowserRouter>
      <DeskContext value={desk as unknown as Desk}>
        <MenuLinkContext value={routerLink}>
          <Updates>{pages}</Updates>
        </MenuLinkContext>
      </DeskContext>
    </BrowserRouter>,
  );
  return { hear, user: userEvent.setup() };
}

/** A response that the test lets go. */
function held() {
  let go = (_response: Response) => {};
  const response = new Promise<Response>((resolve) => (go = resolve));
  return { response, answer: (given: Response) => act(async () => go(given)) };
}

const ISSUE = sampleIssue();

/** An issue's page over a server whose issue may change, and whose next write the test holds. */
function openIssue() {
  const write = held();
  const server = { issue: ISSUE, reads: 0 };
  const client = createDeskClient(async (request) => {
    if (request.method !== 'GET') return write.response;
    if (request.url.endsWith('/preview'))
      return reply<'previewNewsletter'>({ from: 'a@example.pl', subject: '', text: '' });
    server.reads += 1;
    return reply<'getNewsletter'>({ issue: server.issue, confirmed: 12 });
  });
  const page = (
    <Routes>
      <Route path="/newsletter/:issueId" element={<NewsletterPage />} />
    </Routes>
  );
  return { server, write, ...open(client, `/newsletter/${ISSUE.id}`, page) };
}

const subject = () => screen.findByRole('textbox', { name: 'Temat' });

beforeEach(() => window.history.replaceState(null, '', '/'));

test('what was typed as an issue went out stays in sight until it is discarded [DK-22]', async () => {
  const { server, hear, user } = openIssue();
  await user.type(await subject(), ' w Byku');
  server.issue = { ...ISSUE, state: 'sending', version: 4 };
  hear();
  await screen.findByText(newsletterCopy.outUnsaved);
  expect(await subject()).toHaveValue('Pełnia w Byku');
  // To copy, and not to type on: nothing can save it any more.
  expect(await subject()).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: /^Wyślij/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Odrzuć' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Odrzuć' }));
  await screen.findByRole('button', { name: 'Zatrzymaj' });
});

test('an issue is not sent while another text of it is being saved, though its fields show the stored one [DK-22]', async () => {
  const { server, write, user } = openIssue();
  await user.type(await subject(), 'x');
  await user.click(screen.getByRole('button', { name: /^Zapisz/ }));
  await user.type(await subject(), '{Backspace}');
  expect(await subject()).toHaveValue('Pełnia');
  expect(screen.queryByRole('button', { name: /^Wyślij/ })).toBeNull();
  const { reads } = server;
  server.issue = { ...ISSUE, version: 4, versions: { ...ISSUE.versions, subject: 3 } };
  server.issue.fields = { ...ISSUE.fields, subject: 'Pełniax' };
  await write.answer(reply<'changeNewsletter'>(server.issue));
  await waitFor(() => expect(server.reads).toBe(reads + 1));
  expect(await subject()).toHaveValue('Pełnia');
});

test('older uses of a coupon take nothing away that was typed on it [DK-13]', async () => {
  const fields = {
    discount: '15%',
    products: '',
    validFrom: '2099-01-01',
    validUntil: '',
    maxUses: '',
    audience: 'personal',
  };
  const coupon: Coupon = {
    code: 'LATO',
    state: 'waiting',
    standing: { hasBegun: false, hasEnded: false, isPublic: false, uses: 0 },
    batch: null,
    stoppedAt: null,
    fields,
    versions: { discount: 1, products: 1, validFrom: 1, validUntil: 1, maxUses: 1, audience: 1 },
  };
  const brought = { count: 3, sales: grosze(1), back: grosze(0), givenAway: grosze(0) };
  const asked: string[] = [];
  const client = createDeskClient(async ({ url }) => {
    const { pathname, search } = new URL(url);
    if (pathname.endsWith('/prices')) return reply<'listPrices'>({ fairies: [], products: [], prices: [] });
    if (pathname.endsWith('/LATO')) asked.push(search);
    return reply<'getCoupon'>({ coupon, uses: [], next: search === '' ? 1007 : null, brought });
  });
  const page = (
    <Routes>
      <Route path={DESK_PAGES.coupon.path} element={<CouponPage />} />
    </Routes>
  );
  const { user } = open(client, pathOf('coupon', { code: 'LATO' }), page);
  const discount = () => screen.findByRole('textbox', { name: /^Zniżka/ });
  await user.type(await discount(), '9');
  await user.click(screen.getByRole('link', { name: /Starsze/ }));
  await waitFor(() => expect(asked).toEqual(['', '?after=1007']));
  expect(await discount()).toHaveValue('159');
  await waitFor(() => expect(screen.queryByRole('link', { name: /Starsze/ })).toBeNull());
});

test('a share that was typed is asked about before another month takes its place [DK-20]', async () => {
  const row = { fairyId: 'f1', name: 'Jagna', count: 1, percent: 40, since: '2024-01', isStored: true };
  const sums = { sales: grosze(1), back: grosze(0), total: grosze(1), due: grosze(1) };
  const client = createDeskClient(async () =>
    reply<'getPayouts'>({
      month: '2024-10',
      first: '2023-05',
      current: '2024-11',
      due: grosze(1),
      rows: [{ ...row, ...sums }],
    } as never),
  );
  const { user } = open(client, '/ksiegowosc/wyplaty?miesiac=2024-10', <PayoutsPage />);
  const share = () => screen.findByRole('textbox', { name: /Jagna/ });
  await user.type(await share(), '5');
  await user.click(screen.getByRole('link', { name: /wrzesień/ }));
  await screen.findByRole('dialog', { name: shellCopy.unsaved.title });
  expect(window.location.search).toBe('?miesiac=2024-10');
  expect(screen.getByDisplayValue('405')).toBeInTheDocument();
});

test.each([true, false])(
  'what the server made is opened; not where its page was left meanwhile: %s',
  async (isLeft) => {
    const write = held();
    const client = createDeskClient(async ({ method }) =>
      method === 'GET'
        ? reply<'listNewsletters'>({
            addresses: { confirmed: 12, unconfirmed: 1, stopped: 0 },
            issues: [],
            next: null,
          })
        : write.response,
    );
    const page = (
      <>
        <MenuLink to="/wiadomosci">Dalej</MenuLink>
        <Routes>
          <Route path="/newsletter" element={<NewslettersPage />} />
          <Route path="*" element={null} />
        </Routes>
      </>
    );
    const { user } = open(client, '/newsletter', page);
    await user.click(await screen.findByRole('button', { name: newsletterCopy.add }));
    if (isLeft) await user.click(screen.getByRole('link', { name: 'Dalej' }));
    await write.answer(reply<'addNewsletter'>(ISSUE as never));
    if (isLeft) expect(window.location.pathname).toBe('/wiadomosci');
    else await waitFor(() => expect(window.location.pathname).toMatch(/^\/newsletter\/./));
  },
);

test('older issues take nothing away that was pasted beside them [DK-23]', async () => {
  const asked: string[] = [];
  const client = createDeskClient(async ({ url }) => {
    const { search } = new URL(url);
    asked.push(search);
    return reply<'listNewsletters'>({
      addresses: { confirmed: 12, unconfirmed: 1, stopped: 0 },
      issues: [ISSUE],
      next: search === '' ? ISSUE.id : null,
    });
  });
  const { user } = open(client, DESK_PAGES.newsletter.path, <NewslettersPage />);
  const older = await screen.findByRole('link', { name: /Starsze/ });
  await user.type(screen.getByRole('textbox'), 'ewa@example.pl');
  await user.click(older);
  await waitFor(() => expect(asked).toEqual(['', `?after=${ISSUE.id}`]));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Starsze/ })).toBeNull());
  expect(screen.getByRole('textbox')).toHaveValue('ewa@example.pl');
});
