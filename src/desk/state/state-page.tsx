import { useEffect } from 'react';
import { unwrap } from '#desk/api/desk-client.ts';
import { isMissing } from '#desk/api/desk-failure.ts';
import NotSelling from '#desk/opening/not-selling.tsx';
import { ALL_JOBS, FailedJobs } from './failed-jobs.tsx';
import { Connections } from './connections.tsx';
import { connectionsCopy } from '#desk/copy/connections.ts';
import { Housekeeping } from './housekeeping.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { ServerErrors } from './server-errors.tsx';
import { StateSections, waitingMoney } from './state-sections.tsx';
import { stateCopy as copy } from './state-copy.ts';
import { formatMoment, formatTime } from '#desk/copy/time.ts';
import type { ShopState } from '#desk/domain/wire.ts';
import { WAITING_PAGES } from '#domain/desk-terms.ts';
import { muted } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { fold } from '#styles/desk/written.late.css.ts';
import { facts, pair, sentence } from './state.late.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useLoad } from '#desk/frame/use-load.ts';
import { useNow } from '#desk/frame/use-now.ts';

/** Busy with trying the connections. */
const CONNECTIONS = 'connections';

/** Polling interval (ms). */
const EVERY = 60_000;

const sentenceOf = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** What is true before all else: "Sklep działa." only where it sells, payments open and its mails leave. */
function leadOf({ sells, providers, mail }: ShopState, now: number): string {
  const unsent =
    mail.retriedSince !== null && copy.notes.unsent(mail.retried, formatMoment(mail.retriedSince, now));
  const unpayable = providers.map(
    ({ provider, unopened }) => unopened !== undefined && copy.unpayable(provider, unopened.count),
  );
  const parts = [!sells && copy.closed, ...unpayable, unsent && sentenceOf(unsent)].filter(
    (part) => part !== false,
  );
  return parts.length > 0 ? parts.join(' ') : copy.fine;
}

/** Further findings, as the end of the sentence. */
function notesOf(state: ShopState): string {
  const { mail, promise, waiting, jobs, backup, housekeeping, checks, robots } = state;
  const overdue = housekeeping.filter(({ isOverdue }) => isOverdue).length;
  const others = jobs.filter(({ kind, isFailed }) => isFailed && !kind.startsWith('mail.')).length;
  const money = waitingMoney(state);
  const notes = [
    mail.failed > 0 && copy.notes.mail(mail.failed),
    promise.late > 0 && copy.notes.late(promise.late),
    ...WAITING_PAGES.map((page) => waiting[page].late > 0 && copy.notes.overdueOn[page](waiting[page].late)),
    money > 0 && copy.notes.money(money),
    others > 0 && copy.notes.jobs(others),
    checks.some(({ code }) => code !== undefined) && copy.notes.connections,
    robots.refused + robots.silent > 0 && copy.notes.robots(robots.refused + robots.silent),
    overdue > 0 && copy.notes.overdue(overdue),
    backup.drill?.problem ? copy.notes.drillFailed : backup.isDrillDue && copy.notes.drill,
  ].filter((note) => note !== false);
  const text = notes.join(', ');
  return text === '' ? '' : ` ${sentenceOf(text)}`;
}

/** Page of how the shop is, for owners. */
export default function StatePage() {
  const { client } = useDesk();
  const now = useNow();
  const { loaded, reload } = useLoad(() => unwrap(client.GET('/state')), 'state');
  const { busy, outcome, run } = useAction({
    done: copy.retried,
    failed: (error) => ({ kind: 'warn', words: isMissing(error) ? copy.retryGone : copy.retryFailed }),
    onSettled: reload,
  });
  useEffect(() => {
    const timer = setInterval(reload, EVERY);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each reload does the same
  }, []);

  const retry = (jobId: string) =>
    void run(jobId, () => unwrap(client.POST('/state/jobs/{jobId}/retry', { params: { path: { jobId } } })));

  const retryAll = () =>
    void run(ALL_JOBS, () => unwrap(client.POST('/state/jobs/retry-failed')), { done: copy.allRetried });

  const tryConnections = () =>
    void run(CONNECTIONS, () => unwrap(client.POST('/state/checks')), {
      done: ({ checks }) => {
        const broken = checks.filter(({ code }) => code !== undefined).length;
        return { kind: broken === 0 ? 'ok' : 'warn', words: connectionsCopy.done(broken) };
      },
      failed: connectionsCopy.failed,
    });

  const state = loaded.data;
  return (
    <InsidePage title={copy.title}>
      <PageHead title={copy.title}>
        {state && <p className={muted}>{copy.checked(formatTime(state.checkedAt))}</p>}
      </PageHead>
      <NotSelling />
      <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
        {(current) => (
          <>
            <p className={sentence}>
              <b>{leadOf(current, now)}</b>
              <span>{notesOf(current)}</span>
            </p>
            <StateSections state={current} now={now} />
            <OutcomeStatus outcome={outcome} />
            <FailedJobs
              jobs={current.jobs}
              moreJobs={current.moreJobs}
              now={now}
              retrying={busy}
              onRetry={retry}
              onRetryAll={retryAll}
            />
            <Connections
              checks={current.checks}
              now={now}
              isTrying={busy === CONNECTIONS}
              onTry={tryConnections}
            />
            <Housekeeping steps={current.housekeeping} now={now} />
            <ServerErrors errors={current.errors} moreErrors={current.moreErrors} now={now} />
            <details className={fold}>
              <summary>{copy.forHelper}</summary>
              <div className={pair}>
                <Versions versions={current.versions} />
                <Settings settings={current.settings} />
              </div>
            </details>
          </>
        )}
      </LoadedSection>
    </InsidePage>
  );
}

const Versions = ({ versions }: Pick<ShopState, 'versions'>) => (
  <section className={panel} aria-labelledby="wersje">
    <h2 id="wersje">{copy.versions}</h2>
    <dl className={facts}>
      <div>
        <dt>{copy.program}</dt>
        <dd>{versions.shop}</dd>
      </div>
      <div>
        <dt>{copy.node}</dt>
        <dd>{versions.node}</dd>
      </div>
      <div>
        <dt>{copy.database}</dt>
        <dd>{copy.databaseText(versions.database, versions.migrations)}</dd>
      </div>
    </dl>
  </section>
);

const Settings = ({ settings }: Pick<ShopState, 'settings'>) => (
  <section className={panel} aria-labelledby="ustawienia">
    <h2 id="ustawienia">{copy.settings}</h2>
    <dl className={facts}>
      {settings.map(({ name, isOn }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{isOn ? copy.on : copy.off}</dd>
        </div>
      ))}
    </dl>
  </section>
);
