import { useState } from 'react';
import { approvalCopy as copy } from '#desk/copy/answer.ts';
import { formatMoment } from '#desk/copy/time.ts';
import { TextField } from '#kit/text-field.tsx';
import { row, tightStack } from '#styles/desk/ground.css.ts';
import { fieldParts } from '#styles/field.css.ts';
import { DeskButton } from './desk-button.tsx';
import { Notice } from './notice.tsx';
import { sendMoment, SendTimeField, type SendTime } from './send-time.tsx';

export interface ApprovedNoticeProps {
  stage: 'scheduled' | 'leaving' | 'bounced' | 'sent' | 'calledOff';
  approval: { by: string; at: string; sendAt: string; sentAt: string | undefined } | undefined;
  promisedUntil: string | null;
  now: number;
  isBusy: boolean;
  canSendAgain: boolean;
  problem: string | undefined;
  onRecall: () => void;
  onRetime: (sendAt: string | undefined) => void;
  onSendAgain: (email: string | undefined) => void;
}

function Scheduled({ approval, promisedUntil, now, isBusy, onRecall, onRetime }: ApprovedNoticeProps) {
  const [time, setTime] = useState<SendTime>({ isTimed: true, time: '' });
  const [isTiming, setTiming] = useState(false);
  const { sendAt, problem } = sendMoment(time, promisedUntil, now);
  if (!approval) return null;
  const { by, at } = approval;
  return (
    <Notice kind="ok" title={copy.approved(by, formatMoment(at, now), formatMoment(approval.sendAt, now))}>
      <p>{copy.approvedText}</p>
      {isTiming && (
        <SendTimeField
          value={time}
          promisedUntil={promisedUntil}
          problem={problem}
          now={now}
          onChange={setTime}
        />
      )}
      <div className={row}>
        <DeskButton
          kind="ghost"
          icon="clock"
          pending={isBusy}
          blocked={isTiming && problem !== undefined}
          onPress={() => (isTiming ? onRetime(sendAt) : setTiming(true))}
        >
          {copy.retime}
        </DeskButton>
        <DeskButton kind="ghost" icon="send" pending={isBusy} onPress={() => onRetime(undefined)}>
          {copy.sendNow}
        </DeskButton>
        <DeskButton kind="quiet" pending={isBusy} onPress={onRecall}>
          {copy.recall}
        </DeskButton>
      </div>
    </Notice>
  );
}

function Bounced({ isBusy, canSendAgain, onSendAgain }: ApprovedNoticeProps) {
  const [email, setEmail] = useState('');
  return (
    <Notice kind="bad" title={copy.bounced}>
      <p>{copy.bouncedText}</p>
      {canSendAgain && (
        <div className={tightStack}>
          <TextField
            label={copy.email}
            name="email"
            type="email"
            value={email}
            onChange={setEmail}
            parts={fieldParts}
          />
          <DeskButton
            kind="ghost"
            icon="send"
            pending={isBusy}
            onPress={() => onSendAgain(email.trim() === '' ? undefined : email.trim())}
          >
            {copy.sendAgain}
          </DeskButton>
        </div>
      )}
    </Notice>
  );
}

/** What has become of an approved answer, and what can still be done about it. */
export function ApprovedNotice(props: ApprovedNoticeProps) {
  const { stage, approval, now, problem } = props;
  return (
    <>
      {stage === 'scheduled' && <Scheduled {...props} />}
      {stage === 'leaving' && <Notice kind="ok" title={copy.leaving} live />}
      {stage === 'bounced' && <Bounced {...props} />}
      {stage === 'calledOff' && <Notice kind="info" title={copy.calledOff} />}
      {stage === 'sent' && (
        <Notice
          kind="ok"
          title={copy.sent(approval?.sentAt === undefined ? '' : formatMoment(approval.sentAt, now))}
          live
        >
          <p>{copy.sentText}</p>
        </Notice>
      )}
      {problem !== undefined && <Notice kind="bad" title={problem} live />}
    </>
  );
}
