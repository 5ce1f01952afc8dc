import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import { provideBirthHoroscope } from './birth-horoscope-ports.ts';
import {
  rememberedBirthDetails,
  storeBirthDetails,
  storedBirthDetails,
  type BirthDetails,
} from '#browser/birth-details.ts';
import { BirthChartScreen, BirthScreen } from './birth-screen.tsx';
import { birthListener } from './birth-horoscope-effects.ts';
import { SectionError } from '#blocks/section-error.tsx';
import { partFailure } from '#copy/site/errors.ts';
import { ABILITIES } from '#domain/backend.ts';
import type { ClosedShop } from '#domain/texts/closed-shop.ts';
import type { ConsentTexts } from '#domain/consent-texts.ts';
import { ATTEMPTS_WHILE_WAITING, importWithRetry } from '#islands/import-with-retry.ts';
import { lazySection } from '#islands/lazy-section.tsx';
import { useShop } from '#page/shop.tsx';
import { usePlaceSuggestions } from './use-place-suggestions.ts';
import { useShopApi } from '#page/use-shop-api.ts';

const BirthPurchase = lazySection(async () => (await import('./birth-purchase.tsx')).BirthPurchase, {
  renderFailed: (retry, isRetrying) => (
    <SectionError text={partFailure.text} onRetry={retry} pending={isRetrying} />
  ),
});

/** The birth horoscope section (BH-*), with its machine connected to API, page and storage. */
export function BirthHoroscope({
  consents,
  closed,
}: {
  consents?: ConsentTexts | undefined;
  closed?: ClosedShop | undefined;
}) {
  const shop = useShop();
  const api = useShopApi();
  const machine = useMemo(() => provideBirthHoroscope(api), [api]);
  const actor = useActorRef(machine);
  const { places, search } = usePlaceSuggestions(api);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isBuying = useSelector(actor, ({ context }) => context.isBuying);

  // Layout effects run before the visitor can press anything after hydration, as in usePurchase.
  useLayoutEffect(() => {
    const subscriptions = actor.on('*', birthListener(actor, shop, search));
    return () => subscriptions.unsubscribe();
  }, [actor, shop, search]);

  useLayoutEffect(() => {
    actor.send({ type: 'details.recall', ...storedBirthDetails() });
    actor.send({ type: 'details.recall', ...rememberedBirthDetails() });
    // What was kept before is kept, unless she has had it cleared since.
    let kept: BirthDetails | undefined;
    const { unsubscribe } = actor.on('details.changed', (details) => {
      kept = details;
    });
    // Also when the visitor leaves in the middle of a field, by the back button or a new URL.
    const keep = () => {
      const { values, timeUnknown } = actor.getSnapshot().context;
      if (values !== kept?.values || timeUnknown !== kept.timeUnknown)
        storeBirthDetails({ values, timeUnknown });
    };
    window.addEventListener('pagehide', keep);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [actor]);

  useEffect(() => {
    if (isBusy) BirthChartScreen.preload();
  }, [isBusy]);

  return (
    <BirthScreen
      actor={actor}
      places={places}
      onSearchPlaces={search}
      hourMayBeUnknown={ABILITIES[shop.config.backend].unknownHour}
      onSave={(kind) =>
        void importWithRetry(() => import('./drawn-chart.ts'), ATTEMPTS_WHILE_WAITING).then(
          ({ saveDrawnChart }) => saveDrawnChart(kind, shop),
          () => shop.toast('error', partFailure),
        )
      }
      onShare={(drawn, withName) =>
        void importWithRetry(() => import('./drawn-chart.ts'), ATTEMPTS_WHILE_WAITING).then(
          ({ shareDrawnChart }) => shareDrawnChart(drawn, withName, shop),
          () => shop.toast('error', partFailure),
        )
      }
      onPrint={() => window.print()}
      purchase={isBuying && <BirthPurchase actor={actor} consents={consents} closed={closed} />}
    />
  );
}
