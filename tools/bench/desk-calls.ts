import { sql } from 'kysely';
import type { DeskRole } from '#domain/desk-terms.ts';
import type { operations } from '#openapi/desk.d.ts';
import type { Db } from '#server/store/tables/tables.ts';

/** A call that is timed. */
export interface Call {
  what: string;
  as: DeskRole;
  path: string;
  /** What a reading POST sends. */
  body?: Record<string, unknown>;
}

/** What the calls are about. */
interface Subject {
  /** The number of an old order. */
  deep: number;
  fairyId: string;
  productId: string;
  /** Of the customer with the most orders. */
  email: string;
  customerKey: string;
  messageId: string;
  issueId: string;
  /** A coupon that was used often. */
  coupon: string;
}

const get = (path: string, as: DeskRole = 'owner'): Call => ({
  what: as === 'owner' ? path : `${path}, ${as}`,
  as,
  path,
});

const post =
  (path: string) =>
  (what: string, body: Record<string, unknown>, as: DeskRole = 'owner'): Call => ({ what, as, path, body });

const listOrders = post('/orders/list');
const suggestOrders = post('/orders/suggest');
const search = post('/search');

/** Why a read is not timed. */
type Untimed = string;

const OWN = 'rows of one person, found by her id';
const CATALOGUE = 'a row of the catalogue, which does not grow with orders';
const LETTER = 'made of what is read of its one order';
const FILE = 'a file, which takes as long as it has rows';

/**
 * Each read of the desk's contract by the name of its operation: its calls, or why it is not timed. A test of the house
 * holds this table to the contract.
 */
export const DESK_READS: Readonly<
  Partial<Record<keyof operations, ((of: Subject) => readonly Call[]) | Untimed>>
