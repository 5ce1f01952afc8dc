import { useSelector } from '@xstate/react';
import { storedCustomer } from '#browser/remembered-customer.ts';
import { BIRTH_SECTION } from '#blocks/birth-anchors.ts';
import { BirthPurchaseSection } from '#blocks/birth-purchase-section.tsx';
import { chartCopy } from '#copy/chart.ts';
import { PRODUCT_TYPE_NAME } from '#copy/product-type.ts';
import type { ChartSubject, DrawnChart } from '#domain/birth-chart.ts';
import type { ConsentTexts } from '#domain/consent-texts.ts';
import type { BirthActor } from './birth-screen.tsx';
import { OrderFlow } from '../purchase/order-flow.tsx';
import { drawnMarkup } from './drawn-chart.ts';
import type { ChartOrder } from '../purchase/purchase-ports.ts';
import { toPurchaseInput } from '../purchase/purchase-input.ts';
import { useCatalogue } from '../purchase/use-catalogue.ts';
import { usePurchase } from '../purchase/use-purchase.ts';

const TYPES = ['BIRTH_HOROSCOPE'] as const;
const LIST = { id: 'birth-horoscope', name: PRODUCT_TYPE_NAME.BIRTH_HOROSCOPE };

/** Initial values of the order form: the chart's data override those stored on the device (BH-1). */
function orderValues({ name, email, city, birthDate }: ChartSubject): Record<string, string> {
  const remembered = storedCustomer();
  const [birthYear = '', birthMonth = '', birthDay = ''] = birthDate
    .split('-')
    .map((part) => String(Number(part)));
  return {
    ...remembered,
    // The repeated e-mail address of another order does not confirm the one of this order.
    ...(remembered['email'] !== email && { confirmEmail: '' }),
    firstName: name,
    email,
    city,
    birthYear,
    birthMonth,
    birthDay,
  };
}

/** The hour of birth as the order carries it; missing when it is not known. */
const hourOf = ({ birthTime, clockChoice }: ChartSubject): ChartOrder['hour'] =>
  birthTime === undefined ? undefined : { birthTime, ...(clockChoice && { clockChoice }) };

/**
 * Purchase of a reading of the calculated chart (BH-5). Uses the purchase machine of the order pages, but does not
 * keep the choice in the URL.
 */
export function BirthPurchase({
  actor: birth,
  consents,
}: {
  actor: BirthActor;
  consents: ConsentTexts | undefined;
}) {
  const calculated = useSelector(birth, ({ context }) => context.calculated);
  const drawn = calculated?.chart as DrawnChart | undefined;
  const { catalogue, status, reload } = useCatalogue(TYPES, undefined);
  const actor = usePurchase({
    input: toPurchaseInput({ byQuestionCount: false, preselect: true }, catalogue, consents),
    catalogue,
    list: LIST,
    showChoice: () => {},
    orderAddress: () => `/#${BIRTH_SECTION}`,
    chartOrder: () => ({
      image: drawnMarkup(),
      chartHandle: drawn?.chartHandle,
      hour: drawn && hourOf(drawn.subject),
    }),
    recall: () => (drawn ? orderValues(drawn.subject) : storedCustomer()),
  });

  return (
    <BirthPurchaseSection>
      <OrderFlow
        actor={actor}
        variantsTitle={chartCopy.variantsTitle}
        catalogue={catalogue}
        status={status}
        onReload={reload}
      />
    </BirthPurchaseSection>
  );
}
