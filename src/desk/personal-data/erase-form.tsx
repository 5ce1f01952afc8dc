import { readEmail } from '#domain/typed/typed-text.ts';
import type { Elements } from '#kit/elements.ts';
import { useState } from 'react';
import { personalDataCopy as copy } from './personal-data-copy.ts';
import { useFaultyFocus } from '#desk/frame/use-faulty-focus.ts';
import type { PersonalData } from '#desk/domain/wire.ts';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { TextField } from '#desk/ui/text-field.tsx';
import { muted, row } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { checkboxParts, fieldParts } from '#styles/field.css.ts';
import { HeldForm } from '#desk/ui/held-form.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DeskIcon } from '#desk/ui/desk-icon.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { OrderLinks } from './order-links.tsx';

export interface EraseFormProps {
  email: string;
  data: PersonalData;
  isBusy: boolean;
  onErase: (withOpenOrders: boolean) => void;
  /** Message about the last attempt, beside the button. */
  children?: Elements;
}

/** Says what erasing does to a person's orders, and asks for a tick and the address before it does it. */
export function EraseForm({ email, data, isBusy, onErase, children }: EraseFormProps) {
  const { unanswered, payable, kept, retention } = data;
  const [isOpenToo, setOpenToo] = useState(false);
  const [again, setAgain] = useState('');
  const { form, wasPressed, press } = useFaultyFocus<HTMLFormElement>();
  const isOpen = unanswered.length + payable.length > 0;
  const isSame = readEmail(again) === email;
  const erase = () => {
    if (isSame && (isOpenToo || !isOpen)) onErase(isOpenToo);
    else press();
  };
  return (
    <HeldForm ref={form} className={panel} aria-labelledby="usun" isHeld={isBusy} onSubmit={erase}>
      <h2 id="usun">{copy.erase}</h2>
      <p>{copy.eraseLead}</p>
      {unanswered.length > 0 && (
        <Notice kind="warn" title={copy.unanswered}>
          <OrderLinks ids={unanswered} />
          <p>{copy.unansweredText}</p>
        </Notice>
      )}
      {payable.length > 0 && (
        <Notice kind="warn" title={copy.payable}>
          <OrderLinks ids={payable} />
          <p>{copy.payableText}</p>
        </Notice>
      )}
      {kept.length > 0 && (
        <Notice kind="info" title={copy.kept}>
          <OrderLinks ids={kept} />
          <p>{copy.keptText(retention.books)}</p>
        </Notice>
      )}
      <p className={muted}>{copy.backups(retention.backups)}</p>
      {isOpen && (
        <CheckboxField
          name="openToo"
          label={copy.openToo(unanswered.length)}
          checked={isOpenToo}
          onCheckedChange={setOpenToo}
          readOnly={isBusy}
          error={wasPressed && !isOpenToo ? copy.openMissing : undefined}
          mark={<DeskIcon name="check" size={16} />}
          parts={checkboxParts}
        />
      )}
      <TextField
        label={copy.again}
        name="again"
        type="email"
        value={again}
        onChange={setAgain}
        hint={copy.againHint(email)}
        error={wasPressed && !isSame ? copy.againWrong : undefined}
        autoComplete="off"
        maxLength={254}
        parts={fieldParts}
      />
      {children}
      <div className={row}>
        <DeskButton type="submit" kind="danger" icon="key" pending={isBusy}>
          {copy.eraseNow}
        </DeskButton>
      </div>
    </HeldForm>
  );
}
