import type { Elements } from '#kit/elements.ts';
import { formatAmount, moneyCopy as copy } from './money-copy.ts';
import { useFaultyFocus } from '#desk/frame/use-faulty-focus.ts';
import type { Money } from '#desk/domain/wire.ts';
import { row, tightStack } from '#styles/desk/base.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import {
  ReasonField,
  WordField,
  wordProblem,
  type MailOfDecision,
  type DecisionTexts,
} from './refund-form.tsx';

export interface CallOffFormProps {
  texts: DecisionTexts;
  onTexts: (texts: DecisionTexts) => void;
  money: Money;
  isBusy: boolean;
  onCallOff: (reason: string, word: string) => void;
  onClose: () => void;
  /** Draws the mail that the decision would send. */
  mailOf: (mail: MailOfDecision) => Elements;
}

/** Form for the reason of a cancelled order, with the consequences. */
export function CallOffForm({ texts, onTexts, money, isBusy, onCallOff, onClose, mailOf }: CallOffFormProps) {
  const { reason, word } = texts;
  const { form, wasPressed, press: refuse } = useFaultyFocus<HTMLDivElement>();
  const isShort = reason.trim().length < 3;
  const press = () => {
    refuse();
    if (!isShort && !wordProblem(word)) onCallOff(reason.trim(), word.trim());
  };
  return (
    <div ref={form} className={tightStack}>
      <p>{copy.callOffText(formatAmount(money.left, money.currency))}</p>
      <ReasonField
        reason={reason}
        onChange={(typed) => onTexts({ ...texts, reason: typed })}
        error={wasPressed && isShort ? copy.reasonShort : undefined}
      />
      <WordField word={word} onChange={(typed) => onTexts({ ...texts, word: typed })} />
      {!wordProblem(word) && mailOf({ word: word.trim() })}
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
