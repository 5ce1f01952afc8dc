import { pathOf } from '#desk/pages.ts';
import { reasonWords } from './reason-words.ts';
import { jobName, stateCopy as copy } from './state-copy.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { ShopState } from '#desk/domain/wire.ts';
import { list } from '#styles/desk/access.css.ts';
import { hint, muted } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';

export interface FailedJobsProps {
  jobs: ShopState['jobs'];
  moreJobs: boolean;
  now: number;
  /** The job that is being retried. */
  retrying: string | undefined;
  onRetry: (jobId: string) => void;
  onRetryAll: () => void;
}

/** Retried instead of one job: all that were given up. */
export const ALL_JOBS = 'all';

/** Jobs that failed for good or keep failing, each with its reason and a retry. */
export const FailedJobs = ({ jobs, moreJobs, now, retrying, onRetry, onRetryAll }: FailedJobsProps) => (
  <section className={panel} aria-labelledby="zadania">
    <h2 id="zadania">{copy.jobs}</h2>
    {jobs.length === 0 ? (
      <p className={muted}>{copy.noJobs}</p>
    ) : (
      <>
        <ul className={list}>
          {jobs.map(({ id, kind, orderId, reason, attempts, at, isFailed }) => {
            const name = jobName(kind, orderId);
            const words = reasonWords(reason, kind);
            return (
              <li key={id}>
                <span>
                  {orderId === undefined ? (
                    <b>{name}</b>
                  ) : (
                    <MenuLink to={pathOf('order', { orderId })}>{name}</MenuLink>
                  )}
                  {words !== undefined && <small>{words}</small>}
                  <small>{reason}</small>
                  <small>
                    {[
                      isFailed ? copy.given : copy.tried,
                      copy.attempts(attempts),
                      formatMoment(at, now),
                    ].join(', ')}
                  </small>
                </span>
                <DeskButton
                  kind="ghost"
                  icon="refresh"
                  aria-label={copy.retryName(name)}
                  pending={retrying === id}
                  onPress={() => onRetry(id)}
                >
                  {copy.retry}
                </DeskButton>
              </li>
            );
          })}
        </ul>
        {moreJobs && <p className={muted}>{copy.moreJobs(jobs.length)}</p>}
        {jobs.some(({ isFailed }) => isFailed) && (
          <DeskButton kind="ghost" icon="refresh" pending={retrying === ALL_JOBS} onPress={onRetryAll}>
            {copy.retryAll}
          </DeskButton>
        )}
        <p className={hint}>{copy.retryHint}</p>
      </>
    )}
  </section>
);
