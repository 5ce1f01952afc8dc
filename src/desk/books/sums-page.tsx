import { useSearchParams } from 'react-router-dom';
import { formatPrice } from '#copy/site/format.ts';
import { unwrap } from '#desk/api/desk-client.ts';
import type { Sums } from '#desk/domain/wire.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { useFreshLoad } from '#desk/frame/use-load.ts';
import { useNow } from '#desk/frame/use-now.ts';
import { AddressFilters } from '#desk/ui/address-filters.tsx';
import { EmptyState } from '#desk/ui/empty-state.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { PageLinks } from '#desk/ui/page-links.tsx';
import { CURRENCY } from '#domain/shop-constants.ts';
import { shopDate } from '#domain/shop-day.ts';
import { muted } from '#styles/desk/base.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { movedAmount, monthName } from './books-copy.ts';
import { BooksTabs } from './books-tabs.tsx';
import * as s from './books.late.css.ts';
import { adjacentPeriod, readSumsView, SUMS_BY, sumsAddress, type SumsView } from './sums-address.ts';
import { sumsCopy as copy } from './sums-copy.ts';
import { SumsTable } from './sums-table.tsx';

const nameOf = (period: string) => (period.length === 4 ? copy.year(period) : monthName(period));

/** The period that is shown, between its neighbours as far as there are movements, and the longer ones. */
function Periods({ view, span }: { view: SumsView; span: Pick<Sums, 'first' | 'current'> | undefined }) {
  const { period, by } = view;
  if (period === undefined)
    return (
      <nav className={s.months} aria-label={copy.period}>
        <h2>{copy.allYears}</h2>
      </nav>
    );
  const to = (wanted: string | undefined) => sumsAddress({ period: wanted, by });
  const [before, after] = [adjacentPeriod(period, -1), adjacentPeriod(period, 1)];
  const cut = (month: string) => month.slice(0, period.length);
  return (
    <nav className={s.months} aria-label={copy.period}>
      <MenuLink to={to(undefined)}>{copy.allYears}</MenuLink>
      {period.length > 4 && <MenuLink to={to(period.slice(0, 4))}>{copy.year(period.slice(0, 4))}</MenuLink>}
      {span && before >= cut(span.first) && <MenuLink to={to(before)}>{nameOf(before)}</MenuLink>}
      <h2>{nameOf(period)}</h2>
      {span && after <= cut(span.current) && <MenuLink to={to(after)}>{nameOf(after)}</MenuLink>}
    </nav>
  );
}

/** What a period brought in all, beside the year before. */
function Total({ total: { now, before }, isBeside }: { total: Sums['total']; isBeside: boolean }) {
  const lines = [
    [copy.sales, movedAmount(now.sales, CURRENCY), movedAmount(before.sales, CURRENCY)],
    [copy.back, movedAmount(now.back, CURRENCY), movedAmount(before.back, CURRENCY)],
    [copy.columns.givenAway, formatPrice(now.givenAway), formatPrice(before.givenAway)],
    [
      copy.buyersTitle,
      copy.buyers(now.newcomers, now.returning),
      copy.buyers(before.newcomers, before.returning),
    ],
    [copy.columns.total, movedAmount(now.total, CURRENCY), movedAmount(before.total, CURRENCY)],
  ];
  return (
    <section className={panel} aria-label={copy.total}>
      <dl className={s.sums}>
        {lines.map(([name, amount = '', earlier = '']) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span>{amount}</span> {isBeside && <small>{copy.beside(earlier)}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Page of the sums by time, specialist, service and coupon, for owners. */
export default function SumsPage() {
  const { client } = useDesk();
  const now = useNow();
  const [search] = useSearchParams();
  const view = readSumsView(search, shopDate(new Date(now)));
  const { period, by, after } = view;
  const query = { by, ...(period !== undefined && { period }), ...(after !== undefined && { after }) };
  const { loaded, reload } = useFreshLoad(
    () => unwrap(client.GET('/sums', { params: { query } })),
    sumsAddress(view),
  );
  return (
    <InsidePage title={copy.title}>
      <PageHead title={copy.title} />
      <BooksTabs current="sums" />
      <p className={muted}>{copy.lead}</p>
      <Periods view={view} span={loaded.data} />
      <AddressFilters
        label={copy.groups}
        filters={SUMS_BY.map((one) => ({
          name: copy.by[one],
          to: sumsAddress({ period, by: one }),
          isCurrent: one === by,
        }))}
      />
      <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
        {({ rows, next, total, hasOtherCurrencies }) => (
          <>
            {total.now.count + total.before.count === 0 && rows.length === 0 ? (
              <EmptyState title={copy.empty} text={copy.emptyText} />
            ) : (
              <>
                <Total total={total} isBeside={period !== undefined} />
                <SumsTable view={view} rows={rows} />
                <PageLinks
                  latest={after === undefined ? undefined : sumsAddress({ period, by })}
                  older={next === null ? undefined : sumsAddress({ period, by, after: next })}
                  words={copy}
                />
              </>
            )}
            {hasOtherCurrencies && <p className={muted}>{copy.others}</p>}
          </>
        )}
      </LoadedSection>
    </InsidePage>
  );
}
