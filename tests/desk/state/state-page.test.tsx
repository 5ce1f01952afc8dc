import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import StatePage from '#desk/state/state-page.tsx';
import type { ShopState } from '#desk/domain/wire.ts';
import { refusal, reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';
import { FINE, JOB } from './sample-state.ts';

function drawn(state: ShopState, retried: Response[] = [], operations = ['getShopState']) {
  const sent: string[] = [];
  const client = createDeskClient(async ({ method, url }) => {
    if (method === 'GET') return reply<'getShopState'>(state);
    sent.push(new URL(url).pathname);
    return retried.shift() ?? reply<'retryJob'>({ ...state, jobs: [] });
  });
  const user = renderDesk(client, operations, '/', <StatePage />);
  return { sent, user };
}

test('one sentence says that the shop works, and each part how; what is not there is not called broken [DK-21]', async () => {
  drawn(FINE);
  expect((await screen.findByText('Sklep działa.')).parentElement).toHaveTextContent(/^Sklep działa\.$/);
  expect(screen.getByText('Stripe').closest('li')).toHaveAttribute('data-kind', 'off');
  expect(screen.getByText('PayU').closest('li')).toHaveTextContent('dziś 14 płatności, 1 nieudana');
  expect(screen.getByText('Wszystkie zadania się udały.')).toBeDefined();
});

test('what stands out is in the sentence, and a job that failed is run again by a press [DK-21]', async () => {
  const { sent, user } = drawn(
    {
      ...FINE,
      mail: { ...FINE.mail, failed: 1 },
      promise: { ...FINE.promise, late: 2 },
      waiting: { ...FINE.waiting, withdrawals: { open: 3, soon: 1, late: 1, nearest: '2026-11-20' } },
      money: [
        { kind: 'difference', count: 0 },
        { kind: 'refund-late', count: 1 },
      ],
      jobs: [JOB],
    },
    [refusal<'retryJob'>(404, { code: 100 })],
  );
  expect((await screen.findByText('Sklep działa.')).parentElement).toHaveTextContent(
    'Sklep działa. 1 list nie doszedł, 2 odpowiedzi są po czasie, 1 odstąpienie po terminie, 1 sprawa z pieniędzmi czeka na decyzję.',
  );
  expect(screen.getByText('Odstąpienia', { selector: 'b' }).closest('li')).toHaveTextContent(
    'do zrobienia: 3po terminie: 1, w ciągu 3 dni: 1Odstąpienia',
  );
  expect(screen.getByText('1 sprawa czeka na decyzję').closest('li')).toHaveTextContent('zwrot po terminie');
  const press = () => user.click(screen.getByRole('button', { name: 'Ponów: List z odpowiedzią 1007' }));
  await press();
  expect(await screen.findByText('To zadanie już się udało albo właśnie trwa.')).toBeDefined();
  await press();
  expect(await screen.findByText('Zadanie ruszyło od nowa.')).toBeDefined();
  expect(sent).toEqual(['/desk-api/state/jobs/j1/retry', '/desk-api/state/jobs/j1/retry']);
});

test('all jobs that were given up are tried again by one press; with none there is nothing to press [DK-21]', async () => {
  const { user, sent } = drawn({ ...FINE, jobs: [JOB] });
  await user.click(await screen.findByRole('button', { name: 'Spróbuj wszystkie ponownie' }));
  expect(await screen.findByText('Wszystkie zaniechane zadania ruszyły od nowa.')).toBeDefined();
  expect(sent).toEqual(['/desk-api/state/jobs/retry-failed']);
});

test('steps of the housekeeping have Polish names; one that fails says why and since when [DK-21]', async () => {
  const at = '2026-11-20T10:00:00Z';
  drawn({
    ...FINE,
    housekeeping: [
      { step: 'jobs', succeededAt: at, failedAt: null, reason: '', isOverdue: false },
      { step: 'unpaid', succeededAt: null, failedAt: at, reason: '57014', isOverdue: true },
    ],
  });
  expect((await screen.findByText('Sklep działa.')).parentElement).toHaveTextContent(
    'Sklep działa. 1 krok porządków nie udaje się od dwóch dni.',
  );
  expect(screen.getByText('Zakończone zadania')).toBeVisible();
  expect(screen.getByText(/^nie udało się .*: 57014$/)).toBeVisible();
});

test('an error is found by the beginning of the number that people are shown [DK-21]', async () => {
  const error = (requestId: string, route: string) => ({
    requestId,
    at: '2026-11-23T10:00:00Z',
    method: 'POST',
    route,
    status: 500,
    type: 'TypeError',
    message: 'x is undefined',
  });
  const { user } = drawn({ ...FINE, errors: [error('ab12cd34-0000', '/api/order'), error('ff00', '/')] });
  const field = await screen.findByRole('textbox', { name: 'Numer błędu' });
  expect(screen.getAllByText(/^POST/)).toHaveLength(2);
  await user.type(field, ' AB12');
  expect(screen.getByText(/^POST/)).toHaveTextContent('POST /api/order, 500');
  await user.type(field, 'x');
  expect(screen.getByText('Nie ma błędu o takim numerze wśród ostatnich.')).toBeDefined();
});

test('a backup that nobody has seen to work for a hundred days, or that did not, is named [DK-28]', async () => {
  drawn({ ...FINE, backup: { ...FINE.backup, isDrillDue: true } });
  expect(await screen.findByText(/nikt nie sprawdzał, czy kopia da się odtworzyć/)).toBeVisible();
  expect(screen.getByText(/npm run shop -- backup/)).toBeVisible();
});

test('the last time a backup was restored shows what was in it, or why it was no good [DK-28]', async () => {
  const drill = { at: '2026-11-20T10:00:00Z', seconds: 4.2, orders: 2000, problem: null };
  drawn({ ...FINE, backup: { ...FINE.backup, drill } });
  expect(await screen.findByText(/odczytano 2000\szamówień w\s4\ss/)).toBeVisible();
  drawn({ ...FINE, backup: { ...FINE.backup, drill: { ...drill, problem: 'orders-missing' } } });
  expect(await screen.findByText('w kopii brakuje opłaconych zamówień')).toBeVisible();
});

test('mails that wait for another attempt are in the first sentence, since when, and no word says that nothing waits [DK-21] [owner row 4]', async () => {
  drawn({
    ...FINE,
    mail: { ...FINE.mail, retried: 2, retriedSince: '2026-11-23T01:00:00Z' },
    robots: { refused: 3, silent: 1 },
    jobs: [{ ...JOB, isFailed: false, reason: 'Error ESOCKET: self-signed certificate' }],
  });
  expect((await screen.findByText(/^2 listy nie wychodzą/)).parentElement).toHaveTextContent(
    /^2 listy nie wychodzą od .*2:00\. Sprawdzanie robotów zatrzymało w ciągu 7 dni 4 wiadomości\.$/,
  );
  expect(screen.queryByText(/Sklep działa/)).toBeNull();
  expect(screen.getByText('Poczta').closest('li')).toHaveTextContent('2 czekają na kolejną próbę');
  expect(screen.queryByText(/nic nie czeka na wysłanie/)).toBeNull();
  // What it means in Polish, and the server's own words for whoever mends it.
  expect(screen.getByText(/certyfikat, któremu nie można ufać/)).toBeDefined();
  expect(screen.getByText('Error ESOCKET: self-signed certificate')).toBeDefined();
});

test('the connections are tried by a press; what fails says what to do, with the other side’s words [LV-1] [owner row 3]', async () => {
  const { user, sent } = drawn(
    {
      ...FINE,
      checks: [
        { name: 'payu', at: '2026-11-23T10:00:00Z', code: 'refused-key', detail: '401 invalid_client' },
      ],
    },
    [
      reply<'tryConnections'>({
        ...FINE,
        checks: [{ name: 'payu', at: '2026-11-23T11:00:00Z', detail: '' }],
      }),
    ],
  );
  const failed = (await screen.findByText('Klucz OAuth PayU')).closest('li');
  expect(failed).toHaveTextContent('Klucz został odrzucony. Skopiuj go do ustawień jeszcze raz.');
  expect(failed).toHaveTextContent('Słowa drugiej strony: 401 invalid_client');
  expect(screen.getByText('Sklep działa.').parentElement).toHaveTextContent('Nie każde połączenie działa.');
  await user.click(screen.getByRole('button', { name: 'Sprawdź połączenia' }));
  expect(await screen.findByText('Wszystkie połączenia działają.')).toBeDefined();
  expect(sent).toEqual(['/desk-api/state/checks']);
});

test('a shop that sells nothing is not said to work; on its first day no provider has been silent for a week [DK-21] [owner row 15]', async () => {
  const providers = FINE.providers.map((one) => ({ ...one, heardAt: null, isNew: one.provider === 'PAYU' }));
  drawn({ ...FINE, sells: false, providers });
  expect((await screen.findByText('Sklep nic teraz nie sprzedaje.')).parentElement).toHaveTextContent(
    /^Sklep nic teraz nie sprzedaje\.$/,
  );
  expect(screen.queryByText(/Sklep działa/)).toBeNull();
  expect(screen.getByText('Sklep', { selector: 'li b' }).closest('li')).toHaveAttribute('data-kind', 'warn');
  expect(screen.getByText('PayU').closest('li')).toHaveTextContent('jeszcze nikt tędy nie płacił');
  expect(screen.getByText('Stripe').closest('li')).toHaveTextContent('w ostatnich 7 dniach bez wiadomości');
});

test('words for the person who runs the server are folded [DK-21] [owner row 19]', async () => {
  drawn(FINE);
  const fold = (await screen.findByText(/^Dla osoby, która prowadzi serwer/)).closest('details');
  expect(fold).not.toHaveAttribute('open');
  expect(within(fold as HTMLElement).getByText(/60 migracji/)).toBeDefined();
  expect(within(fold as HTMLElement).getByText('PAYMENTS')).toBeDefined();
});

test('a provider whose notices are refused names the setting that is wrong [DK-21]', async () => {
  const refusedNotices = { count: 3, at: '2026-11-23T10:00:00Z' };
  drawn({ ...FINE, providers: FINE.providers.map((one) => ({ ...one, refusedNotices })) });
  const part = (await screen.findByText('Stripe')).closest('li');
  expect(part).toHaveAttribute('data-kind', 'warn');
  expect(part).toHaveTextContent(/niezgodnym podpisem: 3.*STRIPE_WEBHOOK_SECRET/);
});

test('a provider that opens no payments is told before all else, and the shop is not said to work [DK-21]', async () => {
  const unopened = { count: 2, at: '2026-11-23T10:00:00Z' };
  const [payu, ...others] = FINE.providers;
  if (!payu) throw new Error('no provider');
  drawn({ ...FINE, providers: [{ ...payu, unopened }, ...others] });
  const lead = await screen.findByText('Ostatnie płatności przez PayU się nie otworzyły: 2.');
  expect(lead.parentElement).not.toHaveTextContent('Sklep działa.');
  const part = screen.getByText('PayU').closest('li');
  expect(part).toHaveAttribute('data-kind', 'warn');
  expect(part).toHaveTextContent(/płatności, które się nie otworzyły: 2, ostatnia/);
});

test('the page is read anew each minute [DK-21]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    let reads = 0;
    const client = createDeskClient(async ({ url }) => {
      if (url.endsWith('/state')) reads += 1;
      return reply<'getShopState'>(FINE);
    });
    renderDesk(client, ['getShopState'], '/', <StatePage />);
    await screen.findByText('Sklep działa.');
    expect(reads).toBe(1);
    await act(async () => void vi.advanceTimersByTime(60_000));
    expect(reads).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});
