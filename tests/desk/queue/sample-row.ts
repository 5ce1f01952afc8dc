import type { QueueRow } from '#desk/domain/wire.ts';

/** An order that waits for its answer, promised for a day that is to come. */
export const queueRow = (more: Partial<QueueRow> = {}): QueueRow => ({
  orderId: 1007,
  productName: 'Trzy karty',
  productType: 'Tarot',
  customerName: 'Hanna',
  partnerName: null,
  fairy: { id: 'f1', name: 'Jagna' },
  questions: 1,
  paidAt: '2099-11-24T08:00:00Z',
  promisedUntil: '2099-11-24T20:00:00Z',
  answer: { state: 'waiting' },
  ...more,
});
