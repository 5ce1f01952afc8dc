import { useSelector } from '@xstate/react';
import { hasUnsaved } from '#machines/edit.machine.ts';
import type { Elements } from '#kit/elements.ts';
import { row } from '#styles/desk/base.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { EditBar } from './edit-bar.tsx';
import { SAVE_WORDS, type EditWords } from './edit-words.ts';
import { FieldConflicts, namedFields, type FieldLabels } from './field-conflicts.tsx';
import { useProblemFocus, type EditActor } from './use-edit.ts';

export interface EditFrameProps {
  actor: EditActor;
  words: EditWords;
  labels: FieldLabels;
  /** A field's element is called so, and by its name. */
  idPrefix: string;
  tellsSaved?: boolean;
  children: Elements;
}

/** Frame of an edit form: notices that the entity is gone (with a button that discards what is typed) or changed by two people, and the save bar. */
export function EditFrame({ actor, words, labels, idPrefix, tellsSaved = true, children }: EditFrameProps) {
  const snapshot = useSelector(actor, (current) => current);
  useProblemFocus(actor, idPrefix);
  return (
    <>
      {snapshot.hasTag('gone') && (
        <Notice kind="bad" title={words.gone} live>
          {hasUnsaved(snapshot.context) && (
            <div className={row}>
              <DeskButton kind="ghost" onPress={() => actor.send({ type: 'leave.ask' })}>
                {SAVE_WORDS.discard}
              </DeskButton>
            </div>
          )}
        </Notice>
      )}
      <FieldConflicts actor={actor} labels={labels} words={words} />
      {children}
      <EditBar
        actor={actor}
        words={words.save}
        discardWords={words.discard}
        what={namedFields(snapshot.context.typed, labels)}
        tellsSaved={tellsSaved}
      />
    </>
  );
}
