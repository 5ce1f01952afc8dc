import { lazy, Suspense, useEffect, useLayoutEffect, useMemo } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { plugBirthHoroscope } from './birth-horoscope-ports.ts';
import { keepBirthDetails, keptBirthDetails, rememberedBirthDetails } from '#browser/birth-details.ts';
import { BirthScreen, loadChartScreen } from './birth-screen.tsx';
import { birthListener } from './birth-horoscope-effects.ts';
import { useShop } from '#page/shop.tsx';
import { usePlaceSuggestions } from './use-place-suggestions.ts';
import { useShopApi } from '#page/use-shop-api.ts';

const BirthPurchase = lazy(async () => ({ default: (await import('./birth-purchase.tsx')).BirthPurchase }));

/** The birth horoscope section (BH-*), its machine plugged to the shop, the page and the tab. */
export function BirthHoroscope() {
  const shop = useShop();
  const api = useShopApi();
  const machine = useMemo(() => plugBirthHoroscope(api), [api]);
  const actor = useActorRef(machine);
  const { places, search } = usePlaceSuggestions(api);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isBuying = useSelector(actor, (snapshot) => snapshot.hasTag('buying'));

  // Layout effects: done before anybody can press on the page that is being taken over, as in usePurchase.
  useLayoutEffect(() => {
    const heard = actor.on('*', birthListener(actor, shop, search));
    return () => heard.unsubscribe();
  }, [actor, shop, search]);

  useLayoutEffect(() => {
    actor.send({ type: 'details.recall', ...keptBirthDetails() });
    actor.send({ type: 'details.recall', ...rememberedBirthDetails() });
    // Also in the middle of a field: by the browser's back button or a new address.
    const keep = () => {
      const { context } = actor.getSnapshot();
      keepBirthDetails({ values: context.values, timeUnknown: context.timeUnknown });
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [actor]);

  useEffect(() => {
    if (isBusy) void loadChartScreen();
  }, [isBusy]);

  return (
    <BirthScreen
      actor={actor}
      places={places}
      onSearchPlaces={search}
      onSave={(kind) =>
        void import('./drawn-chart.ts').then(({ saveDrawnChart }) => saveDrawnChart(kind, shop))
      }
      onPrint={() => window.print()}
      purchase={
        isBuying && (
          <Suspense fallback={null}>
            <BirthPurchase actor={actor} />
          </Suspense>
        )
      }
    />
  );
}
