import { unwrap } from '#desk/api/desk-client.ts';
import { EmptyState } from '#desk/ui/empty-state.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { OutcomeStatus } from '#desk/ui/outcome-status.tsx';
import { SpecialistList } from './specialist-list.tsx';
import { orderingCopy } from '#desk/ordering/ordering-copy.ts';
import { specialistsCopy as copy } from './specialists-copy.ts';
import { placed } from '#desk/domain/shop-order.ts';
import type { Specialist } from '#desk/domain/wire.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { muted } from '#styles/desk/base.css.ts';
import { deskButtonClass } from '#styles/desk/button.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import { LoadedSection } from '#desk/frame/loaded-page.tsx';
import { useFreshLoad } from '#desk/frame/use-load.ts';
import { useOrdering } from '#desk/ordering/use-ordering.ts';

const idsOf = (all: readonly Specialist[]) => all.map(({ id }) => id);
const inShop = (all: readonly Specialist[]) => all.filter(({ isArchived }) => !isArchived);

/** Page of all specialists in the shop's order, for owners. */
export default function SpecialistsPage() {
  const { client } = useDesk();
  const { loaded, reload } = useFreshLoad(() => unwrap(client.GET('/specialists')), 'specialists');
  const { shown, outcome, order, interrupted } = useOrdering(loaded.data, reload, (seen, wanted) =>
    unwrap(client.PUT('/specialists/order', { body: { seen: idsOf(seen), order: idsOf(wanted) } })),
  );
  const move = (all: readonly Specialist[], { id, fields }: Specialist, place: number) => {
    const wanted = placed(all, inShop(all), id, place);
    order(wanted, orderingCopy.moved(fields.name, place + 1, inShop(all).length));
  };

  return (
    <InsidePage title={copy.title}>
      <PageHead title={copy.title}>
        <MenuLink to={DESK_PAGES.newSpecialist.path} className={deskButtonClass.primary}>
          {copy.add}
        </MenuLink>
      </PageHead>
      <p className={muted}>{copy.lead}</p>
      <OutcomeStatus outcome={outcome} />
      <LoadedSection loaded={loaded} words={copy} onRetry={reload}>
        {() =>
          shown &&
          (shown.length === 0 ? (
            <EmptyState title={copy.empty} text={copy.emptyText} />
          ) : (
            <SpecialistList
              specialists={shown}
              onPlace={(specialist, place) => move(shown, specialist, place)}
              onInterrupt={interrupted}
            />
          ))
        }
      </LoadedSection>
    </InsidePage>
  );
}
