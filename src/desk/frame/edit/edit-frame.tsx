import { useSelector } from '@xstate/react';
import type { Elements } from '#kit/elements.ts';
import { EditBar } from './edit-bar.tsx';
import type { EditWords } from './edit-words.ts';
import { FieldConflicts, namedFields, type FieldLabels } from './field-conflicts.tsx';
import { GoneNotice } from './gone-notice.tsx';
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

/** Frame of an edit form: notices that the entity is gone or changed by two people, and the save bar. */
export function EditFrame({ actor, words, labels, idPrefix, tellsSaved = true, children }: EditFrameProps) {
  const snapshot = useSelector(actor, (current) => current);
  useProblemFocus(actor, idPrefix);
  return (
    <>
      <GoneNotice actor={actor} title={words.gone} />
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
