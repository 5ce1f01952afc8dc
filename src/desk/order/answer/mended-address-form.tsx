import { useState } from 'react';
import { validationCopy } from '#copy/purchase/validation.ts';
import { isEmail } from '#desk/domain/email.ts';
import { useFaultyFocus } from '#desk/frame/use-faulty-focus.ts';
import { HeldForm } from '#desk/ui/held-form.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { readEmail } from '#domain/typed/typed-text.ts';
import { TextField } from '#desk/ui/text-field.tsx';
import { row, tightStack } from '#styles/desk/base.css.ts';
import { fieldParts } from '#styles/field.css.ts';

export interface MendedAddressFormProps {
  name: string;
  words: { email: string; send: string; cancel?: string };
  isBusy: boolean;
  onSend: (email: string | undefined) => void;
  onType?: (email: string) => void;
  /** Undefined if the form is always open. */
  onCancel?: (() => void) | undefined;
}

/** Sends a mail once more, to a mended address or, where the field is empty, to the same. */
export function MendedAddressForm({ name, words, isBusy, onSend, onType, onCancel }: MendedAddressFormProps) {
  const [email, setEmail] = useState('');
  const { form, wasPressed, press } = useFaultyFocus<HTMLFormElement>();
  const isSame = email.trim() === '';
  const isWrong = !isSame && !isEmail(email);
  const send = () => (isWrong ? press() : onSend(isSame ? undefined : readEmail(email)));
  return (
    <HeldForm ref={form} className={tightStack} isHeld={isBusy} onSubmit={send}>
      <TextField
        label={words.email}
        name={name}
        type="email"
        value={email}
        onChange={(text) => {
          setEmail(text);
          onType?.(text);
        }}
        error={wasPressed && isWrong ? validationCopy.email : undefined}
        parts={fieldParts}
      />
      <div className={row}>
        <DeskButton type="submit" kind="ghost" icon="send" pending={isBusy}>
          {words.send}
        </DeskButton>
        {onCancel && (
          <DeskButton kind="quiet" onPress={onCancel}>
            {words.cancel}
          </DeskButton>
        )}
      </div>
    </HeldForm>
  );
}
