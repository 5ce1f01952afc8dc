import type { Ref } from 'react';
import { findingCopy } from '#copy/law/text-findings.ts';
import { forbiddenClaim } from '#domain/texts/claims.ts';
import { TextField } from '#desk/ui/text-field.tsx';
import { row, tightStack } from '#styles/desk/base.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { DeskButton } from './desk-button.tsx';
import { HeldForm } from './held-form.tsx';
import { SendTimeField, type SendTime } from './send-time.tsx';

export interface MailFormProps {
  form: Ref<HTMLFormElement>;
  /** Id and name of the field. */
  id: string;
  words: { label: string; hint: string; send: string; sendAt: (time: string) => string };
  text: string;
  problem: string | undefined;
  time: SendTime;
  timeProblem: string | undefined;
  isBusy: boolean;
  onType: (text: string) => void;
  onTime: (time: SendTime) => void;
  onSend: () => void;
}

const claimHint = (text: string) => {
  const claim = forbiddenClaim(text);
  return claim === undefined ? undefined : findingCopy.claim(claim);
};

/** Where a mail to a customer is written, and when it leaves. */
export const MailForm = ({
  form,
  id,
  words,
  text,
  problem,
  time,
  timeProblem,
  isBusy,
  ...on
}: MailFormProps) => (
  <HeldForm ref={form} className={tightStack} isHeld={isBusy} onSubmit={on.onSend}>
    <TextField
      id={id}
      label={words.label}
      name={id}
      value={text}
      onChange={on.onType}
      error={problem}
      hint={claimHint(text) ?? words.hint}
      multiline
      rows={8}
      autoComplete="off"
      parts={fieldParts}
    />
    <SendTimeField value={time} problem={timeProblem} onChange={on.onTime} />
    <p className={row}>
      <DeskButton type="submit" icon="send" pending={isBusy}>
        {time.isTimed && time.time !== '' ? words.sendAt(time.time) : words.send}
      </DeskButton>
    </p>
  </HeldForm>
);
