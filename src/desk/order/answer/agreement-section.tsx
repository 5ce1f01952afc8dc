import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { codeOf, currentOf } from '#desk/api/desk-failure.ts';
import { AgreementNotice } from './agreement-notice.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { MendedAddressForm } from './mended-address-form.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { agreementCopy as copy } from './agreement-copy.ts';
import type { AgreementState } from '#domain/desk-terms.ts';
import type { AnswerResponse } from '#desk/domain/wire.ts';
import { DESK_ERROR } from '#domain/desk/error-code.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { useSeen } from '#desk/frame/edit/use-seen.ts';

export interface AgreementSectionProps {
  orderId: number;
  /** Revision of the answer that was shown. */
  revision: number;
  /** Missing once the mail server has accepted the agreement. */
  state: AgreementState | undefined;
  /** The answer was sent already. */
  isAnswered: boolean;
  /** The answer as it is after a mail was sent, or was refused because of it. */
  onAnswer: (answer: AnswerResponse) => void;
}

/** State of the agreement's mail; an owner can send it again to a corrected address. */
export function AgreementSection({ orderId, revision, state, isAnswered, onAnswer }: AgreementSectionProps) {
  const { client } = useDesk();
  const may = useMay()('mailAgreementAgain');
  const [isOpen, setOpen] = useState(false);
  const { seen, hold, catchUp } = useSeen(revision);
  const { busy, outcome, run } = useAction({
    failed(error) {
      const current = currentOf<'mailAgreementAgain'>(error);
      if (current) {
        onAnswer(current);
        catchUp(current.revision);
      }
      if (codeOf(error) === DESK_ERROR.newerVersion) return { kind: 'warn', words: copy.newer };
      return codeOf(error) === DESK_ERROR.mailOnItsWay ? copy.beingMailed : copy.failed;
    },
  });
  const open = (wanted: boolean) => {
    setOpen(wanted);
    hold(wanted);
  };

  const send = (email: string | undefined) => {
    const mailAgain = async () => {
      const body = { seen, ...(email !== undefined && { email }) };
      const params = { path: { orderId } };
      onAnswer(await unwrap(client.POST('/orders/{orderId}/agreement/send-again', { params, body })));
      open(false);
    };
    void run('send', mailAgain, { done: copy.sentAgain });
  };

  const form = (
    <MendedAddressForm
      name="agreementEmail"
      words={copy}
      isBusy={busy !== undefined}
      onSend={send}
      onType={(email) => hold(isOpen || email !== '')}
      onCancel={state === 'refused' ? undefined : () => open(false)}
    />
  );
  const again = isOpen ? (
    form
  ) : (
    <DeskButton kind="quiet" onPress={() => open(true)}>
      {copy.again}
    </DeskButton>
  );
  return (
    <>
      {state === undefined ? (
        may && again
      ) : (
        <AgreementNotice state={state} isAnswered={isAnswered}>
          {state === 'refused' && !may && <p>{copy.specialist}</p>}
          {state === 'refused' && may && form}
          {state === 'retrying' && may && again}
        </AgreementNotice>
      )}
      {/* Outside, since the form and the notice go with what is told. */}
      <OutcomeStatus outcome={outcome} />
    </>
  );
}
