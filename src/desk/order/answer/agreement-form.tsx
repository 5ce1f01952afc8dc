import { readEmail } from '#domain/typed/typed-text.ts';
import { useState } from 'react';
import { agreementCopy as copy } from './agreement-copy.ts';
import { TextField } from '#kit/text-field.tsx';
import { row, tightStack } from '#styles/desk/base.css.ts';
import { warn } from '#styles/desk/order.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';

export interface AgreementFormProps {
  isBusy: boolean;
  problem: string | undefined;
  onSend: (email: string | undefined) => void;
  /** Missing where the form stands open by itself. */
  onCancel?: (() => void) | undefined;
}

/** Mails the agreement again, to a mended address or the same. */
export function AgreementForm({ isBusy, problem, onSend, onCancel }: AgreementFormProps) {
  const [email, setEmail] = useState('');
  return (
    <div className={tightStack}>
      <TextField
        label={copy.email}
        name="agreementEmail"
        type="email"
        value={email}
        onChange={setEmail}
        parts={fieldParts}
      />
      <div className={row}>
        <DeskButton
          kind="ghost"
          icon="send"
          pending={isBusy}
          onPress={() => onSend(email.trim() === '' ? undefined : readEmail(email))}
        >
          {copy.send}
        </DeskButton>
        {onCancel && (
          <DeskButton kind="quiet" onPress={onCancel}>
            {copy.cancel}
          </DeskButton>
        )}
      </div>
      {problem !== undefined && (
        <p className={warn} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
