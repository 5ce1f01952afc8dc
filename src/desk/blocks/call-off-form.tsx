import { useState } from 'react';
import { formatAmount, moneyCopy as copy } from '#desk/copy/money.ts';
import type { Money } from '#desk/schemas/money.schema.ts';
import { row, tightStack } from '#styles/desk/ground.css.ts';
import { DeskButton } from './desk-button.tsx';
import { ReasonField } from './refund-form.tsx';

export interface CallOffFormProps {
  money: Money;
  isBusy: boolean;
  onCallOff: (reason: string) => void;
  onClose: () => void;
}

/** Asks why an order is called off, and says what that does. */
export function CallOffForm({ money, isBusy, onCallOff, onClose }: CallOffFormProps) {
  const [reason, setReason] = useState('');
  const [wasPressed, setPressed] = useState(false);
  const isShort = reason.trim().length < 3;
  const press = () => {
    setPressed(true);
    if (!isShort) onCallOff(reason.trim());
  };
  return (
    <div className={tightStack}>
      <p>{copy.callOffText(formatAmount(money.left, money.currency))}</p>
      <ReasonField
        reason={reason}
        onChange={setReason}
        error={wasPressed && isShort ? copy.reasonShort : undefined}
      />
      <div className={row}>
        <DeskButton kind="ghost" onPress={onClose}>
          {copy.back}
        </DeskButton>
        <DeskButton kind="danger" icon="key" pending={isBusy} onPress={press}>
          {copy.confirmCallOff}
        </DeskButton>
      </div>
    </div>
  );
}
