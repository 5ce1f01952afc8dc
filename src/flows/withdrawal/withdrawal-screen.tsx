import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { PageHeader } from '#blocks/page-header.tsx';
import { WithdrawalDataForm } from '#blocks/withdrawal/withdrawal-data-form.tsx';
import { WithdrawalReceived } from '#blocks/withdrawal/withdrawal-received.tsx';
import { WithdrawalReview } from '#blocks/withdrawal/withdrawal-review.tsx';
import { withdrawalCopy } from '#copy/law/withdrawal.ts';
import { wrap } from '#styles/layout.css.ts';
import { validatorOf, visibleProblems } from '../form-problems.ts';
import { useErrorTitle } from '../use-error-title.ts';
import { validateWithdrawal } from './withdrawal-start.ts';

export interface WithdrawalScreenProps {
  actor: ActorRefFrom<typeof withdrawalMachine>;
  contactEmail: string;
  /** The key of the order's own link, for the forms of a page without scripts. */
  orderKey?: string | undefined;
  /** Addresses that a page without scripts has asked about. */
  asked?: string | undefined;
}

/** Renders the page /odstapienie from its machine: the data, the statement, the receipt. */
export function WithdrawalScreen({ actor, contactEmail, orderKey, asked }: WithdrawalScreenProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { values, statement, receipt, rejections } = snapshot.context;
  const validate = validatorOf(actor, (form) => validateWithdrawal(form.values));
  const shown = visibleProblems(snapshot.context);
  const isRejected = snapshot.hasTag('rejected');
  useErrorTitle(isRejected);
  const isBusy = snapshot.hasTag('busy');
  const failedAt = snapshot.hasTag('failed') ? contactEmail : undefined;

  if (receipt)
    return (
      <>
        <PageHeader
          title={withdrawalCopy.receivedTitle}
          description={withdrawalCopy.receivedLead(values.email, receipt)}
        />
        <div className={wrap}>
          <WithdrawalReceived {...receipt} />
        </div>
      </>
    );
  if (statement !== undefined && snapshot.hasTag('reviewing'))
    return (
      <>
        <PageHeader title={withdrawalCopy.reviewTitle} description={withdrawalCopy.reviewLead} />
        <div className={wrap}>
          <WithdrawalReview
            values={values}
            orderKey={orderKey}
            statement={statement}
            sending={isBusy}
            failedAt={failedAt}
            onConfirm={() => actor.send({ type: 'statement.confirm' })}
            onChange={() => actor.send({ type: 'statement.change' })}
          />
        </div>
      </>
    );
  return (
    <>
      <PageHeader title={withdrawalCopy.title} description={withdrawalCopy.lead} />
      <div className={wrap}>
        <WithdrawalDataForm
          values={values}
          orderKey={orderKey}
          asked={asked}
          errors={shown}
          rejections={isRejected ? rejections : 0}
          onChange={(name, value) =>
            actor.send({
              type: 'field.change',
              name,
              value,
              problems: validate((latest) => ({ values: { ...latest.values, [name]: value } })),
            })
          }
          onBlur={(name) => actor.send({ type: 'field.leave', name, problems: validate() })}
          onSubmit={() => actor.send({ type: 'form.submit', problems: validate() })}
          looking={isBusy}
          failedAt={failedAt}
        />
      </div>
    </>
  );
}
