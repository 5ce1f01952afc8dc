import { useState } from 'react';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { approvalCopy as copy, ROMAN } from './answer-copy.ts';
import { formatMoment, formatTime } from '#desk/copy/time.ts';
import type { DelicateTopic } from '#domain/desk-terms.ts';
import { hint, row } from '#styles/desk/base.css.ts';
import { checks, ok, warn } from '#styles/desk/order.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { checkboxParts } from '#styles/field.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { DeskIcon } from '#desk/ui/desk-icon.tsx';
import { NoteForm } from './note-form.tsx';
import { useNote } from './notes.tsx';
import { AnswerTimeField, isAhead, sendMoment } from './send-time.tsx';
import type { SendTime } from '#desk/ui/send-time.tsx';

export interface ApprovalPanelProps {
  isOwner: boolean;
  /** The answer was sent before: the mail of its correction leaves at once. */
  isCorrection: boolean;
  isSaved: boolean;
  /** Why the text cannot be sent as it is; undefined if it can. */
  textProblem: string | undefined;
  /** Numbers of the questions without a response. */
  unanswered: readonly number[];
  promisedUntil: string | null;
  /** Earliest time at which a gift's answer may be sent. */
  notBefore: string | undefined;
  now: number;
  isBusy: boolean;
  /** The draft was handed over to an owner, who may send it back. */
  canSendBack: boolean;
  canHandOver: boolean;
  problem: string | undefined;
  /** Delicate topics that the text mentions; the approver confirms that it gives no advice on them. */
  topics: readonly DelicateTopic[];
  onApprove: (sendAt: string | undefined, noAdviceOn: readonly DelicateTopic[]) => void;
  onHandOver: () => void;
  onSendBack: (note: string) => void;
}

const Check = ({ isOk, children }: { isOk: boolean; children: string }) => (
  <li className={isOk ? ok : warn}>
    <DeskIcon name={isOk ? 'ok' : 'alert'} />
    <span>{children}</span>
  </li>
);

/** Panel for approving an answer: checks of its text, the time of its mail, and the button to approve. */
export function ApprovalPanel(props: ApprovalPanelProps) {
  const { isSaved, textProblem, unanswered, promisedUntil, notBefore, now, isBusy, topics, isCorrection } =
    props;
  const hasText = textProblem === undefined;
  const [noAdviceOn, setNoAdviceOn] = useState<readonly DelicateTopic[]>([]);
  const [time, setTime] = useState<SendTime>({ isTimed: false, time: '' });
  const [note] = useNote('send-back');
  const [isNoting, setNoting] = useState(note !== '');
  const waits = !isCorrection && isAhead(notBefore, now) ? notBefore : undefined;
  const { sendAt, problem } =
    isCorrection || waits ? { sendAt: undefined } : sendMoment(time, promisedUntil, now);
  const reason = !hasText
    ? copy.whyWrite
    : !isSaved
      ? copy.whySave
      : unanswered.length > 0
        ? copy.whyAnswer
        : problem !== undefined
          ? copy.whyTime
          : topics.some((topic) => !noAdviceOn.includes(topic))
            ? copy.whyAdvice
            : undefined;
  const numerals = unanswered.map((number) => ROMAN[number] ?? number).join(', ');
  return (
    <section className={panel} aria-labelledby="zatwierdzenie">
      <h2 id="zatwierdzenie">{props.isOwner ? copy.title : copy.titleSpecialist}</h2>
      <ul className={checks} aria-label={copy.checks}>
        <Check isOk={hasText}>{textProblem ?? copy.textOk}</Check>
        {hasText && (
          <>
            <Check isOk={isSaved}>{isSaved ? copy.savedOk : copy.savedNo}</Check>
            <Check isOk={unanswered.length === 0}>
              {unanswered.length === 0 ? copy.answeredOk : copy.answeredNo(numerals)}
            </Check>
          </>
        )}
      </ul>
      {isCorrection ? (
        <p className={hint}>{copy.correction.leaves}</p>
      ) : (
        <AnswerTimeField
          value={time}
          promisedUntil={promisedUntil}
          notBefore={notBefore}
          problem={problem}
          now={now}
          onChange={setTime}
        />
      )}
      {topics.length > 0 && (
        <CheckboxField
          name="noAdvice"
          label={copy.noAdvice(topics.map((topic) => copy.topic[topic]).join(', '))}
          checked={topics.every((topic) => noAdviceOn.includes(topic))}
          onCheckedChange={(isChecked) => setNoAdviceOn(isChecked ? topics : [])}
          mark={<DeskIcon name="check" size={16} />}
          parts={checkboxParts}
        />
      )}
      <div className={row}>
        <DeskButton
          icon="check"
          pending={isBusy}
          blocked={reason !== undefined}
          aria-describedby="zatwierdzenie-powod"
          onPress={() => props.onApprove(sendAt, noAdviceOn)}
        >
          {isCorrection
            ? copy.correction.approve
            : waits
              ? copy.approveFor(formatMoment(waits, now))
              : sendAt === undefined
                ? copy.approveNow
                : copy.approveAt(formatTime(sendAt))}
        </DeskButton>
        {props.canHandOver && (
          <DeskButton
            kind="ghost"
            icon="eye"
            pending={isBusy}
            blocked={!isSaved || !hasText}
            onPress={props.onHandOver}
          >
            {copy.handOver}
          </DeskButton>
        )}
        {props.canSendBack && (
          <DeskButton kind="ghost" icon="undo" onPress={() => setNoting(true)}>
            {copy.sendBack}
          </DeskButton>
        )}
      </div>
      <p className={hint} id="zatwierdzenie-powod">
        {reason === undefined ? copy.binds : copy.first(reason)}
      </p>
      {props.canSendBack && isNoting && (
        <NoteForm
          name="send-back"
          words={{ label: copy.note, hint: copy.noteShort, send: copy.notePress, cancel: copy.noteCancel }}
          most={2_000}
          isBusy={isBusy}
          onSend={props.onSendBack}
          onCancel={() => setNoting(false)}
        />
      )}
      {props.problem !== undefined && (
        <p className={warn} role="alert">
          {props.problem}
        </p>
      )}
    </section>
  );
}
