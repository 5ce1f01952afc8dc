import { useSearchParams } from 'react-router-dom';
import { AS_FILE, unwrap } from '#desk/api/desk-client.ts';
import { saveFile } from '#desk/browser/save-file.ts';
import { currentOf } from '#desk/api/desk-failure.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { useFreshLoad } from '#desk/frame/use-load.ts';
import { useNow } from '#desk/frame/use-now.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { ColumnHeads } from '#desk/ui/column-heads.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { EmptyState } from '#desk/ui/empty-state.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { CURRENCY } from '#domain/shop-constants.ts';
import { shopDate } from '#domain/shop-day.ts';
import { muted, wideOnly } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { sheet, table } from '#styles/desk/queue.css.ts';
import { movedAmount } from './books-copy.ts';
import { BooksTabs } from './books-tabs.tsx';
import { sums } from './books.late.css.ts';
import { isMonth } from './month.ts';
import { MonthLinks } from './month-links.tsx';
import type { Payouts } from '#desk/domain/wire.ts';
import { must } from '#domain/must.ts';
import { PayoutRow, type ShareToSave } from './payout-row.tsx';
import { payoutsCopy as copy } from './payouts-copy.ts';

type Row = Payouts['rows'][number];

/** Page of what specialists get for a month, for owners. */
export default function PayoutsPage() {
  const { client } = useDesk();
  const now = useNow();
  const [search] = useSearchParams();
  const wanted = search.get('miesiac') ?? '';
  const month = isMonth(wanted) ? wanted : shopDate(new Date(now)).slice(0, 7);
  const params = { path: { month } };
  const { loaded, reload } = useFreshLoad(() => unwrap(client.GET('/payouts/{month}', { params })), month);
  const { busy, isBusy, outcome, run } = useAction({ failed: copy.saveFailed });
  const download = () =>
    run(
      'download',
      async () =>
        saveFile(
          await unwrap(client.POST('/payouts/{month}/csv', { params, ...AS_FILE })),
          `wyplaty-${month}.csv`,
        ),
      { done: copy.downloaded, cancelled: copy.downloadCancelled, failed: copy.downloadFailed },
    );
  const save = async ({ fairyId, name }: Row, { percent, seen, settle, takeNewer }: ShareToSave) => {
    const rowIn = (payouts: Payouts | undefined) => payouts?.rows.find((row) => row.fairyId === fairyId);
    await run(
      fairyId,
      async () => {
        const path = { month, fairyId };
        const after = await unwrap(
          client.PUT('/payouts/{month}/{fairyId}', { params: { path }, body: { seen, percent } }),
        );
        return settle(must(rowIn(after), 'row of a saved share'));
      },
      {
        done: (isAll) => (isAll ? copy.saved : copy.savedBefore)(name),
        newer(error) {
          const theirs = rowIn(currentOf<'setShare'>(error));
          if (theirs) takeNewer(theirs);
          return copy.newer(theirs?.percent ?? null);
        },
      },
    );
    reload();
  };
  return (
    <InsidePage title={copy.title}>
      <PageHead title={copy.title}>
        <div className={wideOnly}>
          <DeskButton
            kind="ghost"
            icon="download"
            pending={busy === 'download'}
            onPress={() => void download()}
          >
            {copy.download}
          </DeskButton>
        </div>
      </PageHead>
      <BooksTabs current="payouts" />
      <p className={muted}>{copy.lead}</p>
      <MonthLinks label={copy.months} path={DESK_PAGES.payouts.path} month={month} span={loaded.data} />
      <OutcomeStatus outcome={outcome} />
      <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
        {({ rows, due, current }) =>
          rows.length === 0 ? (
            <EmptyState title={copy.empty} text={copy.emptyText} />
          ) : (
            <>
              {month === current && <Notice kind="info">{copy.running}</Notice>}
              <section className={sheet} aria-label={copy.list}>
                <table className={table}>
                  <ColumnHeads names={Object.values(copy.columns)} />
                  <tbody>
                    {rows.map((row) => (
                      <PayoutRow
                        key={row.fairyId}
                        row={row}
                        isBusy={isBusy(row.fairyId)}
                        onSave={(share) => void save(row, share)}
                      />
                    ))}
                  </tbody>
                </table>
              </section>
              <section className={panel} aria-label={copy.due}>
                <dl className={sums}>
                  <div>
                    <dt>{copy.due}</dt>
                    <dd>{movedAmount(due, CURRENCY)}</dd>
                  </div>
                </dl>
              </section>
            </>
          )
        }
      </LoadedSection>
    </InsidePage>
  );
}
