import { sql } from 'kysely';
import { DESK_PAGES } from '#desk/pages.ts';
import type { MinorUnits } from '#domain/grosze.ts';
import { SHOP_TIME_ZONE } from '#domain/shop-constants.ts';
import type { Clock } from '#server/clock.ts';
import { enqueueAll, newJob } from '#server/jobs/enqueue.ts';
import { jobHandler, type JobHandler } from '#server/jobs/job-kind.ts';
import { mailIdOf } from '#server/mail/mail-id.ts';
import type { MailSender } from '#server/mail/mail-sender.ts';
import type { SendMail } from '#server/mail/mailer.ts';
import { morningMail, type Morning } from '#server/mail/morning-mail.ts';
import { listMoneyMatters } from '#server/orders/money-matters.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { DESK_JOBS } from '../desk-job-kinds.ts';
import { openOrders, readQueueRow } from '../order/open-orders.ts';
import { readWaiting } from '../waiting/read-waiting.ts';

/** The hour of Warsaw at which the mails of the morning leave. */
const HOUR_OF_DAY = '07:00';

/** The moment of a day's morning, or of so many days before. A day is not always 24 hours. */
const morningOf = (day: string, before = 0) =>
  sql<Date>`((${day}::date - ${before}::int + ${HOUR_OF_DAY}::time) at time zone ${SHOP_TIME_ZONE})`;

/** Enqueues the next morning's mails, one per person; hourly, so that a person added in the evening gets one. */
export async function planMorning(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ day: string; at: Date }>`
    select day::text as day, (day + ${HOUR_OF_DAY}::time) at time zone ${SHOP_TIME_ZONE} as at
    from (select case when local::time < ${HOUR_OF_DAY}::time then local::date else local::date + 1 end as day
      from (select ${now}::timestamptz at time zone ${SHOP_TIME_ZONE} as local) as here) as next
  `.execute(db);
  const [next] = rows;
  const people = await db
    .selectFrom('desk_person')
    .select('id')
    .where('removed_at', 'is', null)
    .where('order_mails', '<>', 'never')
    .execute();
  if (!next || people.length === 0) return;
  const { day, at } = next;
  await enqueueAll(
    db,
    people.map(({ id }) =>
      newJob(DESK_JOBS.morning, { personId: id, day }, { runAt: at, onceKey: `morning:${day}:${id}` }),
    ),
  );
}

interface MorningOptions {
  db: Db;
  send: SendMail;
  sender: MailSender;
  deskUrl: string;
  clock: Clock;
}

/** Handler of the mail of the morning. Nothing is sent where there is nothing to say, or once the day is over. */
export const morningJobs = ({ db, send, sender, deskUrl, clock }: MorningOptions): JobHandler[] => [
  jobHandler(DESK_JOBS.morning, async ({ personId, day }, { id }) => {
    const person = await db
      .selectFrom('desk_person')
      .select(['email', 'role', 'fairy_id as fairyId'])
      .where('id', '=', personId)
      .where('removed_at', 'is', null)
      .where('order_mails', '<>', 'never')
      .executeTakeFirst();
    if (!person) return;
    const now = clock.now();
    const { rows } = await sql<{ isToday: boolean }>`
      select (${now}::timestamptz at time zone ${SHOP_TIME_ZONE})::date = ${day}::date as "isToday"
    `.execute(db);
    if (!rows[0]?.isToday) return;
    const morning = await readMorning(db, { ...person, day, now });
    if (!hasContent(morning)) return;
    const mail = { to: person.email, morning, url: deskUrl + DESK_PAGES.queue.path };
    await send(mailIdOf(id), morningMail(mail, sender));
  }),
];

const hasContent = ({ came, waiting, late, review = 0, waits, money = 0 }: Morning) =>
  came.count + waiting.count + late.length + review + money > 0 ||
  Object.values(waits ?? {}).some(({ open }) => open > 0);

interface Reader {
  role: 'owner' | 'specialist';
  fairyId: string | null;
  day: string;
  now: Date;
}

/** Content of a person's morning mail: the whole shop for an owner; her own orders, without money, for a specialist. */
async function readMorning(db: Db, { role, fairyId, day, now }: Reader): Promise<Morning> {
  const isOwner = role === 'owner';
  const mine = isOwner ? null : fairyId;
  const { rows: came } = await sql<{ count: number; sum: string }>`
    select count(*)::int as count, coalesce(sum(total_price), 0) as sum
    from shop_order join fairy_product on fairy_product.id = fairy_product_id
    where not deleted and paid_at >= ${morningOf(day, 1)} and paid_at < ${morningOf(day)}
      and (${mine}::uuid is null or fairy_product.fairy_id = ${mine}::uuid)
  `.execute(db);
  const orders = await openOrders(db, { fairyId: mine }).orderBy('paid_at').execute();
  const open = orders
    .map(readQueueRow)
    .filter((row) => typeof row === 'object')
    .filter(({ answer }) => answer.state !== 'approved' || answer.mail !== undefined);
  const promises = open.map((row) => ({ ...row, until: new Date(row.promisedUntil) }));
  const { count = 0, sum = '0' } = came[0] ?? {};
  const morning: Morning = {
    came: { count },
    waiting: { count: open.length, nearest: promises.find(({ until }) => until > now)?.until },
    late: promises.filter(({ until }) => until <= now).map(({ orderId }) => orderId),
  };
  if (!isOwner) return morning;
  return {
    ...morning,
    came: { count, sum: Number(sum) as MinorUnits },
    review: open.filter(({ answer }) => answer.state === 'in-review').length,
    waits: await readWaiting(db),
    money: (await listMoneyMatters(db, now)).length,
  };
}
