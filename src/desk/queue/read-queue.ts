import { STATE_NAME } from '#copy/order-states.ts';
import { AGREEMENT_NAME } from '#desk/copy/queue.ts';
import { areTexts, areTextsOrNone, readable } from '#desk/domain/readable.ts';
import type { Queue, QueueRow } from '#desk/domain/wire.ts';

/** The queue as its page shows it: the rows that can be read, and how many cannot, here or on the server. */
export type ReadQueue = Omit<Queue, 'unreadable'> & { unreadable: number };

const isWhole = ({ orderId, questions, fairy, answer, agreement, ...row }: QueueRow) =>
  Number.isInteger(orderId) &&
  Number.isInteger(questions) &&
  areTexts(row.productName, row.productType, row.promisedUntil, fairy.id, fairy.name) &&
  areTextsOrNone(row.customerName, row.partnerName, fairy.imageSrc, answer.at, answer.by, answer.sendAt) &&
  Object.hasOwn(STATE_NAME, answer.state) &&
  (agreement === undefined || Object.hasOwn(AGREEMENT_NAME, agreement));

/** Reads the queue row by row: a broken row breaks no list. */
export function readQueue({ rows, unreadable, ...queue }: Queue): ReadQueue {
  const read = readable(rows, isWhole);
  return { ...queue, rows: read, unreadable: rows.length - read.length + unreadable.length };
}
