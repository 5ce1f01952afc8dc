import type { SubmitEvent } from 'react';
import { findingCopy } from '#copy/text-findings.ts';
import { forbiddenClaim } from '#domain/texts/claims.ts';
import { messagesCopy as copy } from './messages-copy.ts';
import { TextField } from '#kit/text-field.tsx';
import { row, tightStack } from '#styles/desk/base.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';

export interface ReplyFormProps {
  email: string;
  text: string;
  problem: string | undefined;
  isBusy: boolean;
  onType: (text: string) => void;
  onSend: (event: SubmitEvent) => void;
}

const claimHint = (text: string) => {
  const claim = forbiddenClaim(text);
  return claim === undefined ? undefined : findingCopy.claim(claim);
};

/** Where a message is answered. */
export const ReplyForm = ({ email, text, problem, isBusy, onType, onSend }: ReplyFormProps) => (
  <form className={tightStack} noValidate onSubmit={onSend}>
    <TextField
      id="odpowiedz-na-list"
      label={copy.write}
      name="odpowiedz-na-list"
      value={text}
      onChange={onType}
      error={problem}
      hint={claimHint(text) ?? copy.writeHint(email)}
      multiline
      rows={8}
      autoComplete="off"
      parts={fieldParts}
    />
    <p className={row}>
      <DeskButton type="submit" icon="send" pending={isBusy}>
        {copy.send}
      </DeskButton>
    </p>
  </form>
);
