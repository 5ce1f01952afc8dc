import { approvalCopy as copy } from './answer-copy.ts';
import { formatMoment } from '#desk/copy/time.ts';
import { chosenMoment, SendTimeField, type SendTime } from '#desk/ui/send-time.tsx';
import { hint } from '#styles/desk/base.css.ts';

/** Whether a moment is still to come. */
export const isAhead = (moment: string | undefined, now: number) =>
  moment !== undefined && Date.parse(moment) > now;

/** The moment of a chosen time (`undefined`: at once), or what is wrong with it; once the promise is past, at once. */
export function sendMoment(
  time: SendTime,
  promisedUntil: string | null,
  now: number,
): { sendAt: string | undefined; problem?: string } {
  if (promisedUntil === null || Date.parse(promisedUntil) <= now) return { sendAt: undefined };
  const chosen = chosenMoment(time, now);
  if (chosen.sendAt !== undefined && Date.parse(chosen.sendAt) > Date.parse(promisedUntil))
    return { sendAt: undefined, problem: copy.tooLate(formatMoment(promisedUntil, now)) };
  return chosen;
}

export interface AnswerTimeFieldProps {
  value: SendTime;
  promisedUntil: string | null;
  /** When a gift may leave at the earliest. */
  notBefore: string | undefined;
  problem: string | undefined;
  now: number;
  onChange: (value: SendTime) => void;
}

/** Chooses when an answer's mail goes; once the promise is past, it goes at once. */
export function AnswerTimeField(props: AnswerTimeFieldProps) {
  const { value, promisedUntil, notBefore, problem, now, onChange } = props;
  if (notBefore !== undefined && isAhead(notBefore, now))
    return <p className={hint}>{copy.gift(formatMoment(notBefore, now))}</p>;
  if (promisedUntil === null || Date.parse(promisedUntil) <= now) return <p className={hint}>{copy.past}</p>;
  return (
    <SendTimeField
      value={value}
      nowLabel={copy.now}
      problem={problem}
      hint={copy.zone(formatMoment(promisedUntil, now))}
      onChange={onChange}
    />
  );
}