> = {
  getQueue: () => [get('/queue'), get('/queue', 'specialist'), get('/queue?whose=mine', 'specialist')],
  countQueue: () => [get('/queue/count'), get('/queue/count', 'specialist')],
  listOrders: ({ deep, fairyId, productId }) => [
    listOrders('orders, first page', {}),
    listOrders('orders, deep page', { after: deep }),
    listOrders('orders, page before a deep one', { before: deep }),
    ...['in-progress', 'sent', 'called-off', 'unpaid', 'refunded'].map((state) =>
      listOrders(`orders, ${state}`, { state }),
    ),
    listOrders('orders, by amount, deep', { sort: 'dearest', after: deep }),
    listOrders('orders, oldest', { sort: 'oldest' }),
    listOrders('orders, specialist', { fairyId }),
    listOrders('orders, product', { productId }),
    listOrders('orders, thirty days', { from: '2026-01-01', until: '2026-01-30' }),
    listOrders('orders, number', { text: String(deep) }),
    listOrders('orders, first name', { text: 'Anna' }),
    listOrders('orders, one letter', { text: 'a' }),
    listOrders('orders, address', { text: 'anna.nowak' }),
    listOrders('orders, all at once', {
      text: 'Anna',
      state: 'sent',
      fairyId,
      productId,
      from: '2025-01-01',
    }),
    listOrders('orders of a specialist', {}, 'specialist'),
    listOrders('orders of a specialist, deep page', { after: deep }, 'specialist'),
    listOrders('orders of a specialist, first name', { text: 'Anna' }, 'specialist'),
  ],
  suggestOrders: ({ deep }) => [
    ...['ann', 'anna.nowak', String(deep)].map((text) => suggestOrders(`search, owner: ${text}`, { text })),
    suggestOrders('search, specialist: żan', { text: 'żan' }, 'specialist'),
  ],
  // A name, an address, codes, a payment, words of messages and mails, an invoice, a withdrawal's number.
  searchDesk: ({ email }) =>
    ['ann', email, 'PAPROC', 'cs_test', 'reklamacja', 'FV 1', '12', 'godzinę', 'jagna'].map((text) =>
      search(`search everything: ${text}`, { text }),
    ),
  searchMessages: () => [
    post('/messages/search')('search messages', { text: 'reklamację' }),
    post('/messages/search')('search messages, one letter', { text: 'd' }),
  ],
  findPersonalData: ({ email }) => [post('/personal-data')('a person’s data', { email })],
  getOrder: ({ deep }) => [get(`/orders/${deep}`)],
  getOrderMoney: ({ deep }) => [get(`/orders/${deep}/money`)],
  listDrafts: ({ deep }) => [get(`/orders/${deep}/answer/versions`)],
  listOrderMails: ({ deep }) => [get(`/orders/${deep}/mails`)],
  getOrderCharts: LETTER,
  previewAnswer: LETTER,
  previewAnswerHtml: LETTER,
  getOrderEmail: 'writes the audit: a column of one order',
  getCustomerEmail: 'writes the audit: a column of one order',
  getCustomer: ({ customerKey }) => [get(`/customers/${customerKey}`)],
  listMessages: () =>
    ['', '?filter=done', '?filter=complaint', '?filter=invoice'].map((query) => get(`/messages${query}`)),
  getMessage: ({ messageId }) => [get(`/messages/${messageId}`)],
  countWaiting: () => [get('/waiting')],
  listWithdrawals: () => [get('/withdrawals')],
  listRatingWords: () => [get('/rating-words')],
  listMoneyDecisions: () => [get('/money/decisions')],
  getMyDay: () => [get('/my-day', 'specialist')],
  getMyCard: () => [get('/my-card', 'specialist')],
  listPrices: () => [get('/prices')],
  getPriceHistory: ({ fairyId, productId }) => [get(`/prices/${fairyId}/${productId}/history`)],
  listSpecialists: () => [get('/specialists')],
  listSamples: CATALOGUE,
  listServices: () => [get('/services')],
  listPrompts: CATALOGUE,
  getGuideTable: () => [get('/guide')],
  listCoupons: () => [get('/coupons')],
  getCoupon: ({ coupon }) => [get(`/coupons/${coupon}`)],
  getBooks: () => [get('/books/2026-01')],
  getSums: () => [
    get('/sums?by=time'),
    get('/sums?by=coupon'),
    get('/sums?period=2026&by=fairy'),
    get('/sums?period=2026&by=product'),
    get('/sums?period=2026-01&by=coupon'),
  ],
  getPayouts: () => [get('/payouts/2026-01')],
  readJournal: () => [get('/journal'), get('/journal?group=money'), get('/journal?refused=true')],
  getOpening: () => [get('/opening')],
  listNewsletters: () => [get('/newsletter')],
  getNewsletter: ({ issueId }) => [get(`/newsletter/${issueId}`)],
  previewNewsletter: 'made of one issue',
  previewNewsletterHtml: 'made of one issue',
  getShopState: () => [get('/state')],
  getFlow: () => [get('/flow?machine=purchase&days=90'), get('/flow?machine=purchase&days=7')],
  listTexts: () => [get('/texts')],
  getText: CATALOGUE,
  getTextVersion: CATALOGUE,
  getEbookPicture: CATALOGUE,
  listPeople: () => [get('/people')],
  getMe: OWN,
  getPush: OWN,
  getNotices: OWN,
  listSessions: OWN,
  listPasskeys: OWN,
  listPhrases: OWN,
  getSignInPage: 'reads a setting',
  streamEvents: 'stays open, and reads nothing by itself',
  exportOrders: FILE,
  exportBooks: FILE,
  exportPayouts: FILE,
  exportNewsletterAddresses: FILE,
  exportCouponBatch: FILE,
  exportPersonalData: OWN,
  previewMoneyMail: LETTER,
  checkText: 'reads the text that it is sent',
  healthLive: 'reads nothing',
  healthReady: 'asks the database whether it is there',
};

/** The calls of all reads. */
export const deskCalls = (subject: Subject): Call[] =>
  Object.values(DESK_READS).flatMap((calls) => (typeof calls === 'function' ? calls(subject) : []));

/** Finds what the calls are about: an order of long ago, the customer with the most orders, a coupon that was used much. */
export async function findSubject(db: Db, offer: Pick<Subject, 'fairyId' | 'productId'>): Promise<Subject> {
  const { rows } = await sql<Omit<Subject, 'fairyId' | 'productId'>>`
    select
      (select id from shop_order order by id offset (select count(*) from shop_order) / 5 limit 1) as deep,
      email, customer_key as "customerKey",
      (select id from contact_message limit 1) as "messageId",
      (select id from newsletter_letter limit 1) as "issueId",
      (select coupon_code from coupon_use group by 1 order by count(*) desc limit 1) as coupon
    from shop_order where customer_key is not null
    group by email, customer_key order by count(*) desc limit 1
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The made-up shop has no orders');
  return { ...found, ...offer };
}
