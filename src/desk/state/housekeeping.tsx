import { stateCopy as copy, stepName } from './state-copy.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { ShopState } from '#desk/domain/wire.ts';
import { list } from '#styles/desk/access.css.ts';
import { muted } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';

/** Steps that tidy the shop every hour: when each last succeeded, and which fail. */
export const Housekeeping = ({ steps, now }: { steps: ShopState['housekeeping']; now: number }) => (
  <section className={panel} aria-labelledby="porzadki">
    <h2 id="porzadki">{copy.housekeeping}</h2>
    {steps.length === 0 ? (
      <p className={muted}>{copy.noHousekeeping}</p>
    ) : (
      <ul className={list}>
        {steps.map(({ step, succeededAt, failedAt, reason, isOverdue }) => (
          <li key={step}>
            <span>
              <b>{stepName(step)}</b>
              {failedAt !== null && <small>{copy.stepFailed(formatMoment(failedAt, now), reason)}</small>}
              {isOverdue && <small>{copy.stepOverdue}</small>}
            </span>
            <span>{succeededAt === null ? copy.stepNever : formatMoment(succeededAt, now)}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
);
