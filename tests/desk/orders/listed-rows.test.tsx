import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { OrdersTable } from '#desk/orders/orders-table.tsx';
import { QueueTable } from '#desk/queue/queue-table.tsx';
import type { ListedOrder, QueueRow } from '#desk/domain/wire.ts';
import { grosze } from '#domain/grosze.ts';
import { queueRow } from '../queue/sample-row.ts';
import { listed } from './sample-listed.ts';

const AT = '2026-11-28T14:00:00Z';
const now = Date.parse(AT);
const LATER = '2026-11-28T14:01:00Z';

/** The last cell of each row: the answer's state, with the time that matters in it. */
const states = (container: HTMLElement) =>
  [...container.querySelectorAll('tbody tr td:last-child')].map((cell) =>
    (cell.textContent ?? '').replaceAll('\u00a0', ' '),
  );

test('a listed order says the time that matters in its state, to the minute', () => {
  const cases: readonly [Partial<ListedOrder>, string][] = [
    [{ state: 'unpaid', at: AT }, 'nieopłaconetermin zapłaty minął'],
    [{ state: 'unpaid', at: LATER }, 'nieopłaconewygaśnie: 15:01'],
    [{ state: 'unpaid', at: null }, 'nieopłacone'],
    [{ state: 'called-off', at: AT }, 'odwołana15:00'],
    [{ state: 'called-off', at: null }, 'odwołana'],
    [{ state: 'approved', at: null }, 'zatwierdzona'],
    [{ state: 'approved', at: LATER }, 'zatwierdzonawyjdzie o 15:01'],
    [{ state: 'waiting', at: null, promisedUntil: AT }, 'czekapo czasie'],
    [{ state: 'waiting', at: null, promisedUntil: LATER }, 'czekado 15:01'],
    [{ state: 'waiting', at: null, promisedUntil: null }, 'czeka'],
  ];
  const rows = cases.map(([order], orderId) => ({ orderId, order: listed(order) }));
  const { container } = render(
    <MemoryRouter>
      <OrdersTable
        rows={rows}
        now={now}
        sort="newest"
        isWhole={false}
        current={3}
        linkTo={() => ({ to: '/', state: undefined })}
      />
    </MemoryRouter>,
  );
  expect(states(container)).toEqual(cases.map(([, words]) => words));
});

test('an owner sees whose money is in trouble, a row without a name and one that nobody could read', () => {
  const order = listed({ customerName: null, payment: { amount: grosze(4_900), state: 'refund-failed' } });
  const { container } = render(
    <MemoryRouter>
      <OrdersTable
        rows={[
          { orderId: 1, order },
          { orderId: 2, order: null },
        ]}
        now={now}
        sort="newest"
        isWhole
        current={undefined}
        linkTo={() => ({ to: '/', state: undefined })}
      />
    </MemoryRouter>,
  );
  const [first, second] = [...container.querySelectorAll('tbody tr')].map((row) => row.textContent);
  expect(first).toContain('dane usunięte');
  expect(first).toContain('49,00');
  expect(second).toBe('2nie do odczytania');
});

test('a row of the queue names what its answer waits for, a specialist without access and no questions', () => {
  const cases: readonly [Partial<QueueRow>, string][] = [
    [{ answer: { state: 'drafted', at: AT, words: 119 } }, 'szkic119 słów, 15:00'],
    [{ answer: { state: 'drafted', at: AT, by: 'Jagna' } }, 'szkicJagna, 15:00'],
    [{ answer: { state: 'waiting', at: AT, by: 'Jagna' } }, 'czeka'],
    [{ answer: { state: 'approved', by: 'Jagna' } }, 'zatwierdzonaJagna'],
  ];
  const fairy = { id: 'f1', name: 'Jagna', hasAccess: false } as const;
  const rows = cases.map(([more], orderId) =>
    queueRow({ orderId, fairy, questions: 0, customerName: null, ...more }),
  );
  const { container } = render(
    <MemoryRouter>
      <QueueTable rows={rows} now={now} withFairy current={1} />
    </MemoryRouter>,
  );
  expect(states(container)).toEqual(expect.arrayContaining(cases.map(([, words]) => words)));
  const row = container.querySelector('[data-current]');
  for (const words of ['dane usunięte', 'bez dostępu']) expect(row).toHaveTextContent(words);
  expect(container.querySelectorAll('[data-current]')).toHaveLength(1);
  expect(container.querySelectorAll('[aria-label="bez pytań"]')).toHaveLength(cases.length);
});
