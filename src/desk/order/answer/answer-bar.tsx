import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { unsavedFields, type answerMachine } from '#machines/answer.machine.ts';
import { SaveBar, type SaveBarProps } from '#desk/frame/edit/save-bar.tsx';
import { DiscardDialog } from '#desk/ui/discard-dialog.tsx';
import { formatTime } from '#desk/copy/time.ts';
import type { Order } from '#desk/domain/wire.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useLeaveGuard } from '#desk/frame/use-leave-guard.ts';
import { answerCopy as copy, ROMAN } from './answer-copy.ts';
import type { AnswerScreenProps } from './answer-screen.tsx';
import { CARDS_FIELD, TEXT_FIELD } from './answer-view.ts';
import { isCopyKept } from './kept-answer.ts';

/** From what matters most; a state has several of these tags. */
const KINDS = ['conflict', 'failed', 'saving', 'saved', 'dirty'] as const satisfies SaveBarProps['kind'][];

/** What the bar at the foot of an order says; nothing while it is absent. */
export const answerBarOf = (snapshot: SnapshotFrom<typeof answerMachine>) =>
  KINDS.find((tag) => snapshot.hasTag(tag));

/** What a field of the answer is called in the bar: "w pytaniu II". */
function nameOf(field: string, { questions }: Order): string {
  if (field === CARDS_FIELD) return copy.fieldName.cards;
  if (field !== TEXT_FIELD) return copy.fieldName.question(ROMAN[Number(field)] ?? field);
  return questions.length > 0 ? copy.fieldName.closing : copy.fieldName.text;
}

/** Save bar of an answer, and the question before unsaved text is left or discarded. */
export function AnswerBar({ actor, order }: AnswerScreenProps) {
  const { person } = useDesk();
  const snapshot = useSelector(actor, (current) => current);
  const { answer, saveMessages, mine } = snapshot.context;
  const unsaved = unsavedFields(snapshot.context);
  const hasUnsaved = unsaved.length > 0;
  const { leaving, stay } = useLeaveGuard(hasUnsaved, () =>
    isCopyKept(
      person.id,
      order.orderId,
      mine.filter(({ name }) => unsaved.includes(name)),
    ),
  );
  const isLeaving = leaving !== undefined;
  useEffect(() => {
    if (isLeaving && hasUnsaved) actor.send({ type: 'leave.ask' });
  }, [actor, hasUnsaved, isLeaving]);
  const kind = answerBarOf(snapshot);
  const where = unsaved.map((name) => nameOf(name, order)).join(', ');
  return (
    <>
      {kind && (
        <SaveBar
          kind={kind}
          words={{
            ...copy.save,
            ...(snapshot.hasTag('refused') && {
              failedText: `${saveMessages?.join(' ') ?? copy.save.refused} ${copy.save.refusedText}`,
            }),
            saved: copy.save.saved(answer.savedAt === undefined ? '' : formatTime(answer.savedAt)),
          }}
          what={[where, copy.save.copy].filter(Boolean).join(', ')}
          onSave={() => actor.send({ type: 'draft.save' })}
          onDiscard={() => actor.send({ type: hasUnsaved ? 'leave.ask' : 'draft.discard' })}
        />
      )}
      {snapshot.hasTag('asking') && (
        <DiscardDialog
          words={copy.discard}
          isWaiting={snapshot.hasTag('saving') || snapshot.hasTag('taking')}
          onStay={() => {
            stay();
            actor.send({ type: 'leave.stay' });
          }}
          onDiscard={() => actor.send({ type: 'draft.discard' })}
        />
      )}
    </>
  );
}
