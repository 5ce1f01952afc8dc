import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Connections } from '#desk/state/connections.tsx';
import { FailedJobs } from '#desk/state/failed-jobs.tsx';
import { ServerErrors } from '#desk/state/server-errors.tsx';
import { StateSections } from '#desk/state/state-sections.tsx';
import type { ShopState } from '#desk/domain/wire.ts';
import { FINE, JOB } from './sample-state.ts';

const NOW = Date.parse('2026-11-23T11:00:00Z');
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const nothing = () => undefined;

test('a connection that was tried says whether it works, what broke in whose words, and when that was [DK-21]', () => {
  const at = '2026-11-23T10:00:00Z';
  const checks: ShopState['checks'] = [
    { name: 'mail', at, detail: '' },
    { name: 'payu', at, code: 'refused-key', detail: 'invalid_client' },
  ];
  render(<Connections checks={checks} now={NOW} isTrying={false} onTry={nothing} />);
  const [mail, payu] = rows();
  expect(mail).toMatch(/działa11:00$/);
  expect(payu).toMatch(/Słowa drugiej strony: invalid_client11:00$/);
  expect(payu).not.toMatch(/działa11:00/);
});

test('a job that is given up is told from one that is still tried [DK-21]', () => {
  const jobs = [JOB, { ...JOB, id: 'j2', isFailed: false, attempts: 2 }];
  render(
    <FailedJobs
      jobs={jobs}
      moreJobs={false}
      now={NOW}
      retrying={undefined}
      onRetry={nothing}
      onRetryAll={nothing}
    />,
  );
  const [given, tried] = rows();
  expect(given).toMatch(/zaniechane, /);
  expect(tried).toMatch(/próbuje dalej, /);
});

test.each<[Partial<ShopState['mail']>, string]>([
  [{}, 'ok'],
  [{ queued: 4 }, 'ok'],
  [{ failed: 1 }, 'warn'],
  [{ retried: 1 }, 'warn'],
])('mail that is %j has the sign %s [DK-21]', (mail, sign) => {
  render(<StateSections state={{ ...FINE, mail: { ...FINE.mail, ...mail } }} now={NOW} />);
  expect(screen.getByText('Poczta').closest('li')).toHaveAttribute('data-kind', sign);
});

test('parts with work and parts at rest say so, and lead to it only where there is some [DK-21]', () => {
  const busy = { open: 2, soon: 1, late: 1, nearest: null };
  const [payu] = FINE.providers;
  const state: ShopState = {
    ...FINE,
    providers: payu ? [{ ...payu, heardAt: null, isNew: true }] : [],
    promise: { late: 1, soon: 2, answered: 4, kept: 3 },
    waiting: { ...FINE.waiting, messages: busy, books: { ...busy, soon: 0, late: 0 } },
    money: [
      { kind: 'dispute', count: 1 },
      { kind: 'difference', count: 0 },
    ],
    backup: { kind: 'snapshots', count: 3, takenAt: '2026-11-23T10:00:00Z', isDrillDue: true, drill: null },
    model: { isOn: true, draftedAt: null, today: 2 },
  };
  render(<StateSections state={state} now={NOW} />);
  const told = screen
    .getAllByRole('listitem')
    .map((part) => `${part.dataset['kind']} ${part.textContent}`.replaceAll('\u00a0', ' '));
  expect(told.slice(1)).toEqual([
    'off PayUjeszcze nikt tędy nie płaciłdziś 14 płatności, 1 nieudana',
    'ok Pocztanic nie czeka na wysłanie',
    'warn Obietnica 12 godzin1 odpowiedź po czasie, 2 w ciągu 3 godzinw tym miesiącu na czas 3 z 4Kolejka',
    'warn Wiadomoścido zrobienia: 2po terminie: 1, w ciągu 3 dni: 1Wiadomości',
    'ok Odstąpienianic nie czeka',
    'ok Opinienic nie czeka',
    'ok Fakturydo zrobienia: 2Księgowość',
    'warn Pieniądze1 sprawa czeka na decyzjęspórKolejka',
    'ok Kopia zapasowaostatnia 11:003 kopie na dysku',
    'warn Próba odtworzeniajeszcze żadnejraz w tygodniu sama, po pierwszej kopii',
    'ok Model szkicówjeszcze bez szkicudziś 2 szkice, każdy czyta człowiek',
  ]);
});

test('a job of no order is no link, what a provider refused says so, and what did not fit is told [DK-21]', () => {
  const { orderId: _, ...ofNone } = JOB;
  const jobs = [{ ...ofNone, kind: 'refund.carry-out', reason: 'PayuRefusal: ERROR_VALUE_INVALID' }];
  const at = '2026-11-23T10:00:00Z';
  const failed = { requestId: 'f00d'.repeat(8), at, method: 'POST', route: '/orders', status: 500 };
  const error = { ...failed, type: 'PayuRefusal', message: 'ERROR_VALUE_INVALID' };
  const press = { onRetry: nothing, onRetryAll: nothing };
  render(
    <>
      <FailedJobs jobs={jobs} moreJobs now={NOW} retrying={undefined} {...press} />
      <ServerErrors errors={[error]} moreErrors now={NOW} />
    </>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/^Operator płatności odmówił.*potem ponów\.$/)).toBeVisible();
  expect(screen.getByText(/^To pierwsze 1\. /)).toBeVisible();
  expect(screen.getByText(/^Operator płatności odmówił.*jego panel\.$/)).toBeVisible();
  expect(screen.getByText(/^To 1 najnowszych\. /)).toBeVisible();
});
