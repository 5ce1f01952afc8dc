import { useState } from 'react';
import { approvalCopy as copy } from './answer-copy.ts';
import { formatAt, formatMoment } from '#desk/copy/time.ts';
import { hint, row } from '#styles/desk/base.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { MendedAddressForm } from './mended-address-form.tsx';
import { NoteForm } from './note-form.tsx';
import { useNote } from './notes.tsx';
import { AnswerTimeField, isAhead, sendMoment } from './send-time.tsx';
import type { SendTime } from '#desk/ui/send-time.tsx';

const { correction } = copy;

export interface ApprovedNoticeProps {
  stage: 'scheduled' | 'leaving' | 'bounced' | 'sent' | 'correcting' | 'calledOff';
  approval:
    | { by: string; at: string; sendAt: string; sentAt: string | undefined; mail?: string | undefined }
    | undefined;
  /** Nobody has paid for the order that has ended. */
  isUnpaid?: boolean;
  promisedUntil: string | null;
  /** When a gift may leave at the earliest. */
  notBefore: string | undefined;
  now: number;
  isBusy: boolean;
  canSendAgain: boolean;
  /** An open correction. */
  correction: { reason: string; by: string; at: string } | undefined;
  canCorrect: boolean;
  /** The server has exactly what the editor shows. */
  isSaved: boolean;
  problem: string | undefined;
  onCorrect: (reason: string) => void;
  onDropCorrection: () => void;
  onRecall: () => void;
  onRetime: (sendAt: string | undefined) => void;
  onSendAgain: (email: string | undefined) => void;
}

function Scheduled(props: ApprovedNoticeProps) {
  const { approval, promisedUntil, notBefore, now, isBusy, isSaved, onRecall, onRetime } = props;
  const [time, setTime] = useState<SendTime>({ isTimed: true, time: '' });
  const [isTiming, setTiming] = useState(false);
  const { sendAt, problem } = sendMoment(time, promisedUntil, now);
  if (!approval) return null;
  const { by, at } = approval;
  return (
    <Notice live kind="ok" title={copy.approved(by, formatAt(at, now), formatAt(approval.sendAt, now))}>
      <p>{copy.approvedText}</p>
      {isTiming && (
        <AnswerTimeField
          value={time}
          promisedUntil={promisedUntil}
          notBefore={notBefore}
          problem={problem}
          now={now}
          onChange={setTime}
        />
      )}
      <div className={row}>
        {!isAhead(notBefore, now) && (
          <>
            <DeskButton
              kind="ghost"
              icon="clock"
              pending={isBusy}
              blocked={!isSaved || (isTiming && problem !== undefined)}
              onPress={() => (isTiming ? onRetime(sendAt) : setTiming(true))}
            >
              {copy.retime}
            </DeskButton>
            <DeskButton
              kind="ghost"
              icon="send"
              pending={isBusy}
              blocked={!isSaved}
              onPress={() => onRetime(undefined)}
            >
              {copy.sendNow}
            </DeskButton>
          </>
        )}
        <DeskButton kind="quiet" pending={isBusy} onPress={onRecall}>
          {copy.recall}
        </DeskButton>
      </div>
      {!isSaved && !isAhead(notBefore, now) && <p className={hint}>{copy.timeFirst}</p>}
    </Notice>
  );
}

/** Asks for a mended address and sends the mail once more. */
const SendAgainForm = ({ isBusy, onSendAgain }: Pick<ApprovedNoticeProps, 'isBusy' | 'onSendAgain'>) => (
  <MendedAddressForm
    name="email"
    words={{ email: copy.email, send: copy.sendAgain }}
    isBusy={isBusy}
    onSend={onSendAgain}
  />
);

