import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { DeskIcon } from '#desk/ui/desk-icon.tsx';
import { EmptyState } from '#desk/ui/empty-state.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { OrdersSearch, OrderStates, type Narrowing } from './orders-filters.tsx';
import { OrdersTable } from './orders-table.tsx';
import { unwrap } from '#desk/api/desk-client.ts';
import { readOrders } from './read-orders.ts';
import { ORDER_FILTER_NAME, orderListCopy as copy } from './order-list-copy.ts';
import type { OrderList } from '#desk/domain/wire.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { deskButtonClass } from '#styles/desk/button.css.ts';
import { key as keyClass, stack, wideOnly } from '#styles/desk/base.css.ts';
import { busy, pages } from '#styles/desk/orders.css.ts';
import { foot, updates as updatesBar } from '#styles/desk/queue.css.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { MissingPage } from '#desk/frame/missing-page.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useAddressText } from '#desk/ui/use-address-text.ts';
import { useLastData, useLoad } from '#desk/frame/use-load.ts';
import { useNow } from '#desk/frame/use-now.ts';
import { useRows } from '#desk/frame/use-rows.ts';
import { useShortcuts } from '#desk/frame/use-shortcuts.ts';
import { ExportButton } from './export-button.tsx';
import { readAddress, toAddress, toQuery, type OrdersAddress } from './orders-address.ts';

/** Words of what a list is filtered by. */
function filterWords(address: OrdersAddress, list: OrderList): string {
  const named = (choices: OrderList['fairies'], id: string | undefined) =>
    choices.find((choice) => choice.id === id)?.name;
  return [
    address.text && `„${address.text}”`,
    address.state && ORDER_FILTER_NAME[address.state].toLowerCase(),
    named(list.products, address.productId),
    named(list.fairies, address.fairyId),
    address.period && copy.periods[address.period as keyof typeof copy.periods].toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Page of all orders. Filters, sort and place are in the address, so that both Backs lead to the same list. */
export default function OrdersPage() {
  const { client, person, updates } = useDesk();
  const may = useMay();
  const now = useNow();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const location = useLocation();
  const address = readAddress(search, location.state);
  const [seenUpdates, setSeenUpdates] = useState(updates);
  const query = toQuery(address, now);
  const { loaded, reload } = useLoad(async () => {
    const { rows, ...rest } = await unwrap(client.POST('/orders/list', { body: query }));
    return { ...rest, rows: readOrders(rows) };
  }, JSON.stringify(query));
  // What was shown stays while another list is on its way.
  const last = useLastData(loaded);
  const list = loaded.status === 'failed' ? undefined : last;
  const isWhole = may('exportOrders');

  const linkTo = (change: Partial<OrdersAddress>) =>
    toAddress({ ...address, after: undefined, before: undefined, ...change });
  const go = (change: Partial<OrdersAddress>, replace: boolean) => {
    const { to, state } = linkTo(change);
    void navigate(to, { state, replace });
  };

  const [text, type] = useAddressText(address.text, (typed) => go({ text: typed }, true));
  const narrow = ({ text: typed, ...change }: Partial<Narrowing>) =>
    typed === undefined ? go(change, true) : type(typed);

  const { current, keys } = useRows(list?.rows.flatMap(({ orderId, order }) => (order ? [orderId] : [])));
  const turn = (place: Partial<OrdersAddress>, to: number | null | undefined) =>
    to !== null && to !== undefined && go(place, false);
  const showUpdates = () => {
    setSeenUpdates(updates);
    reload();
  };
  useShortcuts({
    ...keys,
    u: showUpdates,
    '/': () => document.querySelector<HTMLElement>('#szukaj')?.focus(),
    f: () => document.querySelector<HTMLElement>('#filtry select')?.focus(),
    '[': () => turn({ before: list?.previous ?? undefined }, list?.previous),
    ']': () => turn({ after: list?.next ?? undefined }, list?.next),
  });

  if (loaded.status === 'missing') return <MissingPage />;
  const title = person.role === 'owner' ? DESK_PAGES.orders.title : DESK_PAGES.orders.mine;
  const count = list?.counts[address.state ?? 'all'] ?? 0;
  const words = list && filterWords(address, list);
  const isLoading = loaded.status === 'loading' && list !== undefined;
  return (
    <InsidePage title={title}>
      <PageHead title={title}>
        {list && isWhole && count > 0 && <ExportButton query={query} count={count} />}
      </PageHead>
      <OrdersSearch
        {...address}
        text={text}
        products={list?.products ?? []}
        fairies={list?.fairies ?? []}
        isMine={!isWhole}
        onChange={narrow}
      />
      {(loaded.status === 'failed' || !list) && (
        <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
          {() => null}
        </LoadedSection>
      )}
      {list && (
        <div className={isLoading ? `${stack} ${busy}` : stack} aria-busy={isLoading}>
          <OrderStates counts={list.counts} state={address.state} linkTo={(state) => linkTo({ state })} />
          {updates !== seenUpdates && (
            <button type="button" className={updatesBar} onClick={showUpdates}>
              <DeskIcon name="refresh" size={18} />
              {copy.changed}
            </button>
          )}
          {list.rows.length > 0 ? (
            <OrdersTable
              rows={list.rows}
              now={now}
              sort={address.sort}
              isWhole={isWhole}
              current={current}
              linkTo={(sort) => linkTo({ sort })}
            />
          ) : words === '' ? (
            <EmptyState title={copy.emptyTitle} text={copy.emptyText} art="candle" />
          ) : (
            <EmptyState title={copy.nothingTitle} text={copy.nothingText(words ?? '')}>
              <MenuLink to={DESK_PAGES.orders.path} className={deskButtonClass.ghost}>
                {copy.showAll}
              </MenuLink>
            </EmptyState>
          )}
          <footer className={foot}>
            <p>
              <span role="status">
                {isLoading ? copy.loading : copy.shown(list.rows.length, count, copy.sort[address.sort])}
              </span>{' '}
              <span className={wideOnly}>
                <kbd className={keyClass}>[</kbd> <kbd className={keyClass}>]</kbd> {copy.pageKeys}
              </span>
            </p>
            {!isWhole && <p>{copy.onlyMine}</p>}
            <nav className={pages} aria-label={copy.pages}>
              {list.previous !== null && (
                <MenuLink {...linkTo({ before: list.previous })} className={deskButtonClass.ghost}>
                  <DeskIcon name="chevron-left" size={18} />
                  {copy.newer}
                </MenuLink>
              )}
              {list.next !== null && (
                <MenuLink {...linkTo({ after: list.next })} className={deskButtonClass.ghost}>
                  {copy.older}
                  <DeskIcon name="chevron-right" size={18} />
                </MenuLink>
              )}
            </nav>
          </footer>
        </div>
      )}
    </InsidePage>
  );
}
