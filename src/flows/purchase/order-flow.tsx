import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { purchaseMachine } from '#machines/purchase.machine.ts';
import { EmptyState } from '#blocks/empty-state.tsx';
import { OrderFormPlaceholder } from '#blocks/order-form-placeholder.tsx';
import { PurchaseFlow } from '#blocks/purchase-flow.tsx';
import { SectionError } from '#blocks/section-error.tsx';
import { Skeletons } from '#blocks/skeletons.tsx';
import { SpecialistStep } from '#blocks/specialist-step.tsx';
import { StepBar } from '#blocks/step-bar.tsx';
import { VariantStep } from '#blocks/variant-step.tsx';
import { firstTouch } from '#islands/first-touch.ts';
import { lazyDialog } from '#islands/lazy-dialog.tsx';
import { lazyIsland } from '#islands/lazy-island.tsx';
import { lazySection } from '#islands/lazy-section.tsx';
import { emptyCopy } from '#copy/empty.ts';
import { afterPaint } from '#browser/after-paint.ts';
import { errorCopy, partFailure } from '#copy/errors.ts';
import { specialistCopy } from '#copy/specialist.ts';
import type { Fairy, Product } from '#domain/catalogue.ts';
import { useShop } from '#page/shop.tsx';
import { chosenParts, priceFrom, serviceOptions, specialistsFor } from './purchase-view.ts';
import { useIsChoosing } from './use-is-choosing.ts';

const OrderDetails = lazySection(async () => (await import('./order-details.tsx')).default, {
  pending: <OrderFormPlaceholder />,
  renderFailed: (retry, isRetrying) => (
    <SectionError text={partFailure.text} onRetry={retry} pending={isRetrying} />
  ),
});
const FairyDialog = lazyDialog(async () => (await import('#blocks/fairy-dialog.tsx')).FairyDialog);
const PredictionStep = lazyIsland(
  async () => (await import('#blocks/prediction-step.tsx')).PredictionStep,
  () => <Skeletons kind="variant" count={1} />,
  { until: firstTouch },
);

export type PurchaseActor = ActorRefFrom<typeof purchaseMachine>;

export interface OrderFlowProps {
  actor: PurchaseActor;
  /** Heading of the variant step. */
  variantsTitle: string;
  catalogue: { products: readonly Product[]; fairies: readonly Fairy[] };
  status: 'ready' | 'loading' | 'failed';
  onReload: () => void;
}

const STEP = ['step-variant', 'step-specialist', 'step-data', 'step-payment'] as const;

/**
 * Renders the steps of a purchase (OP-1, BH-5): variant, specialist, and once both are chosen the form with its
 * summary.
 */
export function OrderFlow({ actor, variantsTitle, catalogue, status, onReload }: OrderFlowProps) {
  const { toast, announce } = useShop();
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const formIsOpen = snapshot.hasTag('form-open');
  const [readAbout, setReadAbout] = useState<string>();
  const [dialogIsOpen, setDialogIsOpen] = useState(false);
  const readMore = useCallback((fairyId: string) => {
    setReadAbout(fairyId);
    setDialogIsOpen(true);
  }, []);

  const { product } = chosenParts(context, catalogue);
  const chooseVariant = useCallback(
    (variantId: string) => {
      actor.send({ type: 'variant.choose', variantId });
      const { context: now } = actor.getSnapshot();
      // The next step is open: its buttons and prices have changed out of sight (U25).
      if (now.fairyId === undefined) {
        afterPaint(() => announce(specialistCopy.count(specialistsFor(now, catalogue.fairies).length)));
      }
    },
    [actor, announce, catalogue.fairies],
  );
  const chooseSpecialist = useCallback(
    (fairyId: string) => actor.send({ type: 'specialist.choose', fairyId }),
    [actor],
  );

  // Preloads the form's code while the customer is choosing a specialist.
  const isChoosing = useIsChoosing(actor);
  useEffect(() => (isChoosing ? afterPaint(OrderDetails.preload) : undefined), [isChoosing]);

  const about = catalogue.fairies.find(({ id }) => id === readAbout);
  // A choice is painted first, and what it changes elsewhere in the frames after it: specialists' cards, steps, form.
  const { variants, offers, byQuestionCount, variantId } = context;
  const choice = useMemo(
    () => ({ variants, offers, byQuestionCount, variantId, fairyId: undefined }),
    [variants, offers, byQuestionCount, variantId],
  );
  const shown = useDeferredValue(choice);
  const specialists = useMemo(() => specialistsFor(shown, catalogue.fairies), [shown, catalogue.fairies]);
  const shownFairy = useDeferredValue(context.fairyId);
  const services = useMemo(
    () => (byQuestionCount ? serviceOptions({ ...choice, fairyId: shownFairy }, catalogue.products) : []),
    [byQuestionCount, choice, shownFairy, catalogue.products],
  );
  const isBlocked = chosenParts(shown, catalogue).product === undefined;
  const step = useDeferredValue(STEP.findIndex((tag) => snapshot.hasTag(tag)) + 1 || 1);
  const formIsDue = useDeferredValue(formIsOpen);

  return (
    <>
      <PurchaseFlow>
        <StepBar current={step as 1 | 2 | 3 | 4} />
        {status === 'failed' && <SectionError onRetry={onReload} />}
        {status === 'loading' && catalogue.products.length === 0 && <Skeletons kind="variant" count={3} />}
        {status === 'ready' && catalogue.products.length === 0 && (
          <EmptyState {...emptyCopy.products} action={{ label: emptyCopy.products.action, to: '/' }} />
        )}
        {catalogue.products.length > 0 &&
          (context.byQuestionCount ? (
            <PredictionStep
              heading={variantsTitle}
              options={services}
              value={context.variantId ?? ''}
              onChoose={chooseVariant}
            />
          ) : (
            <VariantStep
              heading={variantsTitle}
              variants={catalogue.products}
              priceFrom={(id) => priceFrom(context, id)}
              value={context.variantId}
              onChoose={chooseVariant}
            />
          ))}
        {catalogue.products.length > 0 && (
          <SpecialistStep
            fairies={specialists}
            chosenId={context.fairyId}
            onChoose={chooseSpecialist}
            onMore={readMore}
            disabledReason={isBlocked ? errorCopy.variantMissing : undefined}
          />
        )}
        {formIsOpen && formIsDue ? (
          <OrderDetails actor={actor} snapshot={snapshot} catalogue={catalogue} />
        ) : (
          catalogue.products.length > 0 && <OrderFormPlaceholder />
        )}
      </PurchaseFlow>
      {about && (
        <FairyDialog
          fairy={about}
          price={product && specialists.find(({ fairy }) => fairy.id === about.id)?.price}
          isChosen={about.id === context.fairyId}
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
