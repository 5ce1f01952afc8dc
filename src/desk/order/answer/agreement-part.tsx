import { useState } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { DeskFailure, isSignedOut } from '#desk/api/desk-failure.ts';
import { AgreementForm } from './agreement-form.tsx';
import { AgreementNotice } from './agreement-notice.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { agreementCopy as copy } from './agreement-copy.ts';
import type { AgreementState } from '#domain/desk-terms.ts';
import type { AnswerResponse } from '#desk/domain/wire.ts';
import { DESK_ERROR } from '#domain/desk-error-code.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';

export interface AgreementPartProps {
  orderId: number;
  /** Of the answer, as it was seen. */
  revision: number;
  /** Missing once the mail server has accepted the agreement. */
  state: AgreementState | undefined;
  onSent: (answer: AnswerResponse) => void;
}

/** What has become of the agreement, and, for an owner, mailing it again to a mended address. */
export function AgreementPart({ orderId, revision, state, onSent }: AgreementPartProps) {
  const { client, onExpired } = useDesk();
  const may = useMay()('mailAgreementAgain');
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send(email: string | undefined) {
    setBusy(true);
    setProblem(undefined);
    try {
      onSent(
        await unwrap(
          client.POST('/orders/{orderId}/agreement/send-again', {
            params: { path: { orderId } },
            body: { seen: revision, ...(email !== undefined && { email }) },
          }),
        ),
      );
      setOpen(false);
    } catch (error) {
      if (isSignedOut(error)) onExpired();
      const isLeaving = error instanceof DeskFailure && error.details?.code === DESK_ERROR.mailOnItsWay;
      setProblem(isLeaving ? copy.beingMailed : copy.failed);
    } finally {
      setBusy(false);
    }
  }

  const form = (
    <AgreementForm
      isBusy={isBusy}
      problem={problem}
      onSend={(email) => void send(email)}
      onCancel={state === 'refused' ? undefined : () => setOpen(false)}
    />
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
    <AgreementNotice state={state}>
      {state === 'refused' && !may && <p>{copy.specialist}</p>}
      {state === 'refused' && may && form}
      {state === 'retrying' && may && again}
    </AgreementNotice>
  );
}
