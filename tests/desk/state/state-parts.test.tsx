import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Connections } from '#desk/state/connections.tsx';
import { FailedJobs } from '#desk/state/failed-jobs.tsx';
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
