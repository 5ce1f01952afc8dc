import { sendTimeCopy as copy } from '#desk/copy/mail.ts';
import { useHeld } from './held-form.tsx';
import { nextAt } from '#desk/domain/warsaw.ts';
import { row } from '#styles/desk/base.css.ts';
import { choice, clock, line } from '#styles/desk/order.css.ts';

/** When a mail is to go: at once, or at a time in Warsaw. */
export interface SendTime {
  isTimed: boolean;
  time: string;
}

/** The next moment of a chosen time (`undefined`: at once), or what is wrong with it. */
export function chosenMoment(
  { isTimed, time }: SendTime,
  now: number,
): { sendAt: string | undefined; problem?: string } {
  if (!isTimed) return { sendAt: undefined };
  if (time.trim() === '') return { sendAt: undefined, problem: copy.noTime };
  const sendAt = nextAt(time, now);
  return sendAt === undefined ? { sendAt, problem: copy.badTime } : { sendAt };
}

export interface SendTimeFieldProps {
  value: SendTime;
  /** What the choice without a time is called. */
  nowLabel?: string;
  problem: string | undefined;
  /** Stands beside the field while nothing is wrong. */
  hint?: string;
  onChange: (value: SendTime) => void;
}

/** Field for a mail's time. */
export const SendTimeField = ({
  value,
  nowLabel = copy.now,
  problem,
  hint = copy.zone,
  onChange,
}: SendTimeFieldProps) => (
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
      <span>{nowLabel}</span>
    </label>
    <div className={row}>
      <label className={choice}>
        <input
          type="radio"
          name="pora"
          checked={value.isTimed}
          onChange={() => onChange({ ...value, isTimed: true })}
        />
        <span>{copy.at}</span>
      </label>
      <input
        className={`${line} ${clock}`}
        aria-label={copy.atLabel}
        inputMode="numeric"
        readOnly={useHeld()}
        maxLength={5}
        value={value.time}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby="pora-uwaga"
        onChange={(event) => onChange({ isTimed: true, time: event.target.value })}
      />
      <small id="pora-uwaga">{problem ?? hint}</small>
    </div>
  </fieldset>
);
