import { unwrap } from '#desk/api/desk-client.ts';
import { LoadedPage } from '#desk/frame/loaded-page.tsx';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { EmptyState } from '#desk/ui/empty-state.tsx';
import NotSelling from '#desk/opening/not-selling.tsx';
import { pricesCopy as copy } from './prices-copy.ts';
import { PricesFlow } from './prices-flow.tsx';

const heading = <PageHead title={copy.title} />;

/** Page of all prices, for owners. */
export default function PricesPage() {
  const { client } = useDesk();
  return (
    <LoadedPage
      load={() => unwrap(client.GET('/prices'))}
      id="prices"
      title={copy.title}
      words={copy}
      heading={heading}
    >
      {(list) =>
        list.fairies.length > 0 && list.products.length > 0 ? (
          <PricesFlow list={list} />
        ) : (
          <InsidePage title={copy.title}>
            {heading}
            <NotSelling />
            <EmptyState title={copy.empty} text={copy.emptyText} />
          </InsidePage>
        )
      }
    </LoadedPage>
  );
}
