import { RoomLeft } from '#blocks/room-left.tsx';
import { roomLeft } from '#copy/purchase/room-left.ts';
import { isVisibleText } from '#desk/domain/visible-text.ts';
import type { Elements } from '#kit/elements.ts';
import { useState } from 'react';
import { type MinorUnits, minus, NOTHING } from '#domain/grosze.ts';
import { formatAmount, moneyCopy as copy, REFUND_REASONS } from './money-copy.ts';
import { readTypedAmount } from '#desk/domain/typed-amount.ts';
import type { Money } from '#desk/domain/wire.ts';
import { useFaultyFocus } from '#desk/frame/use-faulty-focus.ts';
import { TextField } from '#desk/ui/text-field.tsx';
import { hint, row, tightStack } from '#styles/desk/base.css.ts';
import { choice } from '#styles/desk/order.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';

/** What the mail about a decision says; without an amount the order is called off. */
export interface MailOfDecision {
  amount?: MinorUnits;
  word: string;
}

/** Why money goes back, and the sentence to the customer: kept by the section, so that a look behind the dialog costs nothing. */
export interface DecisionTexts {
  reason: string;
  word: string;
}

export interface RefundFormProps {
  texts: DecisionTexts;
  onTexts: (texts: DecisionTexts) => void;
  money: Money;
  isBusy: boolean;
  onGiveBack: (amount: MinorUnits, reason: string, word: string) => void;
  onClose: () => void;
  /** Draws the mail that the decision would send. */
  mailOf: (mail: MailOfDecision) => Elements;
}

/** Form for a refund's amount and reason. The rest of the payment is read again after each change. */
export function RefundForm({ texts, onTexts, money, isBusy, onGiveBack, onClose, mailOf }: RefundFormProps) {
  const { reason, word } = texts;
  const { left, currency } = money;
  const [isPart, setPart] = useState(false);
  const [typed, setTyped] = useState('');
  const { form, wasPressed, press: refuse } = useFaultyFocus<HTMLDivElement>();

  const amount = isPart ? readTypedAmount(typed) : left;
  const isOver = amount !== undefined && amount > left;
  const amountProblem =
    amount === undefined
      ? copy.amountWrong
      : isOver
        ? copy.amountOver(formatAmount(left, currency))
        : undefined;
  const reasonProblem = reason.trim().length < 3 ? copy.reasonShort : undefined;
  const press = () => {
    refuse();
    if (amount !== undefined && !amountProblem && !reasonProblem && !wordProblem(word))
      onGiveBack(amount, reason.trim(), word.trim());
  };

  return (
    <div ref={form} className={tightStack}>
      <fieldset>
        <legend>
          <b>{copy.howMuch}</b>
        </legend>
        <label className={choice}>
          <input type="radio" name="ile" checked={!isPart} onChange={() => setPart(false)} />
          <span>{copy.whole(formatAmount(left, currency))}</span>
        </label>
        <label className={choice}>
          <input type="radio" name="ile" checked={isPart} onChange={() => setPart(true)} />
          {copy.part}
        </label>
      </fieldset>
      {isPart && (
        <TextField
          label={copy.amount}
          name="kwota"
          inputMode="decimal"
          value={typed}
          onChange={setTyped}
          error={wasPressed || isOver ? amountProblem : undefined}
          hint={
            amount === undefined || isOver
              ? undefined
              : copy.afterwards(formatAmount(minus(left, amount), currency))
          }
          maxLength={14}
          parts={fieldParts}
        />
      )}
      <ReasonField
        reason={reason}
        onChange={(changed) => onTexts({ ...texts, reason: changed })}
        error={wasPressed ? reasonProblem : undefined}
      />
      <WordField word={word} onChange={(changed) => onTexts({ ...texts, word: changed })} />
      {amount !== undefined && !amountProblem && !wordProblem(word) && mailOf({ amount, word: word.trim() })}
      <p className={hint}>{copy.way}</p>
      <div className={row}>
        <DeskButton kind="ghost" onPress={onClose}>
          {copy.back}
        </DeskButton>
        <DeskButton icon="key" pending={isBusy} onPress={press}>
          {copy.confirm(formatAmount(amount === undefined || isOver ? NOTHING : amount, currency))}
        </DeskButton>
      </div>
    </div>
  );
}

export interface ReasonFieldProps {
  reason: string;
  error: string | undefined;
  onChange: (reason: string) => void;
}

/** Why money goes back, in words of one's own or by a press. */
export const ReasonField = ({ reason, error, onChange }: ReasonFieldProps) => (
  <>
    <TextField
      label={copy.reason}
      name="powod"
      value={reason}
      onChange={onChange}
      error={error}
      hint={copy.reasonHint}
      maxLength={500}
      parts={fieldParts}
    />
    <div className={row} role="group" aria-label={copy.reasonExample}>
      {REFUND_REASONS.map((example) => (
        <DeskButton key={example} kind="quiet" onPress={() => onChange(example)}>
          {example}
        </DeskButton>
      ))}
    </div>
  </>
);

/** The longest word that the server takes, in characters. */
const LONGEST = 500;

/** The message about a sentence to the customer that cannot be sent; `undefined` where it can. */
export function wordProblem(word: string): string | undefined {
  if (!isVisibleText(word)) return copy.wordWrong;
  const left = LONGEST - word.trim().length;
  return left < 0 ? roomLeft(left) : undefined;
}

/** Field for a sentence in the mail about a refund. Its problem shows while typing. Pasted text is never cut. */
export const WordField = ({ word, onChange }: { word: string; onChange: (word: string) => void }) => (
  <TextField
    label={copy.word}
    name="slowo"
    value={word}
    onChange={onChange}
    error={wordProblem(word)}
    hint={copy.wordHint}
    multiline
    rows={2}
    below={wordProblem(word) === undefined && <RoomLeft length={word.trim().length} maxLength={LONGEST} />}
    parts={fieldParts}
  />
);
