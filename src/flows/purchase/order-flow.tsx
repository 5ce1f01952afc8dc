import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import type { PurchaseActor } from './purchase-effects.ts';
import { ClosedNotice } from '#blocks/closed-notice.tsx';
import { EmptyState } from '#blocks/empty-state.tsx';
import { GhostButton } from '#blocks/ghost-button.tsx';
import { OrderFormPlaceholder } from '#blocks/purchase/order-form-placeholder.tsx';
import { PurchaseFlow } from '#blocks/purchase/purchase-flow.tsx';
import { SectionError } from '#blocks/section-error.tsx';
import { Skeletons } from '#blocks/skeletons.tsx';
import { SampleLink } from '#blocks/specialist/sample-link.tsx';
import { SpecialistStep } from '#blocks/specialist/specialist-step.tsx';
import { StepBar } from '#blocks/purchase/step-bar.tsx';
import { VariantStep } from '#blocks/purchase/variant-step.tsx';
import { firstTouch } from '#islands/first-touch.ts';
import { lazyDialog } from '#islands/lazy-dialog.tsx';
import { lazyIsland } from '#islands/lazy-island.tsx';
import { lazySection } from '#islands/lazy-section.tsx';
import { emptyCopy } from '#copy/site/empty.ts';
import { ABILITIES } from '#domain/backend.ts';
import { GUIDE_PATH } from '#domain/paths/guide-path.ts';
import { afterPaint } from '#browser/after-paint.ts';
import { partFailure } from '#copy/site/errors.ts';
import { specialistCopy } from '#copy/purchase/specialist.ts';
import { wishCopy } from '#copy/purchase/wish.ts';
import type { ClosedShop } from '#domain/texts/closed-shop.ts';
import type { Fairy, Product } from '#domain/catalogue.ts';
import { serviceKindOf } from '#domain/product-type.ts';
import { listed, type Listing } from '#domain/specialists/listing.ts';
import { specialistPath, specialistSlugs } from '#domain/paths/specialist-path.ts';
import { SCROLL_OFFSET } from '#domain/shop-constants.ts';
import { useShop } from '#page/shop.tsx';
import { chosenParts, priceFrom, serviceOptions, specialistsFor, wishOf } from './purchase-view.ts';
import { rehearseChoice } from './rehearse-choice.ts';
import { useDeferredSelector } from './use-deferred-selector.ts';
import { choiceNotice, isSameChoice } from './choice-notice.ts';
import { useListing } from './use-listing.ts';
import { useIsChoosing } from './use-is-choosing.ts';
import { useLatest } from './use-latest.ts';

/** Error shown instead of the form, scrolled into view: the visitor is at the specialists, far above it. */
function FailedForm(retry: { onRetry: () => void; pending: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const top = (place.current?.getBoundingClientRect().top ?? 0) + window.scrollY + SCROLL_OFFSET;
    window.scrollTo({ top, behavior: 'instant' });
  }, []);
  return (
    <div ref={place}>
      <SectionError text={partFailure.text} {...retry} />
    </div>
  );
}

const OrderDetails = lazySection(async () => (await import('./order-details.tsx')).default, {
  pending: <OrderFormPlaceholder />,
  renderFailed: (retry, isRetrying) => <FailedForm onRetry={retry} pending={isRetrying} />,
});
const FairyDialog = lazyDialog(async () => (await import('#blocks/specialist/fairy-dialog.tsx')).FairyDialog);
const PredictionStep = lazyIsland(
  async () => (await import('#blocks/purchase/prediction-step.tsx')).PredictionStep,
  () => <Skeletons kind="variant" count={1} />,
  { until: firstTouch },
);

export interface OrderFlowProps {
  actor: PurchaseActor;
  /** Heading of the variant step. */
  variantsTitle: string;
  catalogue: { products: readonly Product[]; fairies: readonly Fairy[] };
  status: 'ready' | 'loading' | 'failed';
  onReload: () => void;
  /** While nothing is sold. */
  closed: ClosedShop | undefined;
}

