import { unwrap } from '#desk/api/desk-client.ts';
import { EmptyState } from '#desk/ui/empty-state.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { ServiceList } from './service-list.tsx';
import NotSelling from '#desk/opening/not-selling.tsx';
import { orderingCopy } from '#desk/ordering/ordering-copy.ts';
import { servicesCopy as copy } from './services-copy.ts';
import { inShop, placed } from '#desk/domain/shop-order.ts';
import type { Service } from '#desk/domain/wire.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { readProductType } from '#domain/product-type.ts';
import { deskButtonClass } from '#styles/desk/button.css.ts';
import { muted, stack } from '#styles/desk/base.css.ts';
import { useDesk, useMay } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useFreshLoad } from '#desk/frame/use-load.ts';
import { useOrdering } from '#desk/ordering/use-ordering.ts';

const idsInShop = (services: readonly Service[]) =>
  services.filter(({ isArchived }) => !isArchived).map(({ id }) => id);

/** Page of all services in the shop's order, for owners. */
export default function ServicesPage() {
  const { client } = useDesk();
  const may = useMay();
  const { loaded, reload } = useFreshLoad(() => unwrap(client.GET('/services')), 'services');
  const { shown, outcome, order, interrupted } = useOrdering(loaded.data, reload, (seen, wanted) =>
    unwrap(client.PUT('/services/order', { body: { seen: idsInShop(seen), order: idsInShop(wanted) } })),
  );
  const move = (all: readonly Service[], { id, fields, productType }: Service, place: number) => {
    const type = readProductType(productType);
    if (!type) return;
    const wanted = placed(all, inShop(all, type), id, place);
    order(wanted, orderingCopy.moved(fields.title, place + 1, inShop(all, type).length));
  };

  return (
    <InsidePage title={copy.title}>
      <PageHead title={copy.title}>
        {may('makeService') && (
          <MenuLink to={DESK_PAGES.newService.path} className={deskButtonClass.primary}>
            {copy.make.press}
          </MenuLink>
        )}
      </PageHead>
      <p className={muted}>{copy.lead}</p>
      <NotSelling />
      <OutcomeStatus outcome={outcome} />
      <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
        {() =>
          shown &&
          (shown.length === 0 ? (
            <EmptyState title={copy.empty} text={copy.emptyText} />
          ) : (
            <div className={stack}>
              <ServiceList
                services={shown}
                onPlace={(service, place) => move(shown, service, place)}
                onInterrupt={interrupted}
              />
            </div>
          ))
        }
      </LoadedSection>
    </InsidePage>
  );
}
