import { birthPathOf } from '#domain/paths/birth-path.ts';
import { useEffect, useRef } from 'react';
import { useSelector } from '@xstate/react';
import { storedCustomer } from '#browser/remembered-customer.ts';
import { BirthPurchaseSection } from '#blocks/birth-horoscope/birth-purchase-section.tsx';
import { chartCopy } from '#copy/sky/chart.ts';
import { PRODUCT_TYPE_NAME } from '#copy/purchase/product-type.ts';
import type { ChartSubject, DrawnChart } from '#domain/birth-chart.ts';
import type { ClosedShop } from '#domain/texts/closed-shop.ts';
import type { ConsentTexts } from '#domain/consent-texts.ts';
import type { BirthActor } from './birth-view.ts';
import { hourOf, orderValuesOf } from './birth-view.ts';
import { OrderFlow } from '../purchase/order-flow.tsx';
import { drawnMarkup } from './drawn-chart.ts';
import type { PurchaseActor } from '../purchase/purchase-effects.ts';
import { toPurchaseInput } from '../purchase/purchase-input.ts';
import { wishedSpecialist } from './wished-specialist.ts';
import { useCatalogue } from '../purchase/use-catalogue.ts';
import { usePurchase } from '../purchase/use-purchase.ts';

const TYPES = ['BIRTH_HOROSCOPE'] as const;
const LIST = { id: 'birth-horoscope', name: PRODUCT_TYPE_NAME.BIRTH_HOROSCOPE };

/** Initial values of the order form: the chart's data override those stored on the device (BH-1). */
function orderValues(subject: ChartSubject): Record<string, string> {
  const remembered = storedCustomer();
  return {
    ...remembered,
    // The repeated e-mail address of another order does not confirm the one of this order.
    ...(remembered['email'] !== subject.email && { confirmEmail: '' }),
    ...orderValuesOf(subject),
  };
}

interface BirthPurchaseProps {
  actor: BirthActor;
  consents: ConsentTexts | undefined;
  closed: ClosedShop | undefined;
}

/**
 * Purchase of a reading of the calculated chart (BH-5). It goes on when the chart is calculated anew, and begins anew
 * with a chart of another birth or name: its form is filled in from the chart.
 */
export function BirthPurchase({ actor, ...props }: BirthPurchaseProps) {
  const drawn = useSelector(actor, ({ context }) => context.calculated?.chart as DrawnChart | undefined);
  const isHeld = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const key = drawn && JSON.stringify(orderValuesOf(drawn.subject));
  return <ChartPurchase key={key} drawn={drawn} isHeld={isHeld} {...props} />;
}

/** Uses the purchase machine of the order pages, but does not keep the choice in the URL. */
function ChartPurchase({
  drawn,
  isHeld,
  consents,
  closed,
}: Omit<BirthPurchaseProps, 'actor'> & { drawn: DrawnChart | undefined; isHeld: boolean }) {
  const { catalogue, status, reload } = useCatalogue(TYPES, undefined);
  const actor: PurchaseActor = usePurchase({
    input: toPurchaseInput({ byQuestionCount: false, preselect: true }, catalogue, consents),
    catalogue,
    list: LIST,
    showChoice: () => {},
    reload,
    orderAddress: () => birthPathOf(actor.getSnapshot().context.fairyId),
    chartOrder: () => ({
      image: drawnMarkup(),
      chartHandle: drawn?.chartHandle,
      hour: drawn && hourOf(drawn.subject),
    }),
    recall: () => (drawn ? orderValues(drawn.subject) : storedCustomer()),
  });

  // Whom a link has brought along is chosen with what she sells; if she cannot be, the page says why.
  const isWished = useRef(false);
  useEffect(() => {
    const fairyId = wishedSpecialist();
    if (status !== 'ready' || fairyId === undefined || isWished.current) return;
    isWished.current = true;
    actor.send({ type: 'address.read', variantId: undefined, fairyId });
  }, [actor, status]);

  return (
    <BirthPurchaseSection isHeld={isHeld}>
      <OrderFlow
        actor={actor}
        variantsTitle={chartCopy.variantsTitle}
        catalogue={catalogue}
        status={status}
        onReload={reload}
        closed={closed}
      />
    </BirthPurchaseSection>
  );
}
