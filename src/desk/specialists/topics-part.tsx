import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { currentOf, isSignedOut } from '#desk/api/desk-failure.ts';
import { CardPreview } from './card-preview.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DeskDialog } from '#desk/ui/desk-dialog.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { TopicsForm, type Topic } from './topics-form.tsx';
import { topicsCopy as copy } from './topics-copy.ts';
import type { Specialist } from '#desk/domain/wire.ts';
import { tidyText, topicProblem } from '#schemas/desk/card-problem.ts';
import { row, tightStack } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/parts.css.ts';
import { halves } from '#desk/pictures/picture.late.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';

export interface TopicsPartProps {
  /** The card with what is typed, on which the topics are shown. */
  specialist: Specialist;
  isReadOnly: boolean;
  onChanged: () => void;
}

/** A specialist's topics: what her card says, and a dialog that changes them all at once. */
export function TopicsPart({ specialist, isReadOnly, onChanged }: TopicsPartProps) {
  const { client, onExpired } = useDesk();
  const [typed, setTyped] = useState<readonly Topic[]>();
  // Ids of the topics that were shown when the dialog was opened.
  const [seen, setSeen] = useState<string[]>([]);
  const [problems, setProblems] = useState<Record<number, string>>({});
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<{ kind: 'ok' | 'warn' | 'bad'; words: string }>();
  const notice = told && <Notice kind={told.kind} title={told.words} />;

  const open = () => {
    setTyped(specialist.topics);
    setSeen(specialist.topics.map(({ id }) => id));
    setProblems({});
    setTold(undefined);
  };
  const leave = () => {
    setTyped(undefined);
    setTold(undefined);
  };
  const save = async (topics: readonly Topic[]) => {
    const found = Object.fromEntries(
      topics.flatMap(({ content }, at) => {
        const message = topicProblem(tidyText('name', content));
        return message === undefined ? [] : [[at, message] as const];
      }),
    );
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) document.getElementById(`temat-${first}`)?.focus();
    if (first !== undefined || isBusy) return;
    setBusy(true);
    setTold(undefined);
    try {
      await unwrap(
        client.PUT('/specialists/{fairyId}/topics', {
          params: { path: { fairyId: specialist.id } },
          body: { seen, topics: topics.map(({ content, icon }) => ({ content, icon })) },
        }),
      );
      setTyped(undefined);
      setTold({ kind: 'ok', words: copy.saved });
      onChanged();
    } catch (error) {
      if (isSignedOut(error)) onExpired();
      const newer = currentOf<'setTopics'>(error);
      if (newer) {
        setSeen(newer.topics.map(({ id }) => id));
        const theirs = newer.topics.map(({ content }) => content).join(', ') || copy.nothing;
        setTold({ kind: 'warn', words: copy.newer(theirs) });
      } else setTold({ kind: 'bad', words: copy.failed });
    }
    setBusy(false);
  };

  return (
    <section className={panel} aria-labelledby="tematy">
      <h2 id="tematy">{copy.title}</h2>
      <p>{specialist.topics.map(({ content }) => content).join(', ') || copy.none}</p>
      <div role="status">{!typed && notice}</div>
      <p>
        <DeskButton kind="ghost" disabled={isReadOnly} onPress={open}>
          {copy.change}
        </DeskButton>
      </p>
      {typed && (
        <DeskDialog title={copy.dialog} closeLabel={copy.close} onClose={leave} startsAtField>
          <div className={halves}>
            <div className={tightStack}>
              <TopicsForm topics={typed} problems={problems} onChange={setTyped} />
              <div role="status">{notice}</div>
              <div className={row}>
                <DeskButton pending={isBusy} onPress={() => void save(typed)}>
                  {isBusy ? copy.saving : copy.save}
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
