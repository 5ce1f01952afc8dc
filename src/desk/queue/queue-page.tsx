import { idIn } from '#desk/domain/address-values.ts';
import { ANNOUNCED_BY_PAGE } from '#desk/frame/use-action.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AvailabilitySwitch } from '#desk/availability/availability-switch.tsx';
import { DayFigures } from './day-figures.tsx';
import { DeskIcon } from '#desk/ui/desk-icon.tsx';
import { EmptyState, FailedState } from '#desk/ui/empty-state.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { OpenCorrections } from './open-corrections.tsx';
import { QueueFilters } from './queue-filters.tsx';
import { QueueTable } from './queue-table.tsx';
import { SentToday } from './sent-today.tsx';
import { WithoutAccess } from './without-access.tsx';
import { myDayCopy } from '#desk/availability/my-day-copy.ts';
import { moneyCopy } from '#desk/money/money-copy.ts';
import { FILTER_NAME, queueCopy as copy } from '#desk/copy/queue.ts';
import { formatTime } from '#desk/copy/time.ts';
import { absenceNow } from '#desk/availability/absence.ts';
import { keyOf } from '#desk/domain/key-of.ts';
import { unwrap } from '#desk/api/desk-client.ts';
import { readQueue, type ReadQueue } from './read-queue.ts';
import type { QueueFilter } from '#domain/desk-terms.ts';
import { UNNAMED_OWNER } from '#domain/desk/unnamed-owner.ts';
import { ErrorBoundary } from '#islands/error-boundary.tsx';
import { lazyWithRetry } from '#islands/lazy-with-retry.ts';
import { deskButtonClass } from '#styles/desk/button.css.ts';
import { key as keyClass, muted, wideOnly } from '#styles/desk/base.css.ts';
import { foot, updates as updatesBar, sheet } from '#styles/desk/queue.css.ts';
import { pageHead } from '#styles/desk/shell.css.ts';
import { hidden } from '#styles/text.css.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useLoad } from '#desk/frame/use-load.ts';
import { useNow } from '#desk/frame/use-now.ts';
import { useRows } from '#desk/frame/use-rows.ts';
import { useShortcuts } from '#desk/frame/use-shortcuts.ts';
import { useFreshQueue } from './use-fresh-queue.ts';
import { useMyDay } from './use-my-day.ts';

const MoneyToDecide = lazyWithRetry(async () => (await import('#desk/money/money-to-decide.tsx')).default);

const NameSection = lazyWithRetry(async () => (await import('#desk/access/name-section.tsx')).NameSection);

const NotSelling = lazyWithRetry(async () => (await import('#desk/opening/not-selling.tsx')).default);

const AbsencesSection = lazyWithRetry(() =>
  import('#desk/availability/absences-section.tsx').then((part) => part.default),
);

/** How the queue's `next` names the row that a page begins behind: its promised time, its order, and whether it is approved. */
const PLACE = /^\d{4}-\d\d-\d\dT[\d:.]+Z_\d+(?:_[a-z]+)?$/;

