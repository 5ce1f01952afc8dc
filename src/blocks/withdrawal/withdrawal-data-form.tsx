import type { FormEvent } from 'react';
import { withdrawalCopy } from '#copy/law/withdrawal.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import type { ASKED_FIELD } from '#domain/typed/asked-addresses.ts';
import { WITHDRAWAL_KEY, WITHDRAWAL_PATH } from '#domain/paths/withdrawal-path.ts';
import type { WithdrawalStep, WithdrawalValues } from '#domain/withdrawal.ts';
import { Button } from '#kit/button.tsx';
import { buttonParts } from '#styles/button.css.ts';
import { form } from '#styles/home/contact-form.css.ts';
import { actions, panel } from '#styles/layout.css.ts';
import { fieldId } from '../form-binding.ts';
import { ProblemSummary } from '../problem-summary.tsx';
import { TextInput, type TextInputProps } from '../text-input.tsx';
import { WithdrawalFailed } from './withdrawal-failed.tsx';

type Field = keyof WithdrawalValues;

const FIELDS: readonly Field[] = ['name', 'orderNumber', 'email'];
const STEP: WithdrawalStep = 'dane';
/** By its type alone: what is read from it is no code of this page. */
const ASKED: typeof ASKED_FIELD = 'pytano';

export interface WithdrawalDataFormProps {
  values: Readonly<Record<Field, string>>;
  /** The key of the order's own link, which goes along without scripts. */
  orderKey?: string | undefined;
  /** Addresses that the form has asked about, without scripts. */
  asked?: string | undefined;
  /** Messages to show now, by field. */
  errors: Readonly<Record<string, string>>;
  /** Number of rejected submits; each one moves the focus to the list of problems. */
  rejections: number;
  onChange: (field: Field, value: string) => void;
  onBlur: (field: Field) => void;
  onSubmit: () => void;
  looking: boolean;
  /** The last submit failed; the address to write to instead. */
  failedAt: string | undefined;
}

/** First step of the withdrawal: three fields. Without JavaScript it is sent to the page server. */
export function WithdrawalDataForm(props: WithdrawalDataFormProps) {
  const { values, errors, looking, failedAt } = props;
  const field = (name: Field, rest: Partial<TextInputProps>): TextInputProps => ({
    id: fieldId(name),
    name,
    label: withdrawalCopy[name],
    required: true,
    value: values[name],
    readOnly: looking,
    error: errors[name],
    maxLength: MAX_LENGTH[name],
    onChange: (value) => props.onChange(name, value),
    onBlur: () => props.onBlur(name),
    ...rest,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!looking) props.onSubmit();
  }

  return (
    <form
      noValidate
      method="post"
      action={WITHDRAWAL_PATH}
      aria-label={withdrawalCopy.formTitle}
      className={`${panel} ${form}`}
      onSubmit={submit}
    >
      <input type="hidden" name="krok" value={STEP} />
      {props.orderKey !== undefined && <input type="hidden" name={WITHDRAWAL_KEY} value={props.orderKey} />}
      {props.asked && <input type="hidden" name={ASKED} value={props.asked} />}
      {props.rejections > 0 && (
        <ProblemSummary problems={errors} order={FIELDS} rejections={props.rejections} />
      )}
      <TextInput {...field('name', { autoComplete: 'name' })} />
      <TextInput {...field('orderNumber', { hint: withdrawalCopy.orderNumberHint })} />
      <TextInput
        {...field('email', {
          type: 'email',
          inputMode: 'email',
          autoComplete: 'email',
          hint: withdrawalCopy.emailHint,
        })}
      />
      {failedAt !== undefined && <WithdrawalFailed what="failed" email={failedAt} />}
      <div className={actions}>
        <Button type="submit" pending={looking} parts={buttonParts.primary}>
          {looking ? withdrawalCopy.looking : withdrawalCopy.next}
        </Button>
      </div>
    </form>
  );
}
