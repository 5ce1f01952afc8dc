import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { hasUnsaved } from '#machines/edit.machine.ts';
import { DiscardDialog, type DiscardDialogProps } from '#desk/ui/discard-dialog.tsx';
import { SaveBar, type SaveBarProps, type SaveBarWords } from './save-bar.tsx';
import { useLeaveGuard } from '#desk/frame/use-leave-guard.ts';
import { useShortcuts } from '#desk/frame/use-shortcuts.ts';
import type { EditActor } from './use-edit.ts';

export interface EditBarProps {
  actor: EditActor;
  words: SaveBarWords;
  discardWords: DiscardDialogProps['words'];
  /** What is not stored: "2 ceny". */
  what: string;
  /** Whether the bar shows that everything is saved; false if the page shows it itself. */
  tellsSaved?: boolean;
}

/** From what matters most; a state has several of these tags. */
const KINDS = ['conflict', 'failed', 'saving', 'saved', 'dirty'] as const satisfies SaveBarProps['kind'][];

/** Whether the save bar is shown at the foot of the page, in the menu's place. */
export const hasSaveBar = (snapshot: SnapshotFrom<EditActor>): boolean =>
  KINDS.some((tag) => snapshot.hasTag(tag));

/** Save bar of what is edited, Ctrl S, and the question before unsaved changes are left or discarded. */
export function EditBar({ actor, words, discardWords, what, tellsSaved = true }: EditBarProps) {
  const snapshot = useSelector(actor, (current) => current);
  const kind = KINDS.find((tag) => snapshot.hasTag(tag) && (tellsSaved || tag !== 'saved'));
  const { leaving, stay } = useLeaveGuard(hasUnsaved(snapshot.context));
  const isLeaving = leaving !== undefined;
  useEffect(() => {
    if (isLeaving) actor.send({ type: 'leave.ask' });
  }, [actor, isLeaving]);
  useEffect(() => {
    const subscription = actor.on('leave.allowed', () => {
      stay();
      leaving?.proceed();
    });
    return () => subscription.unsubscribe();
  });
  useShortcuts({ 'ctrl+s': () => actor.send({ type: 'changes.save' }) });
  return (
    <>
      {kind && (
        <SaveBar
          kind={kind}
          words={words}
          what={what}
          onSave={() => actor.send({ type: 'changes.save' })}
          onDiscard={() => actor.send({ type: 'leave.ask' })}
        />
      )}
      {snapshot.hasTag('asking') && (
        <DiscardDialog
          words={discardWords}
          isWaiting={snapshot.hasTag('saving')}
          onStay={() => {
            stay();
            actor.send({ type: 'leave.stay' });
          }}
          onDiscard={() => actor.send({ type: 'changes.discard' })}
        />
      )}
    </>
  );
}
