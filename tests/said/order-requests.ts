import { sql, type RawBuilder } from 'kysely';
import { stripOrders } from '#server/people/strip-orders.ts';
import type { DeskRequest } from './requests.ts';
import type { WhatChanges } from './what-changes.ts';

export type More = Pick<DeskRequest, 'as' | 'long' | 'rows' | 'pick' | 'isSorted'>;

export const get = (path: string, more: More = {}): DeskRequest => ({ method: 'GET', path, ...more });
export const post = (path: string, payload?: object, more: More = {}): DeskRequest => ({
  method: 'POST',
  path,
  ...(payload && { payload }),
  ...more,
});
export const put = (path: string, payload: object, more: More = {}): DeskRequest => ({
  method: 'PUT',
  path,
  payload,
  ...more,
});
export const remove = (path: string, more: More = {}): DeskRequest => ({ method: 'DELETE', path, ...more });

/** Another id that a page has made. */
export const OTHER_ID = '0b8f7c1e-2222-4222-8222-222222222222';

const ofRose = sql`fairy_name = 'Róża'`;
const questionCount = sql`(select count(*) from order_question where order_id = shop_order.id)`;
const correcting = sql`exists (select from answer_correction where order_id = shop_order.id and ended_at is null)`;
const waits = sql`status = 'GENERATING_RESPONSE'`;
const reviewed = (kind: string) =>
  sql`${waits} and ${kind} = (select kind from answer_review where order_id = shop_order.id order by id desc limit 1)`;
const withdrawn = sql`exists (select from withdrawal where order_id = shop_order.id)`;

/** Kinds of orders; those of Róża are the specialist's of the tests. */
const KINDS = {
  /** Nothing is written yet; one question. */
  waiting: sql`${waits} and gift_email is null and ${ofRose}`,
  waitingGift: sql`${waits} and gift_email is not null and ${ofRose}`,
  /** Of another specialist; it has a draft. */
  foreign: sql`${waits} and fairy_name = 'Bogumiła'`,
  threeQuestions: sql`${waits} and ${questionCount} = 3`,
  tarot: sql`${waits} and product_type = 'TAROT'`,
  unagreed: sql`${waits} and not may_write_answer(shop_order.id)`,
  handedOver: reviewed('handed-over'),
  sentBack: reviewed('sent-back'),
  scheduled: sql`status = 'SCHEDULED' and fairy_name = 'Dobrawa'`,
  scheduledGift: sql`status = 'SCHEDULED' and gift_email is not null`,
  /** Its mail was refused. */
  stuck: sql`status = 'SCHEDULED' and scheduled_for < now()`,
  sent: sql`status = 'SENT' and ${ofRose} and not ${correcting}`,
  sentGift: sql`status = 'SENT' and gift_email is not null and answered_at > now() - interval '1 month'`,
  /** Of several questions. */
  sentLong: sql`status = 'SENT' and ${questionCount} = 2`,
  correcting: sql`status = 'SENT' and ${correcting}`,
  calledOff: sql`status = 'CANCELED' and paid_at is not null`,
  unpaid: sql`status = 'DRAFT'`,
  ended: sql`status = 'CANCELED' and paid_at is null`,
  withdrawn: sql`status in ('GENERATING_RESPONSE', 'SCHEDULED') and ${withdrawn}`,
} satisfies Record<string, RawBuilder<unknown>>;

export type OrderKind = keyof typeof KINDS;

/** The number of the latest order of a kind. */
export async function order(shop: WhatChanges, kind: OrderKind): Promise<number> {
  const { id } = await shop.find<{ id: number }>(
    sql`select id from shop_order where fairy_product_id is not null and ${KINDS[kind]} order by id desc limit 1`,
  );
  return id;
}

/** What the desk shows of an order's answer. */
export interface ShownAnswer {
  revision: number;
  draft: { version: number; text: string } | null;
}

/** An order's answer as a person of the desk sees it. */
export const answerOf = async (shop: WhatChanges, orderId: number): Promise<ShownAnswer> =>
  (await shop.read<{ answer: ShownAnswer }>(`/orders/${orderId}`)).answer;

/** Sends a request that has to succeed. */
export async function must(shop: WhatChanges, request: DeskRequest): Promise<void> {
  const { statusCode, body } = await shop.ask(request);
  if (statusCode >= 400) throw new Error(`${request.method} ${request.path}: ${statusCode} ${body}`);
}

/** Changes rows for a case, untold. */
export const change = (shop: WhatChanges, query: RawBuilder<unknown>): Promise<void> =>
  shop.log.unheard(() => query.execute(shop.db));

/** Deletes a customer's data of an order, untold. */
export const strip = (shop: WhatChanges, orderId: number): Promise<void> =>
  shop.log.unheard(() => shop.db.transaction().execute((trx) => stripOrders(trx, [orderId])));

/** The address of the customer of an order. */
export const emailOf = async (shop: WhatChanges, kind: OrderKind) =>
  (
    await shop.find<{ email: string }>(
      sql`select email from shop_order where id = ${await order(shop, kind)}`,
    )
  ).email;
