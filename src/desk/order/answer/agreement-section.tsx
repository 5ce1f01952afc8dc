import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { codeOf } from '#desk/api/desk-failure.ts';
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

export interface AgreementSectionProps {
  orderId: number;
  /** Revision of the answer that was shown. */
  revision: number;
  /** Missing once the mail server has accepted the agreement. */
  state: AgreementState | undefined;
  /** The answer was sent already. */
  isAnswered: boolean;
  onSent: (answer: AnswerResponse) => void;
}

/** State of the agreement's mail; an owner can send it again to a corrected address. */
export function AgreementSection({ orderId, revision, state, isAnswered, onSent }: AgreementSectionProps) {
  const { client } = useDesk();
  const may = useMay()('mailAgreementAgain');
  const [isOpen, setOpen] = useState(false);
  const { busy, outcome, run } = useAction({
    failed: (error) => (codeOf(error) === DESK_ERROR.mailOnItsWay ? copy.beingMailed : copy.failed),
  });

  const send = (email: string | undefined) =>
    void run('send', async () => {
      const body = { seen: revision, ...(email !== undefined && { email }) };
      const params = { path: { orderId } };
      onSent(await unwrap(client.POST('/orders/{orderId}/agreement/send-again', { params, body })));
      setOpen(false);
    });

  const form = (
    <>
      <MendedAddressForm
        name="agreementEmail"
        words={copy}
        isBusy={busy !== undefined}
        onSend={send}
        onCancel={state === 'refused' ? undefined : () => setOpen(false)}
      />
      <OutcomeStatus outcome={outcome} />
    </>
  );
  const again = isOpen ? (
    form
  ) : (
    <DeskButton kind="quiet" onPress={() => setOpen(true)}>
      {copy.again}
    </DeskButton>
  );
  if (state === undefined) return may ? again : null;
  return (
    <AgreementNotice state={state} isAnswered={isAnswered}>
      {state === 'refused' && !may && <p>{copy.specialist}</p>}
      {state === 'refused' && may && form}
      {state === 'retrying' && may && again}
    </AgreementNotice>
  );
}
