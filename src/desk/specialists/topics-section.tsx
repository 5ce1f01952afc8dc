import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { currentOf } from '#desk/api/desk-failure.ts';
import { CardPreview } from './card-preview.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DeskDialog } from '#desk/ui/desk-dialog.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { TopicsForm, type Topic } from './topics-form.tsx';
import { topicsCopy as copy } from './topics-copy.ts';
import type { Specialist } from '#desk/domain/wire.ts';
import { tidyText, topicProblem } from '#schemas/desk/card-problem.ts';
import { row, tightStack } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { halves } from '#desk/pictures/picture.late.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { UnsavedText } from '#desk/frame/unsaved-text.tsx';
import { useAction } from '#desk/frame/use-action.ts';

export interface TopicsSectionProps {
  /** The card with what is typed, on which the topics are shown. */
  specialist: Specialist;
  isReadOnly: boolean;
  onChanged: () => void;
}

const wordsOf = (topics: readonly Topic[]) =>
  JSON.stringify(topics.map(({ content, icon }) => [content, icon]));

/** A specialist's topics: what her card says, and a dialog that changes them all at once. */
export function TopicsSection({ specialist, isReadOnly, onChanged }: TopicsSectionProps) {
  const { client } = useDesk();
  const [isOpen, setOpen] = useState(false);
  // Kept when the dialog is closed by its corner or Escape; "Anuluj" drops it.
  const [typed, setTyped] = useState<readonly Topic[]>();
  // The topics that were shown when the dialog was opened, or that a refusal brought.
  const [seen, setSeen] = useState<readonly Topic[]>([]);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { busy, outcome, run, say } = useAction({
    done: copy.saved,
    failed: (error) => {
      const newer = currentOf<'setTopics'>(error);
      if (!newer) return copy.failed;
      setSeen(newer.topics);
      const theirs = newer.topics.map(({ content }) => content).join(', ') || copy.nothing;
      return { kind: 'warn', words: copy.newer(theirs) };
    },
  });

  const isDirty = typed !== undefined && wordsOf(typed) !== wordsOf(seen);
  const open = () => {
    setOpen(true);
    say(undefined);
    if (typed) return;
    setTyped(specialist.topics);
    setSeen(specialist.topics);
    setProblems({});
  };
  const close = () => {
    setOpen(false);
    say(undefined);
    if (!isDirty) setTyped(undefined);
  };
  const cancel = () => {
    close();
    setTyped(undefined);
  };
  const save = (topics: readonly Topic[]) => {
    const found = Object.fromEntries(
      topics.flatMap(({ id, content }) => {
        const message = topicProblem(tidyText('name', content));
        return message === undefined ? [] : [[id, message] as const];
      }),
    );
    setProblems(found);
    const first = topics.findIndex(({ id }) => found[id] !== undefined);
    document.getElementById(`temat-${first}`)?.focus();
    if (first >= 0) return;
    void run('save', async () => {
      const body = {
        seen: seen.map(({ id }) => id),
        topics: topics.map(({ content, icon }) => ({ content, icon })),
      };
      const params = { path: { fairyId: specialist.id } };
      await unwrap(client.PUT('/specialists/{fairyId}/topics', { params, body }));
      setOpen(false);
      setTyped(undefined);
      onChanged();
    });
  };

  return (
    <section className={panel} aria-labelledby="tematy">
      <h2 id="tematy">{copy.title}</h2>
      <p>{specialist.topics.map(({ content }) => content).join(', ') || copy.none}</p>
      <OutcomeStatus outcome={isOpen ? undefined : outcome} />
      <p>
        <DeskButton kind="ghost" disabled={isReadOnly} onPress={open}>
          {copy.change}
        </DeskButton>
      </p>
      <UnsavedText isUnsaved={isDirty} />
      {isOpen && typed && (
        <DeskDialog
          title={copy.dialog}
          closeLabel={copy.close}
          onClose={close}
          startsAtField
          isHeld={busy !== undefined}
        >
          <div className={halves}>
            <div className={tightStack}>
              <TopicsForm topics={typed} problems={problems} onChange={setTyped} />
              <OutcomeStatus outcome={outcome} />
              <div className={row}>
                <DeskButton pending={busy !== undefined} onPress={() => save(typed)}>
                  {busy ? copy.saving : copy.save}
                </DeskButton>
                <DeskButton kind="ghost" onPress={cancel}>
                  {copy.cancel}
                </DeskButton>
              </div>
            </div>
            <CardPreview id="podglad-tematow" specialist={{ ...specialist, topics: [...typed] }} />
          </div>
        </DeskDialog>
      )}
    </section>
  );
}
