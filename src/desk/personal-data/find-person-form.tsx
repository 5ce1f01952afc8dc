import { useState } from 'react';
import { personalDataCopy as copy } from './personal-data-copy.ts';
import { isEmail } from '#desk/domain/email.ts';
import { useFaultyFocus } from '#desk/frame/use-faulty-focus.ts';
import { TextField } from '#desk/ui/text-field.tsx';
import { row } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { HeldForm } from '#desk/ui/held-form.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';

export interface FindPersonFormProps {
  /** Id of the field. */
  id: string;
  isBusy: boolean;
  onFind: (email: string) => void;
}

/** Asks for the address of a person. The browser keeps no list of what was typed. */
export function FindPersonForm({ id, isBusy, onFind }: FindPersonFormProps) {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { form, press } = useFaultyFocus<HTMLFormElement>();
  return (
    <HeldForm
      ref={form}
      className={panel}
      isHeld={isBusy}
      onSubmit={() => {
        setWrong(!isEmail(typed));
        if (isEmail(typed)) onFind(typed);
        else press();
      }}
    >
      <TextField
        id={id}
        label={copy.email}
        name="email"
        type="email"
        value={typed}
        onChange={setTyped}
        hint={copy.emailHint}
        error={isWrong ? copy.emailWrong : undefined}
        autoComplete="off"
        maxLength={254}
        parts={fieldParts}
      />
      <div className={row}>
        <DeskButton type="submit" icon="search" pending={isBusy}>
          {copy.find}
        </DeskButton>
      </div>
    </HeldForm>
  );
}
