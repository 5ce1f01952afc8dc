import {
  approveAnswer,
  changeAnswer,
  mailAgreementAgain,
  recallAnswer,
  retimeAnswer,
  sendAnswerAgain,
  type AnswerChange,
} from '#server/answers/approve-answer.ts';
import { setAnswerPage } from '#server/answers/set-answer-page.ts';
import { beginCorrection, dropCorrection } from '#server/answers/correct-answer.ts';
import { askDraft } from '#server/answers/ask-draft.ts';
import { countAnswerChange, isWritable, openAnswer } from '#server/answers/open-answer.ts';
import { keepEditLock, isLockedByOther, saveDraft, type DraftSaving } from '#server/answers/save-draft.ts';
import { readEmail } from '#domain/typed/typed-text.ts';
import { DESK_ERROR } from '#domain/desk/error-code.ts';
import type { ReviewKind } from '#domain/desk-terms.ts';
import { ApiError } from '#server/api-error.ts';
import type { Clock } from '#server/clock.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { recordAudit } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables/tables.ts';
import type { DeskHandlers, DeskSchemas } from '#server/desk/desk-contract.ts';
import { conflicting, unknown } from '#server/desk/desk-errors.ts';
import { DESK_JOBS } from '#server/desk/desk-job-kinds.ts';
import { readAnswer, readDrafts } from './answer-view.ts';
import { requireOrder } from '#server/desk/order/require-order.ts';
import { signedIn, type Session } from '#server/desk/access/sessions.ts';

type Answer = DeskSchemas['Answer'];

type Names =
  | 'saveDraft'
  | 'listDrafts'
  | 'suggestDraft'
  | 'takeEditLock'
  | 'releaseEditLock'
  | 'handOverAnswer'
  | 'sendBackAnswer'
  | 'approveAnswer'
  | 'recallAnswer'
  | 'retimeAnswer'
  | 'sendAnswerAgain'
  | 'setAnswerPage'
  | 'beginCorrection'
  | 'dropCorrection'
  | 'mailAgreementAgain';

interface AnswerHandlersOptions {
  db: Db;
  clock: Clock;
  /** Whether a model drafts answers. */
  hasModel: boolean;
}

