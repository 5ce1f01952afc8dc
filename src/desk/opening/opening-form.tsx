import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { brokenRule, currentOf } from '#desk/api/desk-failure.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { useTyped } from '#desk/frame/edit/use-typed.ts';
import type { Opening } from '#desk/domain/wire.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { UnsavedText } from '#desk/frame/unsaved-text.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { TextField } from '#desk/ui/text-field.tsx';
import { muted, row } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { openingCopy as copy } from './opening-copy.ts';

const MOST_WORDS = 500;

/** The switch: opens the shop, or closes it until a day, with a text for customers. */
export function OpeningForm({ opening: loaded, onReload }: { opening: Opening; onReload: () => void }) {
  const { client } = useDesk();
  const { stored, fields, isDirty, seen, type, send, takeNewer } = useTyped(loaded, {
    fieldsOf: (opening) => ({
      reopensOn: (opening.isClosed && opening.reopensOn) || '',
      words: opening.words,
    }),
    seenOf: ({ version }) => version,
  });
  const { reopensOn, words } = fields;
  const isShut = stored.isNew || stored.isClosed;
  const [problem, setProblem] = useState<string>();
  const { busy, outcome, run } = useAction<'open' | 'close'>({
    newer(error) {
      const current = currentOf<'setOpening'>(error);
      if (current) takeNewer(current);
      return copy.newer;
    },
    failed: copy.saveFailed,
    onSettled: onReload,
  });

  async function set(isOpen: boolean) {
    setProblem(undefined);
    const body = {
      isOpen,
      reopensOn: isOpen || reopensOn === '' ? null : reopensOn,
      words,
      seen,
    };
    const settle = send();
    await run(isOpen ? 'open' : 'close', async () => settle(await unwrap(client.PUT('/opening', { body }))), {
      done: isOpen ? copy.opened : copy.closed,
      failed(error) {
        const broken = brokenRule(error);
        if (broken === undefined) return copy.saveFailed;
        setProblem(broken);
        document.getElementById('otwarcie-dzien')?.focus();
        return undefined;
      },
    });
  }

  return (
    <section className={panel} aria-labelledby="zamkniecie">
      {isShut && (
        <p className={row}>
          <DeskButton pending={busy === 'open'} onPress={() => void set(true)}>
            {copy.open}
          </DeskButton>
          <span className={muted}>{copy.openHint}</span>
        </p>
      )}
      <OutcomeStatus outcome={outcome} isDirty={isDirty} />
      <h2 id="zamkniecie">{copy.closeTitle}</h2>
      <p className={muted}>{copy.closeHint}</p>
      <TextField
        id="otwarcie-dzien"
        label={copy.reopensOn}
        hint={copy.reopensHint}
        name="reopensOn"
        type="date"
        value={reopensOn}
        onChange={(day) => type({ reopensOn: day })}
        error={problem}
        autoComplete="off"
        parts={fieldParts}
      />
      <TextField
        label={copy.words}
        hint={copy.wordsHint}
        name="words"
        value={words}
        onChange={(text) => type({ words: text })}
        multiline
        rows={3}
        maxLength={MOST_WORDS}
        autoComplete="off"
        parts={fieldParts}
      />
      <p className={row}>
        <DeskButton kind="ghost" icon="stop" pending={busy === 'close'} onPress={() => void set(false)}>
          {stored.isClosed ? copy.change : copy.close}
        </DeskButton>
      </p>
      <UnsavedText isUnsaved={isDirty} words={copy.leaving} />
    </section>
  );
}