/** Why an approved answer was not sent, and what to do. An unreachable mail server says nothing about the address. */
function whyNotSent({
  approval,
  now,
  canSendAgain,
}: Pick<ApprovedNoticeProps, 'approval' | 'now' | 'canSendAgain'>) {
  const { notSent } = copy;
  const isRetried = approval?.mail === 'retrying';
  const mend = isRetried ? notSent.mayMend : notSent.mend;
  return [
    approval?.sentAt === undefined ? notSent.safe : notSent.before(formatMoment(approval.sentAt, now)),
    isRetried && notSent.bySelf,
    canSendAgain ? mend : notSent.mendedByOwner,
  ]
    .filter(Boolean)
    .join(' ');
}

const Bounced = (props: ApprovedNoticeProps) => (
  <Notice kind="bad" title={props.approval?.mail === 'retrying' ? copy.retried : copy.bounced}>
    <p>{whyNotSent(props)}</p>
    {props.canSendAgain && <SendAgainForm {...props} />}
  </Notice>
);

function Sent({ approval, now, canSendAgain, canCorrect, onCorrect, ...form }: ApprovedNoticeProps) {
  const [reason] = useNote('correct');
  const [isAsking, setAsking] = useState<'mail' | 'reason' | undefined>(reason === '' ? undefined : 'reason');
  const { sentAt, at = '' } = approval ?? {};
  // What was approved after the answer had left was its correction.
  const correctedAt =
    sentAt !== undefined && Date.parse(at) > Date.parse(sentAt) ? formatMoment(at, now) : undefined;
  return (
    <Notice
      kind="ok"
      title={copy.sent(sentAt === undefined ? '' : formatMoment(sentAt, now), correctedAt)}
      live
    >
      <p>{copy.sentText}</p>
      {isAsking === undefined && (
        <div className={row}>
          {canSendAgain && (
            <DeskButton kind="quiet" onPress={() => setAsking('mail')}>
              {copy.notArrived}
            </DeskButton>
          )}
          {canCorrect && (
            <DeskButton kind="quiet" icon="edit" onPress={() => setAsking('reason')}>
              {correction.begin}
            </DeskButton>
          )}
        </div>
      )}
      {isAsking === 'mail' && <SendAgainForm {...form} />}
      {isAsking === 'reason' && (
        <NoteForm
          name="correct"
          words={{
            label: correction.reason,
            hint: correction.reasonHint,
            send: correction.go,
            cancel: correction.cancel,
          }}
          most={500}
          isBusy={form.isBusy}
          onSend={onCorrect}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </Notice>
  );
}

function Correcting({ now, isBusy, isSaved, onDropCorrection, ...props }: ApprovedNoticeProps) {
  const { by = '', at, reason = '' } = props.correction ?? {};
  return (
    <Notice kind="warn" title={correction.title} live>
      <p>{correction.why(by, at === undefined ? '' : formatMoment(at, now), reason)}</p>
      <p>{correction.text}</p>
      <div className={row}>
        <DeskButton kind="quiet" icon="undo" pending={isBusy} blocked={!isSaved} onPress={onDropCorrection}>
          {correction.drop}
        </DeskButton>
      </div>
      {!isSaved && <p className={hint}>{correction.dropFirst}</p>}
    </Notice>
  );
}

/** State of an approved answer, with the actions that are still possible. */
export function ApprovedNotice(props: ApprovedNoticeProps) {
  const { stage, problem } = props;
  return (
    <>
      {stage === 'scheduled' && <Scheduled {...props} />}
      {stage === 'leaving' &&
        (props.approval?.mail === 'uncertain' ? (
          <Notice kind="warn" title={copy.uncertain} live>
            <p>{copy.uncertainText}</p>
          </Notice>
        ) : (
          <Notice kind="ok" title={copy.leaving} live />
        ))}
      {stage === 'bounced' && <Bounced {...props} />}
      {stage === 'calledOff' && <Notice kind="info" title={props.isUnpaid ? copy.unpaid : copy.calledOff} />}
      {stage === 'sent' && <Sent {...props} />}
      {stage === 'correcting' && <Correcting {...props} />}
      {problem !== undefined && <Notice kind="bad" title={problem} live />}
    </>
  );
}
