import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { shownText } from '#machines/edit.machine.ts';
import { AddressFilters } from '#desk/ui/address-filters.tsx';
import { EditConflicts } from '#desk/frame/edit/edit-conflicts.tsx';
import { EmptyState } from '#desk/ui/empty-state.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import type { PriceCellView } from './price-cell.tsx';
import { PriceMatrix } from './price-matrix.tsx';
import { PRICE_FILTERS, priceOrOff, pricesCopy as copy, type PriceFilter } from './prices-copy.ts';
import { readTypedPrice, tidyPrice } from '#desk/domain/typed-price.ts';
import type { PriceList } from '#desk/domain/wire.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { deskButtonClass } from '#styles/desk/button.css.ts';
import { muted } from '#styles/desk/base.css.ts';
import { useDesk } from '#desk/frame/desk-context.tsx';
import { EditBar, hasSaveBar } from '#desk/frame/edit/edit-bar.tsx';
import { GoneNotice } from '#desk/frame/edit/gone-notice.tsx';
import { useEdit } from '#desk/frame/edit/use-edit.ts';
import { InsidePage } from '#desk/frame/inside-page.tsx';
import { PageHead } from '#desk/frame/page-head.tsx';
import NotSelling from '#desk/opening/not-selling.tsx';
import { PriceDetailSection } from './price-detail-section.tsx';
import { problemOf, providePrices } from './prices-ports.ts';
import { fieldOf, idsOf, pricesIn, toStored } from './prices-view.ts';

const FILTERS = Object.keys(PRICE_FILTERS) as PriceFilter[];
const isPrice = (price: ReturnType<typeof readTypedPrice>) => typeof price === 'number';

/** All prices, edited in place and saved together. */
export function PricesFlow({ list }: { list: PriceList }) {
  const { client } = useDesk();
  const stored = useMemo(() => toStored(list.prices), [list]);
  const actor = useEdit(() => providePrices(client), stored);
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const { fairies, products } = list;
  const [search] = useSearchParams();
  const filter = FILTERS.find((one) => one === search.get('stan'));
  // What is typed stays in sight until it is saved, whatever is shown.
  const shownFields =
    filter &&
    new Set([
      ...pricesIn(list, filter).map(({ fairyId, productId }) => fieldOf(fairyId, productId)),
      ...Object.keys(context.typed),
    ]);
  const [chosen, setChosen] = useState(fairies[0]?.id ?? '');
  const known = new Map(list.prices.map((price) => [fieldOf(price.fairyId, price.productId), price]));
  const nameOf = (field: string) => {
    const { fairyId, productId } = idsOf(field);
    const fairy = fairies.find(({ id }) => id === fairyId)?.name ?? '';
    return copy.cell(fairy, products.find(({ id }) => id === productId)?.title ?? '');
  };

  useEffect(() => {
    const subscription = actor.on('problems.found', ({ names: [first] }) => {
      if (first === undefined) return;
      setChosen(idsOf(first).fairyId);
      setTimeout(() => document.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus());
    });
    return () => subscription.unsubscribe();
  }, [actor]);

  const change = (name: string, text: string) => {
    if (text !== shownText(actor.getSnapshot().context, name))
      actor.send({ type: 'field.change', name, text, problem: problemOf(text) });
  };
  const cellOf = (fairyId: string, productId: string): PriceCellView => {
    const name = fieldOf(fairyId, productId);
    const price = known.get(name);
    const isDisputed = context.disputed.includes(name);
    return {
      name,
      label: nameOf(name),
      text: shownText(context, name),
      state: isDisputed ? 'conflict' : name in context.typed ? 'dirty' : undefined,
      problem: context.problems[name],
      before: price?.isOnSale ? price.price : null,
      lastPrice: price && !price.isOnSale ? price.price : undefined,
      lowest: price?.lowest ?? null,
    };
  };
  const moves = Object.entries(context.typed).map(
    ([name, text]) => [readTypedPrice(context.stored.values[name] ?? ''), readTypedPrice(text)] as const,
  );
  const both = moves.filter(([was, is]) => isPrice(was) && isPrice(is));
  const what = copy.what(
    moves.length,
    both.filter(([was, is]) => Number(is) < Number(was)).length,
    both.filter(([was, is]) => Number(is) > Number(was)).length,
  );

  return (
    <InsidePage title={copy.title} dockHidden={hasSaveBar(snapshot)}>
      <PageHead title={copy.title}>
        <AddressFilters
          label={copy.filters}
          filters={[undefined, ...FILTERS].map((one) => ({
            name: one ? PRICE_FILTERS[one] : copy.all,
            to: one ? `${DESK_PAGES.prices.path}?stan=${one}` : DESK_PAGES.prices.path,
            count: pricesIn(list, one).length,
            isCurrent: one === filter,
          }))}
        />
      </PageHead>
      <p className={muted}>{copy.lead}</p>
      <NotSelling />
      <GoneNotice actor={actor} title={copy.gone} />
      {snapshot.hasTag('conflict') && (
        <EditConflicts
          title={copy.conflictTitle}
          conflicts={context.disputed.map((name) => ({
            name,
            label: nameOf(name),
            keep: copy.keepPrice(priceOrOff(context.typed[name] ?? '')),
            take: copy.takePrice(priceOrOff(context.stored.values[name] ?? '')),
          }))}
          onKeep={(name) => actor.send({ type: 'mine.keep', name })}
          onTake={(name) => actor.send({ type: 'theirs.take', name })}
        />
      )}
      {filter && shownFields?.size === 0 && (
        <EmptyState title={copy.nothing[filter]} text={copy.nothingText}>
          <MenuLink to={DESK_PAGES.prices.path} className={deskButtonClass.ghost}>
            {copy.showAll}
          </MenuLink>
        </EmptyState>
      )}
      {shownFields?.size !== 0 && (
        <PriceMatrix
          list={list}
          shownFields={shownFields}
          chosen={chosen}
          onChoose={setChosen}
          cellOf={cellOf}
          isReadOnly={snapshot.hasTag('gone')}
          onType={change}
          onTidy={(name) => change(name, tidyPrice(shownText(context, name)))}
          onUndo={(name) => change(name, context.stored.values[name] ?? '')}
          renderDetail={(cell) => (
            <PriceDetailSection
              cell={cell}
              price={known.get(cell.name)}
              onUndo={
                snapshot.hasTag('gone')
                  ? undefined
                  : () => change(cell.name, context.stored.values[cell.name] ?? '')
              }
            />
          )}
        />
      )}
      <EditBar actor={actor} words={copy.save} discardWords={copy.discard} what={what} />
    </InsidePage>
  );
}
