import { useSearchParams } from 'react-router-dom';
import { AS_FILE, unwrap } from '#desk/api/desk-client.ts';
import { BookBeside } from './book-beside.tsx';
import { BookSums } from './book-sums.tsx';
import { BookTable } from './book-table.tsx';
import { WaitingInvoices } from './waiting-invoices.tsx';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { EmptyState } from '#desk/ui/empty-state.tsx';
import { Notice } from '#desk/ui/notice.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { saveFile } from '#desk/browser/save-file.ts';
import { booksCopy as copy } from './books-copy.ts';
import { isMonth } from './month.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { shopDate } from '#domain/shop-day.ts';
import { BooksTabs } from './books-tabs.tsx';
import { MonthLinks } from './month-links.tsx';
import { muted, wideOnly } from '#styles/desk/base.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { useAction } from '#desk/frame/use-action.ts';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useFreshLoad } from '#desk/frame/use-load.ts';
import { useNow } from '#desk/frame/use-now.ts';

/** Page of a month of the books, for owners. */
export default function BooksPage() {
  const { client } = useDesk();
  const now = useNow();
  const [search] = useSearchParams();
  const wanted = search.get('miesiac') ?? '';
  const month = isMonth(wanted) ? wanted : shopDate(new Date(now)).slice(0, 7);
  const { loaded, reload } = useFreshLoad(
    () => unwrap(client.GET('/books/{month}', { params: { path: { month } } })),
    month,
  );
  const { busy, outcome, run } = useAction({
    done: copy.downloaded,
    cancelled: copy.downloadCancelled,
    failed: copy.downloadFailed,
  });
  const { data } = loaded;

  const download = () =>
    run('download', async () =>
      saveFile(
        await unwrap(client.POST('/books/{month}/csv', { params: { path: { month } }, ...AS_FILE })),
        `ksiegowosc-${month}.csv`,
      ),
    );
  const count = data?.sums.reduce((sum, one) => sum + one.count, 0) ?? 0;

  return (
    <InsidePage title={copy.title}>
      <PageHead title={copy.title}>
        {count > 0 && (
          <div className={wideOnly}>
            <DeskButton
              kind="ghost"
              icon="download"
              pending={busy !== undefined}
              onPress={() => void download()}
            >
              {copy.download}
            </DeskButton>
          </div>
        )}
      </PageHead>
      <BooksTabs current="books" />
      <p className={muted}>{copy.lead}</p>
      <MonthLinks label={copy.months} path={DESK_PAGES.books.path} month={month} span={data} />
      <OutcomeStatus outcome={outcome} />
      <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
        {(books) => (
          <>
            <WaitingInvoices {...books} />
            {count === 0 ? (
              <EmptyState
                title={copy.empty}
                text={copy.emptyText[books.month === books.current ? 'running' : 'over']}
              />
            ) : (
              <>
                {books.month === books.current && <Notice kind="info">{copy.running}</Notice>}
                <BookSums sums={books.sums} />
                <BookBeside {...books} />
                <p className={muted}>
                  {count > books.entries.length ? copy.more(books.entries.length, count) : copy.count(count)}
                </p>
                <BookTable entries={books.entries} now={now} />
              </>
            )}
          </>
        )}
      </LoadedSection>
    </InsidePage>
  );
}
