import type { ListedOrder } from '#desk/domain/wire.ts';

/** An order as the list of all orders has it: approved, and about to leave. */
export const listed = (more: Partial<ListedOrder> = {}): ListedOrder => ({
  createdAt: '2026-11-27T09:00:00Z',
  productName: 'Trzy karty',
  productType: 'Tarot',
  customerName: 'Hanna',
  partnerName: null,
  fairy: { id: 'f1', name: 'Jagna' },
  state: 'approved',
  promisedUntil: '2026-11-28T20:00:00Z',
  at: '2026-11-28T14:00:00Z',
  ...more,
});
