import { sql } from 'kysely';
import { draft, inHand, lock } from './order-draft-cases.ts';
import { answerOf, change, must, order, post, type More, type OrderKind } from './order-requests.ts';
import { NOW } from './filled-shop.ts';
import type { DeskRequest } from './requests.ts';
import type { Cases, WhatChanges } from './what-changes.ts';

/** A request about the answer of the latest order of a kind, as it is now. */
export async function onAnswer(
  shop: WhatChanges,
  kind: OrderKind,
  path: string,
  { body = {}, ...more }: More & { body?: object } = {},
): Promise<DeskRequest> {
  const orderId = await order(shop, kind);
  const { revision } = await answerOf(shop, orderId);
  return post(`/orders/${orderId}/${path}`, { seen: revision, ...body }, more);
}

type Written = More & { text?: string; drafted?: object; body?: object };

/** Approves what is written now. */
async function approve(
  shop: WhatChanges,
  kind: OrderKind,
  { text, drafted = {}, body = {}, ...more }: Written = {},
): Promise<DeskRequest> {
  if (text !== undefined) await must(shop, await draft(shop, kind, { text, body: drafted, ...more }));
  const orderId = await order(shop, kind);
  const draftVersion = (await answerOf(shop, orderId)).draft?.version ?? 1;
  return onAnswer(shop, kind, 'answer/approve', { body: { draftVersion, ...body }, ...more });
}

const later = (time: Date | string, by: number) => new Date(new Date(time).getTime() + by).toISOString();

/** By when an order's answer is promised. */
const promised = async (shop: WhatChanges, kind: OrderKind) =>
  (await shop.read<{ promisedUntil: string }>(`/orders/${await order(shop, kind)}`)).promisedUntil;

/** The mail server fails for customers alone. */
export function failFor(shop: WhatChanges, failure: object): void {
  shop.refusal = ({ to }) =>
    to.endsWith('przyklad.pl') ? Object.assign(new Error('refused'), failure) : undefined;
}

export const BAD_ADDRESS = {
  code: 'EENVELOPE',
  responseCode: 550,
  smtpStatus: '5.1.1',
  isBeforeText: true,
};

const TOPICS = 'Lekarz, kredyt i rozwód.';
const GIFT_DAY = '2026-11-22T08:00:00Z';
const giftDay = async (shop: WhatChanges, kind: OrderKind) =>
  change(shop, sql`update shop_order set gift_from = ${GIFT_DAY} where id = ${await order(shop, kind)}`);

