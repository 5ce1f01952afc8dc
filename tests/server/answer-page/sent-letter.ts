import { answerJobs } from '#server/answers/answer-jobs.ts';
import { manualAnswers } from '#server/answers/answer-port.ts';
import { approveAnswer, recallAnswer } from '#server/answers/approve-answer.ts';
import { saveDraft, type NewDraft } from '#server/answers/save-draft.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import type { PersonActor } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { HandClock, runnerWith } from '#tests/server/jobs/job-table.ts';
import type { orderOf } from '#tests/server/support/order-requests.ts';

/** Who writes and approves in these tests. */
export const JAGNA: PersonActor = {
  kind: 'person',
  id: '7d0ce1a4-0000-4000-8000-00000000000a',
  name: 'Jagna',
  role: 'specialist',
};
const SENDER = { brandName: 'S', publicUrl: 'https://shop.example', contactEmail: 'a@b.pl' };

const stateOf = (db: Db, orderId: number) =>
  db
    .selectFrom('answer')
    .select((from) => [
      'revision',
      from
        .selectFrom('answer_draft')
        .select((is) => is.fn.max('version').as('version'))
        .whereRef('answer_draft.order_id', '=', 'answer.order_id')
        .as('version'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirst();

/** Writes a draft as a specialist does. */
export async function write(db: Db, orderId: number, draft: Partial<NewDraft>): Promise<void> {
  const seenVersion = (await stateOf(db, orderId))?.version ?? 0;
  const saved = await saveDraft(db, orderId, { seenVersion, text: '', responses: [], ...draft }, JAGNA);
  if (saved.kind !== 'saved') throw new Error(saved.kind);
}

/** Approves the latest draft, to go at once. */
export async function approve(db: Db, orderId: number): Promise<void> {
  const { revision = 0, version } = (await stateOf(db, orderId)) ?? {};
  const noAdviceOn = ['health', 'pregnancy', 'death', 'law', 'money', 'gambling', 'harm'] as const;
  const approval = { seen: revision, draftVersion: version ?? 0, sendAt: null, noAdviceOn };
  const approved = await approveAnswer(db, orderId, approval, JAGNA);
  if (approved.kind !== 'done') throw new Error(JSON.stringify(approved));
}

/** Takes the approval back. */
export async function recall(db: Db, orderId: number): Promise<void> {
  const { revision = 0 } = (await stateOf(db, orderId)) ?? {};
  const recalled = await recallAnswer(db, orderId, { seen: revision }, JAGNA);
  if (recalled.kind !== 'done') throw new Error(recalled.kind);
}

/** Runs the answers' jobs once; what `fail` gives is how the mail server refuses. Resolves with the mails sent. */
export async function mailOut(db: Db, fail?: () => Error): Promise<MailContent[]> {
  const mails: MailContent[] = [];
  const send = async (_id: string, mail: MailContent) => {
    if (fail) throw fail();
    mails.push(mail);
  };
  const jobs = answerJobs({
    db,
    send,
    sender: SENDER,
    source: manualAnswers,
    log: { error: () => undefined },
  });
  const clock = new HandClock();
  clock.pass(Date.now() + 1_000 - clock.now().getTime());
  await runnerWith(db, jobs, clock).runner.runDue();
  return mails;
}

/** An order whose answer was written, approved and mailed by the shop's own ways. */
export async function mailedOrder(db: Db, request: ReturnType<typeof orderOf>, draft: Partial<NewDraft>) {
  const order = await paidOrder(db, request);
  await write(db, order.orderId, draft);
  await approve(db, order.orderId);
  const [mail] = await mailOut(db);
  if (!mail) throw new Error('no mail');
  return { ...order, mail, link: linkIn(mail) };
}

/** Path of the answer's page that a mail leads to. */
export const linkIn = ({ text }: MailContent): string =>
  /https:\/\/shop\.example(\/odpowiedz\/[\w-]+)/.exec(text)?.[1] ?? '';
