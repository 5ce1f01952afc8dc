import { sql } from 'kysely';
import type { DeskPageName } from '#desk/pages.ts';
import type { Db } from '#server/store/tables/tables.ts';

/** What of the demo the pages of one thing are looked at with. */
export interface Subjects {
  order: number;
  customer: string;
  message: string;
  specialist: string;
  service: string;
  issue: string;
  /** Month and year of a fortnight ago: in its first days a month has little to show. */
  month: string;
  year: string;
}

/** Finds them in a shop that the demo has filled. @throws if it has none */
export async function subjectsOf(db: Db): Promise<Subjects> {
  const { rows } = await sql<Subjects>`select
    (select order_id from answer_correction where ended_as = 'approved' order by order_id limit 1) as "order",
    (select customer_key from shop_order join order_mail on order_id = shop_order.id order by order_id limit 1) as customer,
    (select letter_id from letter_reply where from_other_address order by written_at limit 1) as message,
    (select fairy_id from sample_answer order by fairy_id limit 1) as specialist,
    (select product_id from product_prompt order by product_id limit 1) as service,
    (select id from newsletter_letter where state = 'SENT' order by started_at limit 1) as issue,
    to_char(shop_today() - 14, 'YYYY-MM') as month, to_char(shop_today() - 14, 'YYYY') as year
  `.execute(db);
  const [found] = rows;
  if (!found || Object.values(found).includes(null)) throw new Error(`no subjects: ${JSON.stringify(found)}`);
  return found;
}

/** What a page is read from, and which parts of it are to have something: paths in the answer. */
export interface Read {
  get?: string;
  post?: [path: string, body: object];
  as?: 'specialist';
  filled: string;
}

/** A page that is a form, or shows what nobody's data are. */
type Bare = 'form';

/** What each page of the desk shows of the demo. A new page does not compile without. */
export const SHOWN: Readonly<Record<DeskPageName, ((of: Subjects) => readonly Read[]) | Bare>> = {
  queue: () => [
    {
      get: '/queue',
      filled:
        'rows corrections counts.late counts.soon counts.waiting counts.drafted counts.in-review counts.sent-back counts.approved figures.sentToday figures.usualMinutes rows.*.agreement rows.*.hasNote rows.*.answer.mail',
    },
    { get: '/money/decisions', filled: '0.kind' },
  ],
  signIn: 'form',
  invitation: 'form',
  orders: () => [
    {
      post: ['/orders/list', {}],
      filled: 'rows counts.in-progress counts.sent counts.called-off counts.unpaid counts.refunded',
    },
  ],
  order: ({ order }) => [
    { get: `/orders/${order}`, filled: 'customer.name answer.approval timeline' },
    { get: `/orders/${order}/money`, filled: 'paid' },
  ],
  customer: ({ customer }) => [{ get: `/customers/${customer}`, filled: 'orders sums mails' }],
  orderMail: 'form',
  messages: () => [
    {
      get: '/messages',
      filled:
        'messages counts.complaint counts.withdrawal counts.invoice counts.accessibility counts.personal-data messages.*.isRefused messages.*.suggested',
    },
    { get: '/messages?filter=done', filled: 'messages' },
  ],
  message: ({ message }) => [{ get: `/messages/${message}`, filled: 'replies.*.incoming orders' }],
  withdrawals: () => [{ get: '/withdrawals', filled: 'withdrawals.*.needsPerson withdrawals.*.orderId' }],
  words: () => [{ get: '/rating-words', filled: 'waiting decided decided.*.rule' }],
  personalData: 'form',
  prices: () => [{ get: '/prices', filled: 'prices' }],
  opening: () => [{ get: '/opening', filled: 'sells' }],
  specialists: () => [
    {
      get: '/specialists',
      filled: '*.availability.absences.0.from *.waiting *.late *.usualMinutes *.ratings.mean',
    },
  ],
  newSpecialist: 'form',
  specialist: ({ specialist }) => [{ get: `/specialists/${specialist}/samples`, filled: '0' }],
  services: () => [{ get: '/services', filled: '*.specialists' }],
  newService: 'form',
  service: ({ service }) => [{ get: `/services/${service}/prompts`, filled: '0' }],
  guide: () => [{ get: '/guide', filled: 'services specialists' }],
  coupons: () => [{ get: '/coupons', filled: 'coupons batches.*.uses' }],
  newCoupon: 'form',
  newBatch: 'form',
  coupon: () => [{ get: '/coupons/PAPROC15', filled: 'uses brought.count brought.givenAway' }],
  texts: () => [{ get: '/texts', filled: '*.draft *.published' }],
  text: () => [{ get: '/texts/Tarot', filled: 'draft versions' }],
  newsletter: () => [
    { get: '/newsletter', filled: 'issues addresses.confirmed addresses.unconfirmed issues.*.startedAt' },
  ],
  newsletterIssue: ({ issue }) => [{ get: `/newsletter/${issue}`, filled: 'issue.counts.accepted' }],
  people: () => [{ get: '/people', filled: 'people invitations people.*.lastSeenAt people.*.passkeys' }],
  journal: () => [{ get: '/journal', filled: 'entries people next' }],
  flow: () => [{ get: '/flow?machine=purchase&days=90', filled: 'states arrows payments.now.count' }],
  state: () => [
    {
      get: '/state',
      filled:
        'mail.failed promise.late waiting.messages.late waiting.withdrawals.soon waiting.words.open robots.refused jobs backup.drill',
    },
  ],
  books: ({ month }) => [{ get: `/books/${month}`, filled: 'sums entries invoices givenAway' }],
  sums: ({ year }) =>
    ['time', 'fairy', 'product', 'coupon'].map((by) => ({
      get: `/sums?period=${year}&by=${by}`,
      filled:
        'rows total.now.givenAway total.before.givenAway total.now.newcomers total.now.returning total.before.newcomers total.now.back',
    })),
  payouts: ({ month }) => [{ get: `/payouts/${month}`, filled: 'due rows.*.due' }],
  myCard: () => [{ get: '/my-card', as: 'specialist', filled: 'fields.name' }],
  me: () => [
    { get: '/phrases', filled: '0.text' },
    { get: '/sessions', filled: '0.device' },
  ],
};
