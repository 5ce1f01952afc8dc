import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { afterPaint } from '#browser/after-paint.ts';
import { onHistoryStep } from '#browser/history-step.ts';
import { SERVICE_COPY } from '#copy/purchase/services.ts';
import { OrderScreen } from './order-screen.tsx';
import { toPurchaseInput } from './purchase-input.ts';
import { choiceIn, FAIRY, VARIANT } from './choice-params.ts';
import { SpecialistHead } from './specialist-head.ts';
import type { PageProps } from '#page/route.ts';
import { SERVICE_PAGES } from '#page/service-pages.ts';
import { useShop } from '#page/shop.tsx';
import { useArrivalAtStep } from './use-arrival-at-step.ts';
import { useCatalogue } from './use-catalogue.ts';
import { useIsChoosing } from './use-is-choosing.ts';
import { usePurchase } from './use-purchase.ts';

/** An order page: connects the purchase machine to URL, API and storage, and renders the order screen. */
export default function OrderPage({ route, data }: PageProps) {
  const service = route.service ?? SERVICE_PAGES.tarot;
  const { config } = useShop();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { catalogue, status, reload } = useCatalogue(service.types, data.catalogue);

  // A choice is painted before its address is written. A visitor who has left the page by then must not be brought
  // back.
  const unwritten = useRef<{ cancel: () => void; write: () => void }>(undefined);
  const forgetAddress = useCallback(() => {
    unwritten.current?.cancel();
    unwritten.current = undefined;
  }, []);
  useEffect(() => forgetAddress, [forgetAddress]);
  const list = useMemo(() => ({ id: service.key, name: SERVICE_COPY[service.key].title }), [service]);

  const actor = usePurchase({
    input: toPurchaseInput(service, catalogue, data.consents),
    catalogue,
    list,
    reload,
    showChoice: ({ variantId, fairyId }, { isMended } = { isMended: false }) => {
      const choice = new URLSearchParams(window.location.search);
      for (const [name, id] of [
        [VARIANT, variantId],
        [FAIRY, fairyId],
      ] as const) {
        if (id === undefined) choice.delete(name);
        else choice.set(name, id);
      }
      // The browser restores the places of steps within a visit; a visit that begins arrives at its step.
      window.history.scrollRestoration = 'auto';
      const write = () => {
        unwritten.current = undefined;
        void navigate({ search: choice.toString() }, { preventScrollReset: true, replace: isMended });
      };
      // Two choices before one paint, as when presses wait for the scripts, are two steps of Back.
      const earlier = unwritten.current;
      forgetAddress();
      earlier?.write();
      unwritten.current = { cancel: afterPaint(write), write };
    },
  });

  const { variantId, fairyId } = choiceIn(search);
  // The router renders an address later than the browser navigates, and the customer may press meanwhile. So the
  // machine gets only an address that is rendered and still current. A newer address is sent when it is rendered; one
  // that a choice is about to replace is not sent.
  const tellAddress = useCallback(() => {
    const now = choiceIn();
    if (now.variantId === variantId && now.fairyId === fairyId) actor.send({ type: 'address.read', ...now });
  }, [actor, variantId, fairyId]);
  // Sent before the customer can press (usePurchase): sent later, it would revert a press for a moment.
  useLayoutEffect(() => {
    if (!unwritten.current) tellAddress();
  }, [tellAddress]);
  // Back to the address that is still rendered, before a choice's own is: nothing changes for the effect above.
  useEffect(
    () =>
      onHistoryStep(() => {
        forgetAddress();
        tellAddress();
      }),
    [forgetAddress, tellAddress],
  );

  const [isNamed] = useState((variantId ?? fairyId) !== undefined);
  useArrivalAtStep(actor, isNamed);

  // Prices of a cached page may be a minute old, those of an open page hours. So they are fetched again when the
  // customer begins to choose.
  const isChoosing = useIsChoosing(actor);
  const hasChosen = useRef(false);
  useEffect(() => {
    if (!isChoosing || hasChosen.current) return undefined;
    return afterPaint(() => {
      hasChosen.current = true;
      reload();
    });
  }, [isChoosing, reload]);

  return (
    <>
      <OrderScreen
        actor={actor}
        serviceKey={service.key}
        texts={data.texts}
        catalogue={catalogue}
        status={status}
        onReload={reload}
        closed={data.closed}
      />
      <SpecialistHead actor={actor} fairies={catalogue.fairies} brandName={config.brandName} />
    </>
  );
}
