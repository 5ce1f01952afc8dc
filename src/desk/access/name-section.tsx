import { accountCopy as copy } from './access-copy.ts';
import { unwrap } from '#desk/api/desk-client.ts';
import { currentOf } from '#desk/api/desk-failure.ts';
import { isVisibleText } from '#desk/domain/visible-text.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useTyped } from '#desk/frame/edit/use-typed.ts';
import { UnsavedText } from '#desk/frame/unsaved-text.tsx';
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
  const { client, person, onRename } = useDesk();
  const { fields, isDirty, seen, type, send, takeNewer } = useTyped(person.name, {
    fieldsOf: (name) => ({ name }),
    seenOf: (name) => name,
    begunWith: isFirst ? { name: '' } : undefined,
  });
  const { name } = fields;
  const { form, wasPressed, press: refuse } = useFaultyFocus<HTMLElement>();
  const { busy, outcome, run } = useAction({ failed: copy.ownNameFailed });
  const isWrong = !isVisibleText(name);
  const isMissing = name.trim() === '';

  const press = () => {
    refuse();
    if (isMissing || isWrong) return;
    const body = { seen, name: name.trim() };
    const settle = send();
    const save = async () => {
      const stored = (await unwrap(client.PUT('/me/name', { body }))).name;
      const isAll = settle(stored);
      onRename?.(stored);
      return isAll;
    };
    void run('name', save, {
      done: copy.ownNameSaved,
      failed(error) {
        const now = currentOf<'changeOwnName'>(error);
        if (now) takeNewer(now.name);
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
        onChange={(text) => type({ name: text })}
        error={isWrong ? copy.nameWrong : wasPressed && isMissing ? copy.ownNameMissing : undefined}
        hint={copy.ownNameHint}
        maxLength={60}
        parts={fieldParts}
      />
      <UnsavedText isUnsaved={isDirty && !(isFirst && isMissing)} />
      <OutcomeStatus outcome={outcome} isDirty={isDirty} />
      <p className={row}>
        <DeskButton kind="ghost" pending={busy !== undefined} onPress={press}>
          {copy.saveName}
        </DeskButton>
      </p>
    </section>
  );
}
