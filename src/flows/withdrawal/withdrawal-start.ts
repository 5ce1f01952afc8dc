import type { SnapshotFrom } from 'xstate';
import type { withdrawalMachine, WithdrawalValues } from '#machines/withdrawal.machine.ts';
import type { WithdrawalForm } from '#domain/withdrawal.ts';
import { problemsOf } from '#schemas/problems.ts';
import { withdrawalForm } from '#schemas/withdrawal-form.schema.ts';

/** Validates the form of the withdrawal. */
export const validateWithdrawal = (values: WithdrawalValues) => problemsOf(withdrawalForm, values);

const BLANK: WithdrawalValues = { name: '', orderNumber: '', email: '' };

/** The machine's input for a form that the page server has handled, or for none. */
export const withdrawalInput = (sent: WithdrawalForm | undefined) => ({ values: sent?.values ?? BLANK });

/** The state in which the page server has rendered the page. */
export function withdrawalStart(
  machine: typeof withdrawalMachine,
  sent: WithdrawalForm,
): SnapshotFrom<typeof withdrawalMachine> {
  const { values, problems = {}, statement, receipt, isFailed } = sent;
  const isRejected = Object.keys(problems).length > 0;
  const part = isFailed ? 'failed' : 'calm';
  const asking = isRejected ? 'rejected' : part;
  return machine.resolveState({
    value: receipt !== undefined ? 'received' : statement !== undefined ? { reviewing: part } : { asking },
    context: {
      values,
      problems,
      touched: Object.fromEntries(Object.keys(problems).map((name) => [name, true])),
      rejections: isRejected ? 1 : 0,
      statement,
      receipt,
    },
  });
}
