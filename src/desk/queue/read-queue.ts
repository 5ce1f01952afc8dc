import { STATE_NAME } from '#copy/purchase/order-states.ts';
import { AGREEMENT_NAME } from '#desk/copy/queue.ts';
import { areTexts, areTextsOrNone, readable } from '#desk/domain/readable.ts';
import type { OpenCorrection, Queue, QueueRow } from '#desk/domain/wire.ts';

/** The queue as its page shows it: the rows that can be read, and how many cannot, here or on the server. */
export type ReadQueue = Omit<Queue, 'unreadable' | 'corrections'> & {
  unreadable: number;
  corrections: readonly OpenCorrection[];
};

const isWhole = ({ orderId, questions, fairy, answer, agreement, ...row }: QueueRow) =>
  Number.isInteger(orderId) &&
  Number.isInteger(questions) &&
  areTexts(row.productName, row.productType, row.promisedUntil, fairy.id, fairy.name) &&
  areTextsOrNone(row.customerName, row.partnerName, fairy.imageSrc, answer.at, answer.by, answer.sendAt) &&
  Object.hasOwn(STATE_NAME, answer.state) &&
  (agreement === undefined || Object.hasOwn(AGREEMENT_NAME, agreement));

const isWholeCorrection = ({ orderId, customerName, ...row }: OpenCorrection) =>
  Number.isInteger(orderId) &&
  areTexts(row.productName, row.fairyName, row.by, row.at) &&
  areTextsOrNone(customerName);

/** Reads the queue row by row: a broken row breaks no list. */
export function readQueue({ rows, unreadable, corrections = [], ...queue }: Queue): ReadQueue {
  const read = readable(rows, isWhole);
  const open = readable(corrections, isWholeCorrection);
  const broken = rows.length - read.length + corrections.length - open.length;
  return { ...queue, rows: read, corrections: open, unreadable: broken + unreadable.length };
}