/** Requests that bring an answer from a draft to its mail. */
export const orderApprovalCases: Readonly<Record<string, Cases>> = {
  handOver: {
    'of the specialist’s': async (shop) => {
      await must(shop, await draft(shop, 'waiting', { as: 'specialist' }));
      return onAnswer(shop, 'waiting', 'answer/hand-over', { as: 'specialist' });
    },
    'without a draft': (shop) => onAnswer(shop, 'waiting', 'answer/hand-over', { as: 'specialist' }),
    'of what was approved': (shop) => onAnswer(shop, 'scheduled', 'answer/hand-over'),
    'of another revision': (shop) => onAnswer(shop, 'foreign', 'answer/hand-over', { body: { seen: 7 } }),
    'of another specialist’s': (shop) => onAnswer(shop, 'foreign', 'answer/hand-over', { as: 'specialist' }),
    'is sent back': (shop) =>
      onAnswer(shop, 'handedOver', 'answer/send-back', { body: { note: ' Za krótko. ' } }),
    'is sent back without words': (shop) =>
      onAnswer(shop, 'handedOver', 'answer/send-back', { body: { note: '   ' } }),
    'is sent back, by a specialist': (shop) =>
      onAnswer(shop, 'waiting', 'answer/send-back', { body: { note: 'Za krótko.' }, as: 'specialist' }),
    'of what was sent back': (shop) => onAnswer(shop, 'sentBack', 'answer/hand-over'),
    // Who writes goes on writing: what another does takes nothing out of her hand.
    'while somebody else writes': async (shop) => {
      await lock(shop, 'foreign', 60_000);
      return onAnswer(shop, 'foreign', 'answer/hand-over');
    },
    'is sent back, while somebody else writes': async (shop) => {
      await lock(shop, 'handedOver', 60_000);
      return onAnswer(shop, 'handedOver', 'answer/send-back', { body: { note: 'Za krótko.' } });
    },
    'is sent back by who writes': async (shop) => {
      await must(shop, await draft(shop, 'handedOver'));
      return onAnswer(shop, 'handedOver', 'answer/send-back', { body: { note: 'Za krótko.' } });
    },
    'of a correction': (shop) => onAnswer(shop, 'correcting', 'answer/hand-over'),
  },

  approveAnswer: {
    'of the specialist’s, at once': (shop) =>
      approve(shop, 'waiting', { text: 'Karty radzą spokój.', as: 'specialist', body: { readSeconds: 12 } }),
    'at the promised time, of delicate topics': async (shop) =>
      approve(shop, 'foreign', {
        text: TOPICS,
        body: { sendAt: await promised(shop, 'foreign'), noAdviceOn: ['health', 'money', 'law'] },
      }),
    'after the promised time': async (shop) =>
      approve(shop, 'foreign', { body: { sendAt: later(await promised(shop, 'foreign'), 1) } }),
    'at this moment': (shop) => approve(shop, 'foreign', { body: { sendAt: NOW.toISOString() } }),
    'of a gift, before its day': async (shop) => {
      await giftDay(shop, 'waitingGift');
      return approve(shop, 'waitingGift', { text: 'Karty radzą spokój.' });
    },
    'of cards and three letters': (shop) =>
      approve(shop, 'tarot', {
        text: 'Tak',
        drafted: { cards: [{ card: 'major-21', isReversed: true }] },
      }),
    'of cards without words': (shop) =>
      approve(shop, 'tarot', { text: 'ab', drafted: { cards: [{ card: 'major-21', isReversed: true }] } }),
    'of a delicate topic that may be advice': (shop) =>
      approve(shop, 'foreign', { text: TOPICS, body: { noAdviceOn: ['health', 'money'] } }),
    'of three questions': (shop) =>
      approve(shop, 'threeQuestions', {
        text: 'Do zobaczenia!',
        drafted: {
          responses: [
            { sequenceNumber: 1, response: ' Wróci. ', ignoreResponse: false },
            { sequenceNumber: 2, response: '', ignoreResponse: true },
            { sequenceNumber: 3, response: 'Dobry pomysł.', ignoreResponse: false },
          ],
        },
      }),
    'with two questions unanswered': (shop) =>
      approve(shop, 'threeQuestions', {
        text: 'Do zobaczenia!',
        drafted: { responses: [{ sequenceNumber: 2, response: 'Rozmawiać.', ignoreResponse: false }] },
      }),
    'of an older version': (shop) =>
      approve(shop, 'foreign', { text: 'Nowa wersja.', body: { draftVersion: 1 } }),
    'of another revision': (shop) => approve(shop, 'foreign', { body: { seen: 0 } }),
    'while somebody else writes': async (shop) => {
      await lock(shop, 'foreign', 1);
      return approve(shop, 'foreign');
    },
    'before the agreement was mailed': (shop) => approve(shop, 'unagreed'),
    'of what was approved': (shop) => approve(shop, 'scheduled'),
    'of a correction': (shop) =>
      approve(shop, 'correcting', {
        text: 'Poprawione zdanie o pracy.',
        body: { sendAt: later(NOW, 60_000), readSeconds: 3 },
      }),
    'of a correction that changes nothing': (shop) => approve(shop, 'correcting'),
    'whose customer has withdrawn': async (shop) => {
      await change(
        shop,
        sql`update withdrawal_proof set proved_by = 'receipt', proved_at = now()
          where withdrawal_id = (select id from withdrawal where order_id = ${await order(shop, 'withdrawn')})`,
      );
      return approve(shop, 'withdrawn');
    },
    'whose address is refused': async (shop) => {
      failFor(shop, BAD_ADDRESS);
      return approve(shop, 'foreign');
    },
    'whose mailbox is full': async (shop) => {
      failFor(shop, { code: 'EENVELOPE', responseCode: 452, smtpStatus: '4.2.2', isBeforeText: true });
      return approve(shop, 'foreign');
    },
    'whose mail breaks off': async (shop) => {
      failFor(shop, { code: 'ETIMEDOUT' });
      return approve(shop, 'foreign');
    },
  },

  recallAnswer: {
    'before it leaves': (shop) => onAnswer(shop, 'scheduled', 'answer/recall'),
    'while it leaves': async (shop) => {
      await inHand(shop, 'scheduled');
      return onAnswer(shop, 'scheduled', 'answer/recall');
    },
    'of another revision': (shop) => onAnswer(shop, 'scheduled', 'answer/recall', { body: { seen: 0 } }),
    'that nobody has approved': (shop) => onAnswer(shop, 'foreign', 'answer/recall'),
    'while somebody else writes': async (shop) => {
      await lock(shop, 'scheduled', 60_000);
      return onAnswer(shop, 'scheduled', 'answer/recall');
    },
    'that was sent': (shop) => onAnswer(shop, 'sent', 'answer/recall', { as: 'specialist' }),
  },

  retimeAnswer: {
    'at once': (shop) => onAnswer(shop, 'scheduled', 'answer/retime', { body: { sendAt: null } }),
    'to the promised time': async (shop) =>
      onAnswer(shop, 'scheduled', 'answer/retime', { body: { sendAt: await promised(shop, 'scheduled') } }),
    'to a later time': async (shop) =>
      onAnswer(shop, 'scheduled', 'answer/retime', {
        body: { sendAt: later(await promised(shop, 'scheduled'), 1) },
      }),
    'to this moment': (shop) =>
      onAnswer(shop, 'scheduled', 'answer/retime', { body: { sendAt: NOW.toISOString() } }),
    'of a gift, whose day is to come': (shop) => onAnswer(shop, 'scheduledGift', 'answer/retime'),
    'while it leaves': async (shop) => {
      await inHand(shop, 'scheduled');
      return onAnswer(shop, 'scheduled', 'answer/retime');
    },
    'that nobody has approved': (shop) => onAnswer(shop, 'foreign', 'answer/retime'),
  },
};
