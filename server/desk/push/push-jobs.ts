import { pathOf } from '#desk/pages.ts';
import type { Clock } from '#server/clock.ts';
import { enqueueAll, newJob } from '#server/jobs/enqueue.ts';
import { jobHandler, type JobHandler } from '#server/jobs/job-kind.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { readPushKeys } from './push-keys.ts';
import { PUSH_JOB } from './push-job-kinds.ts';
import { PUSH_TEXTS, type PushKind } from './push-texts.ts';
import { sendPush } from './send-push.ts';

/** Enqueues notifications to all browsers of some people. `jobId`: the job that causes them, the same for each of its attempts. */
export async function enqueuePushes(
  db: Db,
  people: readonly { id: string }[],
  { jobId, now, ...of }: { jobId: string; now: Date; what: PushKind; orderId: number; promisedUntil: Date },
): Promise<void> {
  if (people.length === 0) return;
  const subscriptions = await db
    .selectFrom('push_subscription')
    .select('id')
    .where(
      'person_id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
  if (subscriptions.length === 0) return;
  await enqueueAll(
    db,
    subscriptions.map(({ id }) =>
      newJob(
        PUSH_JOB,
        {
          subscriptionId: id,
          what: of.what,
          orderId: of.orderId,
          promisedUntil: of.promisedUntil.toISOString(),
        },
        { runAt: now, onceKey: `push:${jobId}:${id}` },
      ),
    ),
  );
}

export interface PushJobsOptions {
  db: Db;
  /** Address that a push service may write to. */
  contact: string;
  clock: Clock;
  fetch?: typeof globalThis.fetch;
}

/**
 * Handler of push notifications. A browser that has unsubscribed is deleted. An unreachable one is recorded for its
 * person only, not for the shop's state, since mails are sent as well.
 */
export const pushJobs = ({ db, contact, clock, fetch = globalThis.fetch }: PushJobsOptions): JobHandler[] => [
  jobHandler(PUSH_JOB, async ({ subscriptionId, what, orderId, promisedUntil }, { isLast }) => {
    const subscription = await db
      .selectFrom('push_subscription')
      .innerJoin('desk_person', 'desk_person.id', 'person_id')
      .select(['endpoint', 'p256dh', 'auth'])
      .where('push_subscription.id', '=', subscriptionId)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (!subscription) return;
    const { title, body } = PUSH_TEXTS[what];
    const note = (failingSince: Date | null) =>
      db
        .updateTable('push_subscription')
        .set({ failing_since: failingSince })
        .where('id', '=', subscriptionId)
        .where('failing_since', failingSince === null ? 'is not' : 'is', null)
        .execute();
    try {
      const outcome = await sendPush(
        subscription,
        {
          title: title(orderId),
          body: body(new Date(promisedUntil)),
          path: pathOf('order', { orderId }),
        },
        { keys: await readPushKeys(db), contact, now: clock.now(), topic: `order-${orderId}`, fetch },
      );
      if (outcome === 'gone')
        await db.deleteFrom('push_subscription').where('id', '=', subscriptionId).execute();
      else await note(null);
    } catch (error) {
      await note(clock.now());
      if (!isLast(error)) throw error;
    }
  }),
];
