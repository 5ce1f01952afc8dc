import type { Ref } from 'react';
import { UnsavedText } from '#desk/frame/unsaved-text.tsx';
import { newsletterCopy as copy } from './newsletter-copy.ts';
import { TextField } from '#desk/ui/text-field.tsx';
import { row, tightStack } from '#styles/desk/base.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { HeldForm } from '#desk/ui/held-form.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';

export interface BouncedFormProps {
  pasted: string;
  problem: string | undefined;
  isBusy: boolean;
  onType: (text: string) => void;
  onStop: () => void;
  ref?: Ref<HTMLFormElement>;
}

/** Form for pasting bounced addresses. */
export const BouncedForm = ({ pasted, problem, isBusy, onType, onStop, ref }: BouncedFormProps) => (
  <HeldForm ref={ref} className={tightStack} isHeld={isBusy} onSubmit={onStop}>
    <TextField
      id="adresy-zwroty"
      label={copy.bounced}
      name="adresy-zwroty"
      value={pasted}
      onChange={onType}
      error={problem}
      hint={copy.bouncedHint}
      multiline
      rows={3}
      autoComplete="off"
      parts={fieldParts}
    />
    <UnsavedText isUnsaved={pasted.trim() !== ''} />
    <p className={row}>
      <DeskButton type="submit" kind="ghost" icon="stop" pending={isBusy}>
        {copy.bouncedPress}
      </DeskButton>
    </p>
  </HeldForm>
);
