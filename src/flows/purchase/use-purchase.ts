import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useActorRef } from '@xstate/react';
import type { PurchaseInput } from '#machines/purchase.machine.ts';
import { plugPurchase, type ChartOrder } from './purchase-ports.ts';
import { onPageRevived } from '#browser/page-revival.ts';
import { recallCustomer } from '#browser/remembered-customer.ts';
import type { ItemList } from '#browser/shopping-events.ts';
import { importWithRetry } from '#islands/import-with-retry.ts';
import { subscribeWithLazyListener } from '#islands/subscribe-with-lazy-listener.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import type { PurchaseActor, PurchaseWorld } from './purchase-effects.ts';
import { toOffers } from './purchase-input.ts';
import { useShop } from '#page/shop.tsx';
import { useLatest } from './use-latest.ts';
import { useShopApi } from '#page/use-shop-api.ts';

export interface PurchaseSetup extends Pick<PurchaseWorld, 'showChoice' | 'orderAddress'> {
  /** Read once. */
  input: PurchaseInput;
  catalogue: Catalogue;
  /** What analytics calls the things on show; always the same object. */
  list: ItemList;
  /** What an order for a birth chart carries besides (BH-5). */
  chartOrder?: (() => ChartOrder) | undefined;
  /** What is filled in at the start, by field name; what this device remembers, unless said otherwise. */
  recall?: (() => Record<string, string>) | undefined;
}

/** A running purchase, plugged to the shop, the page and the device (OP-*, OF-*, BH-5). */
export function usePurchase(setup: PurchaseSetup): PurchaseActor {
  const { input, catalogue, list } = setup;
  const shop = useShop();
  const { config } = shop;
  const api = useShopApi();

  const latest = useLatest(setup);

  const machine = useMemo(
    () =>
      plugPurchase({
        api,
        visitId: newVisitId(),
        sendsIdempotencyKey: config.sendsIdempotencyKey,
        shopAddress: () => window.location,
        chartOrder: () => latest().chartOrder?.(),
      }),
    [api, config, latest],
  );
  const [firstInput] = useState(input);
  const actor = useActorRef(machine, { input: firstInput });

  // Layout effects run as the page is taken over, before anybody can press on it; the actor starts a moment later
  // (useActorRef). What was pressed meanwhile then finds its listener there, and comes after what the page had to say.
  useLayoutEffect(() => {
    const world: PurchaseWorld = {
      shop,
      showChoice: (choice) => latest().showChoice(choice),
      orderAddress: () => latest().orderAddress(),
      findFairy: (id) => latest().catalogue.fairies.find((fairy) => fairy.id === id),
      leaveFor: (paymentLink) => window.location.assign(paymentLink),
    };
    return subscribeWithLazyListener(actor, async () =>
      (await import('./purchase-effects.ts')).purchaseListener(actor, world),
    );
  }, [actor, shop, latest]);

  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    void importWithRetry(() => import('./purchase-analytics.ts')).then(({ reportShoppingSteps }) => {
      if (!isGone) stop = reportShoppingSteps(actor, list, () => latest().catalogue);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [actor, list, latest]);

  useLayoutEffect(() => {
    const recall = latest().recall ?? recallCustomer;
    actor.send({ type: 'customer.recall', values: recall() });
  }, [actor, latest]);
  useLayoutEffect(
    () => actor.send({ type: 'catalogue.receive', ...toOffers(catalogue) }),
    [actor, catalogue],
  );
  useEffect(() => onPageRevived(() => actor.send({ type: 'page.revive' })), [actor]);
  return actor;
}

/** Unguessable enough to tell visits apart; insecure pages (plain http in a local network) have no randomUUID. */
const newVisitId = () =>
  globalThis.crypto.randomUUID?.() ??
  `visit-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
