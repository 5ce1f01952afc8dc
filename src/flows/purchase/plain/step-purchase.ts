import {
  purchaseMachine,
  type CouponPrice,
  type OrderDraft,
  type PlacedOrder,
  type PurchaseInput,
} from '#machines/purchase.machine.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { demandsOf } from '#domain/product-demands.ts';
import type { PlainOrderForm } from '#schemas/plain-order.reader.ts';
import { ASKED_FIELD } from '#domain/typed/asked-addresses.ts';
import { settlePort } from '../../pure-run.ts';
import { slipProblems } from '../../slip-problems.ts';
import { toOffers } from '../purchase-input.ts';
import { validateOrder } from '../purchase-validation.ts';
import { chosenParts } from '../purchase-view.ts';
import {
  resumePurchase,
  send,
  type Choice,
  type PurchaseEvent,
  type PurchaseRun,
} from './resume-purchase.ts';

/** The machine's ports, as one request calls them. */
export interface PlainPorts {
  applyCoupon: (coupon: { code: string; fairyProductId: string }) => Promise<CouponPrice>;
  createOrder: (draft: OrderDraft) => Promise<PlacedOrder>;
}

export interface PlainRequest {
  input: PurchaseInput;
  catalogue: Catalogue;
  /** The choice in the address. */
  choice: Choice;
  form: PlainOrderForm;
  ports: PlainPorts;
}

/**
 * One step of a purchase without scripts: resumes the machine from address and form, sends it the pressed button, and
 * answers its calls until it waits for the customer again. Nothing is kept between two requests.
 */
export async function stepPurchase({
  input,
  catalogue,
  choice,
  form,
  ports,
}: PlainRequest): Promise<PurchaseRun> {
  let run = resumePurchase(input, choice, form);
  const problems = () => problemsOf(run, catalogue, form);
  if (form.odrzucone && Object.keys(problems()).length > 0) {
    run = quietly(run, { type: 'provider.pick', provider: 'PAYU', problems: problems() });
  }
  const event = pressedButton(form, problems);
  if (event) run = send(run, event);
  // An order is made at the price that was shown, and refused by the machine at any other (OF-9). The press comes
  // first: it was made at the former price, and a coupon that is checked for the new one can not be taken off.
  if (event?.type !== 'provider.pick') run = send(run, { type: 'catalogue.receive', ...toOffers(catalogue) });
  run = await settlePort(purchaseMachine, run, 'createOrder', ports.createOrder);
  return settlePort(purchaseMachine, run, 'applyCoupon', ports.applyCoupon);
}

/** Sends an event whose emitted events an earlier page has shown. */
const quietly = (run: PurchaseRun, event: PurchaseEvent): PurchaseRun => ({
  ...send(run, event),
  emitted: run.emitted,
});

function problemsOf({ snapshot }: PurchaseRun, catalogue: Catalogue, form: PlainOrderForm) {
  const { context } = snapshot;
  const { product } = chosenParts(context, catalogue);
  if (!product) return {};
  const demands = demandsOf(product.productType, product.questionsCount);
  return {
    ...slipProblems(context.values, form[ASKED_FIELD]),
    // As on submit, whichever button was pressed.
    ...validateOrder({ ...context, demands }, 'PAYU'),
  };
}

function pressedButton(
  { krok, wariant, wrozka, cenaZKuponem }: PlainOrderForm,
  problems: () => ReturnType<typeof problemsOf>,
): PurchaseEvent | undefined {
  switch (krok) {
    case 'kupon':
      return { type: 'coupon.apply' };
    case 'popraw':
      return cenaZKuponem === undefined ? undefined : { type: 'coupon.apply' };
    case 'kupon-znowu':
      return { type: 'coupon.reapply' };
    case 'inna-wrozka':
      return { type: 'specialist.clear' };
    case 'przywroc':
      return { type: 'questions.restore', problems: {} };
    case 'bez-kuponu':
      return { type: 'coupon.remove' };
    case 'PAYU':
    case 'STRIPE':
      return { type: 'provider.pick', provider: krok, problems: problems() };
    default:
      if (wrozka !== undefined) return { type: 'specialist.choose', fairyId: wrozka };
      return wariant === undefined ? undefined : { type: 'variant.choose', variantId: wariant };
  }
}
