import type { FormEvent, MouseEvent } from 'react';
import { CONFIRM_WITHDRAWAL_LABEL, withdrawalCopy } from '#copy/law/withdrawal.ts';
import { WITHDRAWAL_KEY, WITHDRAWAL_ORDER, WITHDRAWAL_PATH } from '#domain/paths/withdrawal-path.ts';
import type { WithdrawalStep, WithdrawalValues } from '#domain/withdrawal.ts';
import { Button } from '#kit/button.tsx';
import { buttonParts } from '#styles/button.css.ts';
import { form } from '#styles/home/contact-form.css.ts';
import { actions, panel } from '#styles/layout.css.ts';
import { lead } from '#styles/text.css.ts';
import { WithdrawalFailed } from './withdrawal-failed.tsx';

const STEP: WithdrawalStep = 'potwierdzenie';

export interface WithdrawalReviewProps {
  values: WithdrawalValues;
  /** The key of the order's own link, which goes along without scripts. */
  orderKey?: string | undefined;
  statement: string;
  sending: boolean;
  /** Sending failed; the address to write to instead. */
  failedAt: string | undefined;
  onConfirm: () => void;
  onChange: () => void;
}

/** Second step of the withdrawal: the statement, and the one button that sends it. */
export function WithdrawalReview(props: WithdrawalReviewProps) {
  const { values, statement, sending, failedAt } = props;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!sending) props.onConfirm();
  }
  function change(event: MouseEvent) {
    event.preventDefault();
    if (!sending) props.onChange();
  }

  return (
    <form
      method="post"
      action={WITHDRAWAL_PATH}
      aria-label={withdrawalCopy.reviewTitle}
      className={`${panel} ${form}`}
      onSubmit={submit}
    >
      <input type="hidden" name="krok" value={STEP} />
      {props.orderKey !== undefined && <input type="hidden" name={WITHDRAWAL_KEY} value={props.orderKey} />}
      {(['name', 'orderNumber', 'email'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
      <p className={lead}>{statement}</p>
      {failedAt !== undefined && <WithdrawalFailed what="unconfirmed" email={failedAt} />}
      <div className={actions}>
        <Button type="submit" pending={sending} parts={buttonParts.primary}>
          {sending ? withdrawalCopy.confirming : CONFIRM_WITHDRAWAL_LABEL}
        </Button>
      </div>
      <p>
        <a
          href={`${WITHDRAWAL_PATH}?${new URLSearchParams({ [WITHDRAWAL_ORDER]: values.orderNumber, ...(props.orderKey && { [WITHDRAWAL_KEY]: props.orderKey }) }).toString()}`}
          aria-disabled={sending || undefined}
          onClick={change}
        >
          {withdrawalCopy.change}
        </a>
      </p>
    </form>
  );
}