/** Handlers of writing, approving and sending an answer. Each is given an order of the caller's, or ends as 404. */
export function answerHandlers({ db, clock, hasModel }: AnswerHandlersOptions): Pick<DeskHandlers, Names> {
  const view = (orderId: number, { person }: Session) => readAnswer(db, orderId, person.id, clock);

  /** Runs a change and responds with the answer as it now is, or with why it was not made. */
  const change = async (
    call: { path: { orderId: number }; session: Session | undefined },
    make: (orderId: number, session: Session) => Promise<AnswerChange | DraftSaving>,
  ): Promise<{ status: 200; body: Answer }> => {
    const session = signedIn(call);
    const { orderId } = call.path;
    await requireOrder(db, orderId, session);
    const outcome = await make(orderId, session);
    const answer = await view(orderId, session);
    if (outcome.kind !== 'done' && outcome.kind !== 'saved') throw problemOf(outcome, answer);
    return { status: 200, body: answer };
  };

  /** Notes that somebody has looked at the latest draft. */
  const review = (
    call: { path: { orderId: number }; session: Session | undefined },
    { seen, kind, note }: { seen: number; kind: ReviewKind; note: string | null },
  ) =>
    change(call, (orderId, { person }) =>
      changeAnswer(db, orderId, { seen }, async (trx, { status, draftVersion }) => {
        if (status !== 'GENERATING_RESPONSE' || draftVersion === 0) return { kind: 'not-waiting' };
        await trx
          .insertInto('answer_review')
          .values({
            order_id: orderId,
            kind,
            draft_version: draftVersion,
            person_name: person.name,
            note,
            at: clock.now(),
          })
          .execute();
        await trx
          .updateTable('answer')
          .set({ writer_id: null, writer_name: null, writer_until: null })
          .where('order_id', '=', orderId)
          .where('writer_id', '=', person.id)
          .execute();
        await countAnswerChange(trx, orderId);
        await enqueue(
          trx,
          kind === 'handed-over' ? DESK_JOBS.handedOver : DESK_JOBS.sentBack,
          { orderId, version: draftVersion, by: person.id },
          { runAt: clock.now() },
        );
        await recordAudit(trx, {
          actor: person,
          action: `answer.${kind}`,
          entity: 'order',
          entityId: orderId,
          details: { version: draftVersion },
        });
        return { kind: 'done' };
      }),
    );

  return {
    saveDraft: (call) =>
      change(call, (orderId, { person }) => {
        const { cards, ...draft } = call.body;
        return saveDraft(db, orderId, { ...draft, laid: cards }, person, clock);
      }),
    async listDrafts(call) {
      const session = signedIn(call);
      await requireOrder(db, call.path.orderId, session);
      return {
        status: 200,
        body: await readDrafts(db, call.path.orderId, {
          personId: session.person.id,
          after: call.query.after,
        }),
      };
    },
    suggestDraft(call) {
      if (!hasModel) throw unknown();
      return change(call, (orderId, { person }) => askDraft(db, orderId, call.body, person, clock));
    },
    takeEditLock: (call) =>
      change(call, (orderId, { person }) =>
        db.transaction().execute(async (trx): Promise<AnswerChange> => {
          const answer = await openAnswer(trx, orderId);
          if (!answer || !isWritable(answer)) return { kind: 'not-waiting' };
          const now = clock.now();
          const isOthers = isLockedByOther(answer, person.id, now);
          if (isOthers && call.body.takeOver !== true) return { kind: 'locked' };
          await keepEditLock(trx, orderId, person, now);
          return { kind: 'done' };
        }),
      ),
    async releaseEditLock(call) {
      const session = signedIn(call);
      const { orderId } = call.path;
      await requireOrder(db, orderId, session);
      await db
        .updateTable('answer')
        .set({ writer_id: null, writer_name: null, writer_until: null })
        .where('order_id', '=', orderId)
        .where('writer_id', '=', session.person.id)
        .execute();
      return { status: 204, body: undefined };
    },
    handOverAnswer: (call) => review(call, { seen: call.body.seen, kind: 'handed-over', note: null }),
    sendBackAnswer: (call) =>
      review(call, { seen: call.body.seen, kind: 'sent-back', note: call.body.note.trim() }),
    approveAnswer: (call) =>
      change(call, (orderId, { person }) => {
        const { sendAt = null, ...approval } = call.body;
        return approveAnswer(db, orderId, { ...approval, sendAt }, person, clock);
      }),
    recallAnswer: (call) =>
      change(call, (orderId, { person }) => recallAnswer(db, orderId, call.body, person)),
    retimeAnswer: (call) =>
      change(call, (orderId, { person }) => {
        const { seen, sendAt = null } = call.body;
        return retimeAnswer(db, orderId, { seen, sendAt }, person, clock);
      }),
    sendAnswerAgain: (call) =>
      change(call, (orderId, { person }) => sendAnswerAgain(db, orderId, mendedIn(call.body), person, clock)),
    setAnswerPage: (call) =>
      change(call, (orderId, { person }) => setAnswerPage(db, orderId, call.body, person, clock)),
    beginCorrection: (call) =>
      change(call, (orderId, { person }) => {
        const { seen, reason } = call.body;
        return beginCorrection(db, orderId, { seen, reason: reason.trim() }, person, clock);
      }),
    dropCorrection: (call) =>
      change(call, (orderId, { person }) => dropCorrection(db, orderId, call.body, person, clock)),
    mailAgreementAgain: (call) =>
      change(call, (orderId, { person }) =>
        mailAgreementAgain(db, orderId, mendedIn(call.body), person, clock),
      ),
  };
}

/** Request to send a mail again, to a corrected address or the current one. */
const mendedIn = ({ seen, email }: { seen: number; email?: string | undefined }) => ({
  seen,
  email: email === undefined ? email : readEmail(email),
});

/** Why a change was not made, with what is there now: nothing that was typed is lost, and both versions can be shown. */
function problemOf(
  outcome: Exclude<AnswerChange | DraftSaving, { kind: 'done' | 'saved' }>,
  answer: Answer,
): ApiError {
  switch (outcome.kind) {
    case 'stale':
      return conflicting('newerVersion', 'The answer was changed meanwhile', answer);
    case 'locked':
      return conflicting('anotherWriter', 'Another person is writing', answer);
    case 'being-mailed':
      return conflicting('mailOnItsWay', 'The mail is on its way', answer);
    case 'not-agreed':
      return conflicting('notAgreed', 'The mail with the agreement was not accepted yet', answer);
    case 'not-waiting':
      return conflicting('wrongState', 'The state of the order does not allow this', answer);
    case 'refused': {
      const errors = Object.entries(outcome.problems).map(([field, message]) => ({
        path: `/${field}`,
        message,
      }));
      return new ApiError(422, DESK_ERROR.answerRefused, 'The answer breaks a rule', errors);
    }
  }
}
