import { useRef, useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { brokenRule, currentOf } from '#desk/api/desk-failure.ts';
import type { Phrases } from '#desk/domain/wire.ts';
import { shellCopy } from '#desk/copy/shell.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { useFaultyFocus } from '#desk/frame/use-faulty-focus.ts';
import { UnsavedText } from '#desk/frame/unsaved-text.tsx';
import { useLoad } from '#desk/frame/use-load.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DiscardDialog } from '#desk/ui/discard-dialog.tsx';
import { HeldForm } from '#desk/ui/held-form.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { PHRASE_LONGEST } from '#domain/desk/phrase.ts';
import { beginningOf } from '#domain/typed/typed-text.ts';
import { TextField } from '#desk/ui/text-field.tsx';
import { muted, row, tightStack } from '#styles/desk/base.css.ts';
import { plainList } from '#styles/desk/written.late.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { phrasesCopy as copy } from './phrases-copy.ts';

/** How much of a phrase its button says. */
const SHOWN = 80;

/** A person's phrases, each a button that puts it in; one is added, changed and taken away here too. */
export function PhraseList({ onInsert }: { onInsert: (phrase: string) => void }) {
  const { client } = useDesk();
  const { loaded, reload } = useLoad(() => unwrap(client.GET('/phrases')), 'phrases');
  const [latest, setLatest] = useState<Phrases>();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [changing, setChanging] = useState<Phrases[number]>();
  // One id per new snippet, so that repeated presses store it once.
  const newId = useRef('');
  const { form, press } = useFaultyFocus<HTMLFormElement>();
  const { isBusy, outcome, run } = useAction({
    newer(error) {
      setLatest(currentOf<'savePhrase'>(error));
      newId.current = '';
      setChanging(undefined);
      return copy.newer;
    },
    failed: (error) => brokenRule(error) ?? copy.notSaved,
  });
  const begin = (phrase: Phrases[number] | undefined) => {
    setChanging(phrase);
    setText(phrase?.text ?? '');
    setProblem(undefined);
  };
  const isUnsaved = text.trim() !== (changing?.text ?? '');
  // What she wants to change while another text waits in the field.
  const [asking, setAsking] = useState<{ next: Phrases[number] | undefined }>();
  const beginAsked = (next: Phrases[number] | undefined) => (isUnsaved ? setAsking({ next }) : begin(next));
  const isSaving = isBusy('save');
  const save = () => {
    const isMissing = text.trim() === '';
    setProblem(isMissing ? copy.missing : undefined);
    press();
    if (isMissing) return;
    void run(
      'save',
      async () => {
        newId.current ||= crypto.randomUUID();
        const params = { path: { phraseId: changing?.id ?? newId.current } };
        const body = { seen: changing?.version ?? 0, text };
        setLatest(await unwrap(client.PUT('/phrases/{phraseId}', { params, body })));
        newId.current = '';
        begin(undefined);
      },
      { done: copy.saved },
    );
  };
  const remove = (phraseId: string) =>
    void run(
      `remove ${phraseId}`,
      async () =>
        setLatest(await unwrap(client.DELETE('/phrases/{phraseId}', { params: { path: { phraseId } } }))),
      { done: copy.removed },
    );
  return (
    <div className={tightStack}>
      <p className={muted}>{copy.lead}</p>
      <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
        {(data) => {
          const phrases = latest ?? data;
          return phrases.length === 0 ? (
            <p className={muted}>{copy.empty}</p>
          ) : (
            <ul className={plainList} aria-label={copy.list}>
              {phrases.map((phrase) => {
                const name = beginningOf(phrase.text, SHOWN);
                return (
                  <li key={phrase.id} className={row}>
                    <DeskButton kind="ghost" onPress={() => onInsert(phrase.text)}>
                      {name}
                    </DeskButton>
                    <DeskButton
                      kind="quiet"
                      aria-label={copy.changeNamed(name)}
                      blocked={isSaving}
                      onPress={() => beginAsked(phrase)}
                    >
                      {copy.change}
                    </DeskButton>
                    <DeskButton
                      kind="quiet"
                      aria-label={copy.removeNamed(name)}
                      pending={isBusy(`remove ${phrase.id}`)}
                      onPress={() => remove(phrase.id)}
                    >
                      {copy.remove}
                    </DeskButton>
                  </li>
                );
              })}
            </ul>
          );
        }}
      </LoadedSection>
      <OutcomeStatus outcome={outcome} />
      <UnsavedText isUnsaved={isUnsaved} />
      {asking && (
        <DiscardDialog
          words={shellCopy.unsaved}
          onStay={() => setAsking(undefined)}
          onDiscard={() => {
            setAsking(undefined);
            begin(asking.next);
          }}
        />
      )}
      <HeldForm ref={form} className={tightStack} isHeld={isSaving} onSubmit={save}>
        <TextField
          label={changing ? copy.changed : copy.fresh}
          name="zwrot"
          value={text}
          onChange={setText}
          error={problem}
          multiline
          rows={3}
          maxLength={PHRASE_LONGEST}
          autoComplete="off"
          parts={fieldParts}
        />
        <p className={row}>
          <DeskButton type="submit" kind="ghost" pending={isSaving}>
            {copy.save}
          </DeskButton>
          {changing && (
            <DeskButton kind="quiet" blocked={isSaving} onPress={() => beginAsked(undefined)}>
              {copy.cancel}
            </DeskButton>
          )}
        </p>
      </HeldForm>
    </div>
  );
}
