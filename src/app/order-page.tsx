import { useEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useActorRef } from '@xstate/react';
import { plugPurchase } from '#actors/purchase.ts';
import { onPageRevived } from '#browser/page-revival.ts';
import { recallCustomer } from '#browser/remembered-customer.ts';
import { SERVICE_COPY } from '#copy/services.ts';
import { OrderScreen } from '#screens/order-screen.tsx';
import { hearLater } from './hear-later.ts';
import type { PurchaseWorld } from './purchase-effects.ts';
import { toOffers, toPurchaseInput } from './purchase-input.ts';
import type { PageProps } from './routes.ts';
import { SERVICE_PAGES } from './service-pages.ts';
import { useShop } from './shop.tsx';
import { useShopApi } from './use-shop-api.ts';
import { useCatalogue } from './use-catalogue.ts';

/** The address names the choice, so that back, reload and a shared link keep the step (OP-10). */
const VARIANT = 'wariant';
const FAIRY = 'wrozka';

/** One order page: plugs the purchase machine to the world and shows the order screen. */
export default function OrderPage({ route, data }: PageProps) {
  const service = route.service ?? SERVICE_PAGES.tarot;
  const shop = useShop();
  const { config } = shop;
  const api = useShopApi();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { catalogue, status, reload } = useCatalogue(service, data.catalogue);

  const machine = useMemo(
    () =>
      plugPurchase({
        api,
        visitId: newVisitId(),
        sendsIdempotencyKey: config.sendsIdempotencyKey,
        shopAddress: () => window.location,
      }),
    [api, config],
  );
  const input = useRef(toPurchaseInput(service, catalogue));
  const actor = useActorRef(machine, { input: input.current });

  const latest = useRef({ catalogue, navigate });
  useEffect(() => {
    latest.current = { catalogue, navigate };
  });

  useEffect(() => {
    const world: PurchaseWorld = {
      shop,
      showChoice: ({ variantId, fairyId }) => {
        const choice = new URLSearchParams(window.location.search);
        for (const [name, id] of [[VARIANT, variantId], [FAIRY, fairyId]] as const) {
          if (id === undefined) choice.delete(name);
          else choice.set(name, id);
        }
        latest.current.navigate({ search: choice.toString() }, { preventScrollReset: true });
      },
      findFairy: (id) => latest.current.catalogue.fairies.find((fairy) => fairy.id === id),
      leaveFor: (paymentLink) => window.location.assign(paymentLink),
    };
    return hearLater(actor, async () => (await import('./purchase-effects.ts')).purchaseListener(actor, world));
  }, [actor, shop]);

  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    void import('./shopping-steps.ts').then(({ reportShoppingSteps }) => {
      const list = { id: service.key, name: SERVICE_COPY[service.key].title };
      if (!isGone) stop = reportShoppingSteps(actor, list, () => latest.current.catalogue);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [actor, service]);

  useEffect(() => actor.send({ type: 'customer.recall', values: recallCustomer() }), [actor]);
  useEffect(() => onPageRevived(() => actor.send({ type: 'page.revive' })), [actor]);
  useEffect(() => actor.send({ type: 'catalogue.receive', ...toOffers(catalogue) }), [actor, catalogue]);

  const variantId = search.get(VARIANT) ?? undefined;
  const fairyId = search.get(FAIRY) ?? undefined;
  useEffect(() => actor.send({ type: 'address.read', variantId, fairyId }), [actor, variantId, fairyId]);

  return (
    <OrderScreen
      actor={actor}
      serviceKey={service.key}
      texts={data.texts}
      catalogue={catalogue}
      status={status}
      onReload={reload}
    />
  );
}

/** Unguessable enough to tell visits apart; insecure pages (plain http in a local network) have no randomUUID. */
const newVisitId = () =>
  globalThis.crypto.randomUUID?.() ?? `visit-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
