import { approvalCopy as copy } from './answer-copy.ts';
import { formatMoment } from '#desk/copy/time.ts';
import { nextAt } from './warsaw.ts';
import { hint, row } from '#styles/desk/base.css.ts';
import { choice, clock, line } from '#styles/desk/order.css.ts';

/** When the mail is to go: at once, or at a time in Warsaw. */
export interface SendTime {
  isTimed: boolean;
  time: string;
}

/** Whether a moment is still to come. */
export const isAhead = (moment: string | undefined, now: number) =>
  moment !== undefined && Date.parse(moment) > now;

/** The moment of a chosen time (`undefined`: at once), or what is wrong with it. */
export function sendMoment(
  { isTimed, time }: SendTime,
  promisedUntil: string | null,
  now: number,
): { sendAt: string | undefined; problem?: string } {
  if (!isTimed || promisedUntil === null || Date.parse(promisedUntil) <= now) return { sendAt: undefined };
  if (time.trim() === '') return { sendAt: undefined, problem: copy.noTime };
  const sendAt = nextAt(time, now);
  if (sendAt === undefined) return { sendAt: undefined, problem: copy.badTime };
  if (Date.parse(sendAt) > Date.parse(promisedUntil))
    return { sendAt: undefined, problem: copy.tooLate(formatMoment(promisedUntil, now)) };
  return { sendAt };
}

export interface SendTimeFieldProps {
  value: SendTime;
  promisedUntil: string | null;
  /** When a gift may leave at the earliest. */
  notBefore: string | undefined;
  problem: string | undefined;
  now: number;
  onChange: (value: SendTime) => void;
}

/** Chooses when the mail goes; once the promise is past, it goes at once. */
export function SendTimeField(props: SendTimeFieldProps) {
  const { value, promisedUntil, notBefore, problem, now, onChange } = props;
  if (notBefore !== undefined && isAhead(notBefore, now))
    return <p className={hint}>{copy.gift(formatMoment(notBefore, now))}</p>;
  if (promisedUntil === null || Date.parse(promisedUntil) <= now) return <p className={hint}>{copy.past}</p>;
  return (
    <fieldset>
      <legend>
        <b>{copy.when}</b>
      </legend>
      <label className={choice}>
        <input
          type="radio"
          name="pora"
          checked={!value.isTimed}
          onChange={() => onChange({ ...value, isTimed: false })}
        />
        {copy.now}
      </label>
      <div className={row}>
        <label className={choice}>
          <input
            type="radio"
            name="pora"
            checked={value.isTimed}
            onChange={() => onChange({ ...value, isTimed: true })}
          />
          {copy.at}
        </label>
        <input
          className={`${line} ${clock}`}
          aria-label={copy.atLabel}
          inputMode="numeric"
          maxLength={5}
          value={value.time}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby="pora-uwaga"
          onChange={(event) => onChange({ isTimed: true, time: event.target.value })}
        />
        <small id="pora-uwaga">{problem ?? copy.zone(formatMoment(promisedUntil, now))}</small>
      </div>
    </fieldset>
  );
}
