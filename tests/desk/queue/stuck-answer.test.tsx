import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { QueueRow } from '#desk/domain/wire.ts';
import { QueueTable } from '#desk/queue/queue-table.tsx';

const NOW = Date.parse('2026-11-23T11:00:00Z');
const approved = (orderId: number, mail?: 'retrying' | 'failed'): QueueRow => ({
  orderId,
  productName: 'Tarot',
  productType: 'Tarot',
  customerName: 'Anna',
  partnerName: null,
  fairy: { id: 'f1', name: 'Jagna' },
  questions: 0,
  paidAt: '2026-11-22T20:00:00Z',
  promisedUntil: '2026-11-23T08:00:00Z',
  answer: { state: 'approved', sendAt: '2026-11-23T07:30:00Z', ...(mail && { mail }) },
});

test('an approved answer whose mail does not leave stands among the late, not among those that wait for their hour [DK-4]', () => {
  const rows = [approved(1), approved(2, 'failed'), approved(3, 'retrying')];
  render(<QueueTable rows={rows} now={NOW} withFairy current={undefined} />, { wrapper: MemoryRouter });
  const groupOf = (name: string) => within(screen.getByText(name).closest('tbody') as HTMLElement);
  expect(groupOf('Zatwierdzone, czekają na swoją porę').getByText(/wyjdzie o/)).toBeDefined();
  const late = groupOf('Po czasie');
  expect([late.getByText('list nie doszedł'), late.getByText('list czeka na pocztę')]).toHaveLength(2);
  expect(late.queryByText(/wyjdzie o/)).toBeNull();
});

test('a gift that waits for its day is late for nobody, though its promise is over', () => {
  const gift = { ...approved(4), answer: { state: 'approved' as const, sendAt: '2026-11-25T08:00:00Z' } };
  render(<QueueTable rows={[gift]} now={NOW} withFairy current={undefined} />, { wrapper: MemoryRouter });
  expect(screen.queryByText(/po czasie/)).toBeNull();
  expect(screen.getAllByText('wyjdzie 25 listopada o 9:00')).toHaveLength(2);
});