const STEP = ['step-variant', 'step-specialist', 'step-data', 'step-payment'] as const;

/** The part of a purchase that its steps show. */
const selectView = (snapshot: SnapshotFrom<PurchaseActor>) => {
  const { variants, offers, byQuestionCount, variantId, fairyId } = snapshot.context;
  const current = (STEP.findIndex((tag) => snapshot.hasTag(tag)) + 1 || 1) as 1 | 2 | 3 | 4;
  const formIsOpen = snapshot.hasTag('form-open');
  const locked = snapshot.hasTag('locked');
  return { variants, offers, byQuestionCount, variantId, fairyId, current, formIsOpen, locked };
};

interface ChosenProps {
  actor: PurchaseActor;
  what: 'variantId' | 'fairyId';
  children: (id: string | undefined) => ReactNode;
}

/** The chosen state itself: rendered at once with a press, before everything that follows from it. */
const Chosen = ({ actor, what, children }: ChosenProps) =>
  children(useSelector(actor, ({ context }) => context[what]));

/**
 * Renders the steps of a purchase (OP-1, BH-5): variant, specialist, and once both are chosen the form with its
 * summary.
 */
export function OrderFlow({ actor, variantsTitle, catalogue, status, onReload, closed }: OrderFlowProps) {
  const { toast, announce, config } = useShop();
  const view = useDeferredSelector(actor, selectView);
  const { variants, offers, byQuestionCount, variantId } = view;
  const notice = useSyncExternalStore(choiceNotice.subscribe, choiceNotice.get, () => undefined);
  const [listing, setListing] = useListing();
  const [readAbout, setReadAbout] = useState<string>();
  const [dialogIsOpen, setDialogIsOpen] = useState(false);
  const readMore = useCallback((fairyId: string) => {
    setReadAbout(fairyId);
    setDialogIsOpen(true);
  }, []);

  // A stable function: the catalogue may be reloaded before the dropdown's island hydrates. A new function would
  // render its markup again and lose a press that waits on it.
  const latestFairies = useLatest(catalogue.fairies);
  const chooseVariant = useCallback(
    (id: string) => {
      actor.send({ type: 'variant.choose', variantId: id });
      const { context: now } = actor.getSnapshot();
      // The next step is open: its buttons and prices have changed out of sight (U25).
      if (now.fairyId === undefined) {
        afterPaint(() => announce(specialistCopy.count(specialistsFor(now, latestFairies()).length)));
      }
    },
    [actor, announce, latestFairies],
  );
  const chooseSpecialist = useCallback(
    (fairyId: string) => {
      actor.send({ type: 'specialist.choose', fairyId });
      // After a dropped line the same press asks for the form again.
      if (actor.getSnapshot().hasTag('form-open')) OrderDetails.preload();
    },
    [actor],
  );

  useEffect(() => {
    void firstTouch().then(() => afterPaint(() => rehearseChoice(actor)));
  }, [actor]);

  // Preloads the form's code while the customer is choosing a specialist.
  const isChoosing = useIsChoosing(actor);
  useEffect(() => (isChoosing ? afterPaint(OrderDetails.preload) : undefined), [isChoosing]);

  const list = useCallback(
    (next: Listing) => {
      setListing(next);
      const { context: now } = actor.getSnapshot();
      const all = specialistsFor(now, catalogue.fairies);
      announce(specialistCopy.count(listed(all, next, now.fairyId).length));
    },
    [actor, announce, catalogue.fairies, setListing],
  );

  const about = catalogue.fairies.find(({ id }) => id === readAbout);
  const kind = catalogue.products[0] && serviceKindOf(catalogue.products[0].productType);
  const withSample = catalogue.fairies.filter(({ samples }) => samples?.some((one) => one === kind));
  const sample = withSample.find(({ id }) => id === view.fairyId) ?? withSample[0];
  const slugs = useMemo(() => specialistSlugs(catalogue.fairies), [catalogue.fairies]);
  const pagePathOf = (id: string) => specialistPath(slugs.get(id) ?? '');
  const hasProducts = catalogue.products.length > 0;
  const { product } = chosenParts(view, catalogue);
  const wish = wishOf(view, catalogue);
  // Not of all that `view` holds: who is chosen changes neither the specialists nor their prices.
  const specialists = useMemo(
    () =>
      specialistsFor({ variants, offers, byQuestionCount, variantId, fairyId: undefined }, catalogue.fairies),
    [variants, offers, byQuestionCount, variantId, catalogue.fairies],
  );

  // A birth chart's reading is never suggested: its order begins with the chart.
  const hasGuide = ABILITIES[config.backend].guide && kind !== 'birthHoroscope' && !wish;
  const guide = hasGuide ? GUIDE_PATH : undefined;

  if (closed) return <ClosedNotice closed={closed} />;
  return (
    <>
      <PurchaseFlow>
        <StepBar current={view.current} />
        {status === 'failed' && <SectionError onRetry={onReload} />}
        {status === 'loading' && !hasProducts && <Skeletons kind="variant" count={3} />}
        {status === 'ready' && !hasProducts && (
          <EmptyState {...emptyCopy.products} action={{ label: emptyCopy.products.action, to: '/' }} />
        )}
        {hasProducts && (
          <>
            <Chosen actor={actor} what="variantId">
              {(chosenId) =>
                view.byQuestionCount ? (
                  <PredictionStep
                    heading={variantsTitle}
                    guide={guide}
                    options={serviceOptions(view, catalogue.products)}
                    value={chosenId ?? ''}
                    onChoose={chooseVariant}
                    locked={view.locked}
                  />
                ) : (
                  <VariantStep
                    heading={wish?.title ?? variantsTitle}
                    guide={guide}
                    variants={wish?.products ?? catalogue.products}
                    priceFrom={(id) => priceFrom(wish ?? view, id)}
                    wish={
                      wish && {
                        sentences: wish.sentences,
                        change: (
                          <GhostButton onPress={() => actor.send({ type: 'specialist.clear' })}>
                            {wishCopy.change}
                          </GhostButton>
                        ),
                      }
                    }
                    value={chosenId}
                    onChoose={chooseVariant}
                    locked={view.locked}
                  />
                )
              }
            </Chosen>
            {sample && <SampleLink pagePath={pagePathOf(sample.id)} />}
            {!view.formIsOpen && notice?.actor === actor && isSameChoice(notice, view) && (
              <p>{notice.text}</p>
            )}
            <Chosen actor={actor} what="fairyId">
              {(chosenId) => (
                <SpecialistStep
                  fairies={specialists}
                  chosenId={chosenId}
                  listing={listing}
                  onList={list}
                  onChoose={chooseSpecialist}
                  onMore={readMore}
                  locked={view.locked}
                  beforeVariant={product ? undefined : specialistCopy.beforeVariant}
                />
              )}
            </Chosen>
          </>
        )}
        {view.formIsOpen ? (
          <OrderDetails actor={actor} catalogue={catalogue} />
        ) : (
          hasProducts && <OrderFormPlaceholder />
        )}
      </PurchaseFlow>
      {about && (
        <FairyDialog
          fairy={about}
          price={specialists.find(({ fairy }) => fairy.id === about.id)?.price}
          isFrom={product === undefined}
          isChosen={about.id === view.fairyId}
          pagePath={pagePathOf(about.id)}
          open={dialogIsOpen}
          onOpenChange={setDialogIsOpen}
          onChoose={chooseSpecialist}
          onFail={() => {
            setDialogIsOpen(false);
            toast('error', partFailure);
          }}
        />
      )}
    </>
  );
}