/** Page of the queue: who waits, until when. Filters are in the address; updates waits for a press. */
export default function QueuePage() {
  const { client, person } = useDesk();
  const may = useMay();
  // What says that her name is saved stays where she has saved it.
  const [asksName] = useState(person.name === UNNAMED_OWNER);
  const now = useNow();
  const [search] = useSearchParams();
  const state = keyOf(FILTER_NAME, search.get('stan'));
  const fairyId = idIn(search.get('wrozka'));
  const place = search.get('po') ?? '';
  const after = PLACE.test(place) ? place : undefined;
  const query = {
    ...(state && { state }),
    ...(fairyId !== undefined && { fairyId }),
    ...(after !== undefined && { after }),
  };
  const key = JSON.stringify(query);
  const load = async () => readQueue(await unwrap(client.GET('/queue', { params: { query } })));
  const { loaded, reload } = useLoad(load, key);
  const fresh = useFreshQueue(load, key, loaded.data);
  const shown = fresh.shown;
  const isMine = may('getMyDay');
  const day = useMyDay(isMine);
  const nearest =
    state === undefined
      ? shown?.rows.find(({ answer }) => answer.state !== 'approved')?.promisedUntil
      : undefined;
  const { current, keys } = useRows(shown?.rows.map(({ orderId }) => orderId));
  useShortcuts({ ...keys, u: fresh.show });

  const addressOf = (change: { state?: QueueFilter | undefined; fairyId?: string | undefined }) => {
    const next = { state, fairyId, ...change };
    const params = new URLSearchParams({
      ...(next.state && { stan: next.state }),
      ...(next.fairyId !== undefined && { wrozka: next.fairyId }),
    });
    return params.size > 0 ? `${DESK_PAGES.queue.path}?${params}` : DESK_PAGES.queue.path;
  };
  const nextPage = (next: string) => {
    const params = new URLSearchParams(search);
    params.set('po', next);
    return `${DESK_PAGES.queue.path}?${params}`;
  };
  const filterWords = (queue: ReadQueue) =>
    [state && FILTER_NAME[state].toLowerCase(), queue.fairies.find(({ id }) => id === fairyId)?.name]
      .filter(Boolean)
      .join(', ');

  const allSent = (
    <EmptyState
      title={copy.emptyTitle}
      text={shown && shown.corrections.length > 0 ? copy.emptyButCorrections : copy.emptyText}
      art="candle"
    />
  );
  const title = person.role === 'owner' ? DESK_PAGES.queue.title : copy.hello(person.name);
  return (
    <InsidePage title={title} openAnswers={shown?.counts['open']}>
      <header className={pageHead}>
        <div>
          <h1>{title}</h1>
          {isMine && shown && (
            <p className={muted}>{myDayCopy.toWrite(shown.counts['open'] ?? 0, nearest, now)}</p>
          )}
        </div>
        {isMine ? (
          day.availability && (
            <AvailabilitySwitch
              isAvailable={day.availability.isAvailable}
              words={myDayCopy}
              note={absenceNow(day.availability) && myDayCopy.absent}
              isSaving={day.saving === 'isAvailable'}
              problem={day.outcomeOf('isAvailable')?.words}
              onChange={(isAvailable) => void day.change('isAvailable', isAvailable, ANNOUNCED_BY_PAGE)}
            />
          )
        ) : (
          <p className={muted}>
            <b>{formatTime(new Date(now).toISOString())}</b> {copy.warsaw}
          </p>
        )}
      </header>
      {asksName && (
        <ErrorBoundary resetKey="name" renderFallback={() => null}>
          <Suspense fallback={null}>
            <NameSection isFirst />
          </Suspense>
        </ErrorBoundary>
      )}
      <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
        {() => null}
      </LoadedSection>
      {shown && (
        <>
          {may('listMoneyDecisions') && (
            <ErrorBoundary
              resetKey="money"
              renderFallback={(retry) => <FailedState title={moneyCopy.decisionsFailed} onRetry={retry} />}
            >
              <Suspense fallback={null}>
                <MoneyToDecide />
              </Suspense>
            </ErrorBoundary>
          )}
          {shown.rows.length > 0 && may('getOpening') && (
            <ErrorBoundary resetKey="opening" renderFallback={() => null}>
              <Suspense fallback={null}>
                <NotSelling withSetup />
              </Suspense>
            </ErrorBoundary>
          )}
          {may('invite') && <WithoutAccess rows={shown.rows} />}
          {!isMine && <DayFigures counts={shown.counts} figures={shown.figures} />}
          <QueueFilters
            counts={shown.counts}
            fairies={shown.fairies}
            state={state}
            fairyId={fairyId}
            addressOf={addressOf}
          />
          {/* There before its first sentence, also while the queue is empty. */}
          <p role="status" className={hidden}>
            {fresh.hasUpdate && copy.updates(fresh.newOrders)}
          </p>
          {shown.rows.length === 0 && !fresh.hasUpdate ? (
            state === undefined && fairyId === undefined ? (
              may('getOpening') ? (
                <ErrorBoundary resetKey="opening" renderFallback={() => allSent}>
                  <Suspense fallback={null}>
                    <NotSelling withSetup>{allSent}</NotSelling>
                  </Suspense>
                </ErrorBoundary>
              ) : (
                allSent
              )
            ) : (
              <EmptyState title={copy.nothingTitle} text={copy.nothingText(filterWords(shown))}>
                <MenuLink to={DESK_PAGES.queue.path} className={deskButtonClass.ghost}>
                  {copy.showAll}
                </MenuLink>
              </EmptyState>
            )
          ) : (
            <section className={sheet}>
              <div>
                {fresh.hasUpdate && (
                  <button type="button" className={updatesBar} onClick={fresh.show}>
                    <DeskIcon name="refresh" size={18} />
                    <span>{copy.updates(fresh.newOrders)}</span>
                  </button>
                )}
              </div>
              <QueueTable rows={shown.rows} now={now} withFairy={may('listPeople')} current={current} />
            </section>
          )}
          {shown.next !== null && (
            <MenuLink to={nextPage(shown.next)} className={deskButtonClass.ghost}>
              {copy.more}
            </MenuLink>
          )}
          <OpenCorrections corrections={shown.corrections} now={now} />
          {day.hasFailed && <FailedState title={myDayCopy.failed} onRetry={day.reload} />}
          {day.availability && (
            <ErrorBoundary
              resetKey="absences"
              renderFallback={(retry) => <FailedState title={myDayCopy.absencesFailed} onRetry={retry} />}
            >
              <Suspense fallback={null}>
                <AbsencesSection
                  whose="me"
                  availability={day.availability}
                  waiting={shown.counts['open'] ?? 0}
                  state={day}
                />
              </Suspense>
            </ErrorBoundary>
          )}
          {day.today && <SentToday {...day.today} />}
          <footer className={foot}>
            <p className={wideOnly}>
              <kbd className={keyClass}>J</kbd> <kbd className={keyClass}>K</kbd> {copy.onList}{' '}
              <kbd className={keyClass}>Enter</kbd> {copy.opens} <kbd className={keyClass}>?</kbd>{' '}
              {copy.allKeys}
            </p>
            <p>{copy.refreshed(formatTime(shown.now))}</p>
            {shown.unreadable > 0 && <p role="alert">{copy.unreadable(shown.unreadable)}</p>}
            {person.role === 'specialist' && <p>{copy.onlyMine}</p>}
          </footer>
        </>
      )}
    </InsidePage>
  );
}
