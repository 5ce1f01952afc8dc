import type { CSSProperties } from 'react';
import { formatAt, formatLeft, formatMoment, formatUntil } from '#desk/copy/time.ts';
import { queueCopy } from '#desk/copy/queue.ts';
import { promiseLeft } from '#desk/domain/promise-clock.ts';
import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';
import { candle, due, dueBig, dueLine } from '#styles/desk/blocks.css.ts';
import { DeskIcon } from './desk-icon.tsx';

export interface DueProps {
  promisedUntil: string;
  now: number;
  big?: boolean;
  /** Approved answers count calmly. */
  calm?: boolean;
  /** When an approved answer leaves: a gift's after the promise, on its day. */
  leavesAt?: string | undefined;
}

/** The promised time in words, with a tick for each hour that burns down like a candle. */
export function Due({ promisedUntil, now, big, calm, leavesAt }: DueProps) {
  const left = promiseLeft(promisedUntil, now);
  if (calm && left.pace === 'late' && leavesAt !== undefined && Date.parse(leavesAt) > now)
    return (
      <span className={big ? `${due} ${dueBig}` : due} data-pace="calm">
        <strong>{queueCopy.goesAt(formatAt(leavesAt, now))}</strong>
      </span>
    );
  const pace = calm && left.pace === 'soon' ? 'calm' : left.pace;
  return (
    <span className={big ? `${due} ${dueBig}` : due} data-pace={pace}>
      <strong>
        {pace === 'late' && <DeskIcon name="alert" size={big ? 22 : 18} />}
        <span>{formatLeft(left)}</span>
      </strong>
      <span className={dueLine}>
        <span
          className={candle}
          style={{ '--burning': left.ticks, '--promised': ANSWER_WITHIN_HOURS } as CSSProperties}
          aria-hidden="true"
        />
        <span>
          {pace === 'late'
            ? queueCopy.wasDue(formatMoment(promisedUntil, now))
            : formatUntil(promisedUntil, now)}
        </span>
      </span>
    </span>
  );
}
