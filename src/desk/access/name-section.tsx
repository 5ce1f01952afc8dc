import { useState } from 'react';
import { accountCopy as copy } from './access-copy.ts';
import { unwrap } from '#desk/api/desk-client.ts';
import { currentOf } from '#desk/api/desk-failure.ts';
import { isVisibleText } from '#desk/domain/visible-text.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { useFaultyFocus } from '#desk/frame/use-faulty-focus.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { TextField } from '#desk/ui/text-field.tsx';
import { row } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { fieldParts } from '#styles/field.css.ts';

/**
 * Form for one's own name, as colleagues and the history see it. `isFirst`: she was never asked for it, so the field
 * is empty.
 */
export function NameSection({ isFirst = false }: { isFirst?: boolean }) {
  const { client, person } = useDesk();
  const [stored, setStored] = useState(person.name);
  const [name, setName] = useState(isFirst ? '' : person.name);
  const { form, wasPressed, press: refuse } = useFaultyFocus<HTMLElement>();
  const { busy, outcome, run } = useAction({ failed: copy.ownNameFailed });
  const isWrong = !isVisibleText(name);
  const isMissing = name.trim() === '';

  const press = () => {
    refuse();
    if (isMissing || isWrong) return;
    const body = { seen: stored, name: name.trim() };
    void run('name', async () => setStored((await unwrap(client.PUT('/me/name', { body }))).name), {
      done: copy.ownNameSaved,
      failed(error) {
        const now = currentOf<'changeOwnName'>(error);
        if (now) setStored(now.name);
        return now ? { kind: 'warn', words: copy.ownNameNewer(now.name) } : copy.ownNameFailed;
      },
    });
  };

  return (
    <section ref={form} className={panel} aria-labelledby="imie">
      <h2 id="imie">{isFirst ? copy.askName : copy.ownName}</h2>
      <TextField
        label={copy.ownNameLabel}
        name="imie"
        value={name}
        onChange={setName}
        error={isWrong ? copy.nameWrong : wasPressed && isMissing ? copy.ownNameMissing : undefined}
        hint={copy.ownNameHint}
        maxLength={60}
        parts={fieldParts}
      />
      <OutcomeStatus outcome={outcome} />
      <p className={row}>
        <DeskButton kind="ghost" pending={busy !== undefined} onPress={press}>
          {copy.saveName}
        </DeskButton>
      </p>
    </section>
  );
}
