import { pricesApi } from './prices-api.ts';
import { EmptyState, FailedState, Skeleton } from '#desk/ui/empty-state.tsx';
import { pricesCopy as copy } from './prices-copy.ts';
import { pageHead } from '#styles/desk/shell.css.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { MissingPage } from '#desk/frame/missing-page.tsx';
import { useFreshLoad } from '#desk/frame/use-load.ts';
import { PricesFlow } from './prices-flow.tsx';

/** Page of all prices, for owners. To other roles it does not exist. */
export default function PricesPage() {
  return useMay()('changePrices') ? <LoadedPrices /> : <MissingPage />;
}

/** Loads the prices, and anew with each change that the server tells of. */
function LoadedPrices() {
  const { api } = useDesk();
  const { loaded, reload } = useFreshLoad(() => pricesApi(api.client).listPrices(), 'prices');
  const isEmpty =
    loaded.status === 'ready' && (loaded.data.fairies.length === 0 || loaded.data.products.length === 0);
  if (loaded.status === 'ready' && !isEmpty) return <PricesFlow list={loaded.data} />;
  return (
    <InsidePage title={copy.title}>
      <header className={pageHead}>
        <h1>{copy.title}</h1>
      </header>
      {loaded.status === 'loading' ? (
        <Skeleton label={copy.loading} />
      ) : isEmpty ? (
        <EmptyState title={copy.empty} text={copy.emptyText} />
      ) : (
        <FailedState
          title={copy.failed}
          errorId={loaded.status === 'failed' ? loaded.errorId : undefined}
          onRetry={reload}
        />
      )}
    </InsidePage>
  );
}
