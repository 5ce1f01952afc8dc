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
import { useAction } from '#desk/frame/use-action.ts';

export interface TopicsSectionProps {
  /** The card with what is typed, on which the topics are shown. */
  specialist: Specialist;
  isReadOnly: boolean;
  onChanged: () => void;
}

/** A specialist's topics: what her card says, and a dialog that changes them all at once. */
export function TopicsSection({ specialist, isReadOnly, onChanged }: TopicsSectionProps) {
  const { client } = useDesk();
  const [typed, setTyped] = useState<readonly Topic[]>();
  // Ids of the topics that were shown when the dialog was opened.
  const [seen, setSeen] = useState<string[]>([]);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { busy, outcome, run, say } = useAction({
    done: copy.saved,
    failed: (error) => {
      const newer = currentOf<'setTopics'>(error);
      if (!newer) return copy.failed;
      setSeen(newer.topics.map(({ id }) => id));
      const theirs = newer.topics.map(({ content }) => content).join(', ') || copy.nothing;
      return { kind: 'warn', words: copy.newer(theirs) };
    },
  });

  const open = () => {
    setTyped(specialist.topics);
    setSeen(specialist.topics.map(({ id }) => id));
    setProblems({});
    say(undefined);
  };
  const leave = () => {
    setTyped(undefined);
    say(undefined);
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
      const body = { seen, topics: topics.map(({ content, icon }) => ({ content, icon })) };
      const params = { path: { fairyId: specialist.id } };
      await unwrap(client.PUT('/specialists/{fairyId}/topics', { params, body }));
      setTyped(undefined);
      onChanged();
    });
  };

  return (
    <section className={panel} aria-labelledby="tematy">
      <h2 id="tematy">{copy.title}</h2>
      <p>{specialist.topics.map(({ content }) => content).join(', ') || copy.none}</p>
      <OutcomeStatus outcome={typed ? undefined : outcome} />
      <p>
        <DeskButton kind="ghost" disabled={isReadOnly} onPress={open}>
          {copy.change}
        </DeskButton>
      </p>
      {typed && (
        <DeskDialog
          title={copy.dialog}
          closeLabel={copy.close}
          onClose={leave}
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
                <DeskButton kind="ghost" onPress={leave}>
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
