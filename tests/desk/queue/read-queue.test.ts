import { expect, test } from 'vitest';
import type { Queue, QueueRow } from '#desk/domain/wire.ts';
import { readQueue } from '#desk/queue/read-queue.ts';
import { queueRow } from './sample-row.ts';

const ROW = queueRow();

const CORRECTION = {
  orderId: 1003,
  productName: 'Trzy karty',
  customerName: 'Hanna',
  fairyName: 'Jagna',
  by: 'Jagna',
  at: '2026-11-21T09:00:00.000Z',
};

const queueOf = (rows: unknown[], unreadable: number[] = [], corrections?: unknown[]): Queue => ({
  now: '2026-11-24T09:00:00.000Z',
  rows: rows as QueueRow[],
  unreadable,
  next: null,
  counts: {
    all: 1,
    open: 1,
    late: 0,
    soon: 0,
    waiting: 1,
    drafted: 0,
    'in-review': 0,
    'sent-back': 0,
    approved: 0,
  },
  fairies: [],
  figures: { sentToday: 0, usualMinutes: null },
  ...(corrections && { corrections: corrections as Queue['corrections'] & {} }),
});

test.each([
  ['that is nothing', null],
  ['of something else', { id: 7 }],
  ['without its specialist', { ...ROW, fairy: null }],
  ['without a time', { ...ROW, promisedUntil: undefined }],
  ['in a state of tomorrow', { ...ROW, answer: { state: 'dreamt' } }],
  ['whose agreement is in a state of tomorrow', { ...ROW, agreement: 'toString' }],
  ['without its number', { ...ROW, orderId: undefined }],
  ['without its count of questions', { ...ROW, questions: '2' }],
  ['of a customer who is no text', { ...ROW, customerName: 7 }],
])('a row %s breaks no queue: it is left out and counted', (_, broken) => {
  const read = readQueue(queueOf([ROW, broken], [1001]));
  expect(read.rows).toEqual([ROW]);
  expect(read.unreadable).toBe(2);
});

test('open corrections are read one by one; a server that names none has none', () => {
  const broken = [{ at: null }, { orderId: null }, { customerName: 7 }].map((one) => ({
    ...CORRECTION,
    ...one,
  }));
  const read = readQueue(queueOf([ROW], [], [CORRECTION, ...broken, null]));
  expect(read).toMatchObject({ rows: [ROW], corrections: [CORRECTION], unreadable: 4 });
  expect(readQueue(queueOf([ROW])).corrections).toEqual([]);
});

test('all that the server leaves out when it is not there may be missing', () => {
  const refused: QueueRow = { ...ROW, agreement: 'refused', customerName: null };
  const approved: QueueRow = {
    ...ROW,
    partnerName: 'Jan',
    fairy: { ...ROW.fairy, imageSrc: '/art/jagna.svg', isAbsent: true },
    answer: { state: 'approved', by: 'Jagna', at: ROW.paidAt, sendAt: ROW.promisedUntil, words: 120 },
  };
  expect(readQueue(queueOf([refused, approved]))).toMatchObject({ rows: [refused, approved], unreadable: 0 });
});
