import { useSelector } from '@xstate/react';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { hasUnsaved } from '#machines/edit.machine.ts';
import { row } from '#styles/desk/base.css.ts';
import { SAVE_WORDS } from './edit-words.ts';
import type { EditActor } from './use-edit.ts';

/** Says that what is edited is gone. There is no save bar then: the notice has the button that discards what is typed. */
export function GoneNotice({ actor, title }: { actor: EditActor; title: string }) {
  const snapshot = useSelector(actor, (current) => current);
  if (!snapshot.hasTag('gone')) return null;
  return (
    <Notice kind="bad" title={title} live>
      {hasUnsaved(snapshot.context) && (
        <div className={row}>
          <DeskButton kind="ghost" onPress={() => actor.send({ type: 'leave.ask' })}>
            {SAVE_WORDS.discard}
          </DeskButton>
        </div>
      )}
    </Notice>
  );
}
