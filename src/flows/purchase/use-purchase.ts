import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useActorRef } from '@xstate/react';
import type { PurchaseInput } from '#machines/purchase.machine.ts';
import { storedDraft } from '#browser/order-draft.ts';
import { afterPaint } from '#browser/after-paint.ts';
import { onPageRestored } from '#browser/page-restore.ts';
import { randomUuid } from '#browser/random-uuid.ts';
import { forgetCustomer, remembersCustomer, storedCustomer } from '#browser/remembered-customer.ts';
import { forgetUnfinished } from '#browser/unfinished-order.ts';
import type { ItemList } from '#browser/shopping-events.ts';
import { importWithRetry } from '#islands/import-with-retry.ts';
import { subscribeWithLazyListener } from '#islands/subscribe-with-lazy-listener.ts';
import type { Catalogue, Fairy } from '#domain/catalogue.ts';
import { keepCustomer } from './keep-customer.ts';
import { keepDraft } from './keep-draft.ts';
import { providePurchase } from './provide-purchase.ts';
import type { PurchaseActor, PurchaseEnvironment } from './purchase-effects.ts';
import { toOffers } from './purchase-input.ts';
import type { ChartOrder } from './purchase-ports.ts';
import { useShop } from '#page/shop.tsx';
import { useLatest } from './use-latest.ts';
import { useShopApi } from '#page/use-shop-api.ts';

export interface PurchaseSetup extends Pick<PurchaseEnvironment, 'orderAddress' | 'reload' | 'showChoice'> {
  /** Read at the first render only. */
  input: PurchaseInput;
  catalogue: Catalogue;
  /** The item list's id and name in analytics; always the same object. */
  list: ItemList;
  /** Returns the additional data of an order for a birth chart (BH-5). */
  chartOrder?: (() => ChartOrder) | undefined;
  /** Returns the initial values by field name; defaults to those stored on this device. */
  recall?: (() => Record<string, string>) | undefined;
}

/** What this tab keeps of the page's order; the server knows of no tab. */
const draftHere = () => (typeof window === 'undefined' ? undefined : storedDraft(window.location.pathname));

/** Starts a purchase machine connected to API, page and storage (OP-*, OF-*, BH-5). */
export function usePurchase(setup: PurchaseSetup): PurchaseActor {
  const { input, catalogue, list } = setup;
  const shop = useShop();
  const { config } = shop;
  const api = useShopApi();

  const latest = useLatest(setup);
  const [visitId] = useState(randomUuid);
  const [seen] = useState(() => new Map<string, Fairy>());
  useLayoutEffect(() => catalogue.fairies.forEach((fairy) => seen.set(fairy.id, fairy)), [catalogue, seen]);

  const recalled = useCallback(() => (latest().recall ?? storedCustomer)(), [latest]);

  const machine = useMemo(
    () =>
      providePurchase(async () => {
        const { purchasePorts } = await import('./purchase-ports.ts');
        return purchasePorts({
          api,
          visitId,
          sendsIdempotencyKey: config.sendsIdempotencyKey,
          shopAddress: () => window.location,
          chartOrder: () => latest().chartOrder?.(),
        });
      }),
    [api, config, latest, visitId],
  );
  const [firstInput] = useState(() => ({ ...input, draft: draftHere() }));
  const actor = useActorRef(machine, { input: firstInput });

  // Layout effects run during hydration, before the customer can press anything; the actor starts a moment later
  // (useActorRef). So the listener is subscribed before any press, and the page's own events are sent first.
  useLayoutEffect(() => {
    const environment: PurchaseEnvironment = {
      shop,
      orderAddress: () => latest().orderAddress?.(),
      reload: () => latest().reload(),
      showChoice: (choice, how) => latest().showChoice(choice, how),
      // Includes specialists who have left the catalogue.
      findFairy: (id) => (id === undefined ? undefined : seen.get(id)),
      findProduct: (id) => latest().catalogue.products.find((product) => product.id === id),
      leaveFor: (paymentLink) => window.location.assign(paymentLink),
    };
    // These run at once, without loading code: a press may leave the page, and going back right after a choice must
    // lead to the page before it.
    const atOnce = [
      actor.on('choice.changed', (choice) => latest().showChoice(choice)),
      actor.on('choice.mended', (choice) => latest().showChoice(choice, { isMended: true })),
      actor.on('customer.forgotten', () => {
        forgetCustomer();
        forgetUnfinished();
      }),
      {
        unsubscribe: keepCustomer(actor, {
          recalled: recalled(),
          isAllowed: () => !shop.config.asksToRemember || remembersCustomer(),
        }),
      },
      { unsubscribe: keepDraft(actor, window.location.pathname) },
    ];
    const unsubscribe = subscribeWithLazyListener(actor, async () => {
      await new Promise<void>(afterPaint);
      return (await import('./purchase-effects.ts')).purchaseListener(actor, environment);
    });
    return () => {
      atOnce.forEach((subscription) => subscription.unsubscribe());
      unsubscribe();
    };
  }, [actor, shop, latest, seen, recalled]);

  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    void importWithRetry(() => import('./purchase-analytics.ts')).then(({ trackPurchase }) => {
      if (!isGone) stop = trackPurchase(actor, list, () => latest().catalogue);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [actor, list, latest]);

  useLayoutEffect(() => {
    actor.send({ type: 'customer.recall', values: recalled() });
  }, [actor, recalled]);
  useLayoutEffect(
    () => actor.send({ type: 'catalogue.receive', ...toOffers(catalogue) }),
    [actor, catalogue],
  );
  useEffect(() => onPageRestored(() => actor.send({ type: 'page.restore' })), [actor]);
  return actor;
}
