import { useDeferredValue, useState } from 'react';
import { agreeToRemember, remembersCustomer, storeCustomer } from '#browser/remembered-customer.ts';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import {
  chosenVariant,
  offeredCode,
  restoredValues,
  shownPrice,
  type purchaseMachine,
} from '#machines/purchase.machine.ts';
import { GhostButton } from '#blocks/ghost-button.tsx';
import { OrderFormPlaceholder } from '#blocks/purchase/order-form-placeholder.tsx';
import { OrderForm } from '#blocks/purchase/order-form.tsx';
import { OrderSummary } from '#blocks/purchase/order-summary.tsx';
import { PaymentButtons } from '#blocks/purchase/payment-buttons.tsx';
import { PhoneOrderBar } from '#blocks/purchase/phone-order-bar.tsx';
import { ProblemSummary } from '#blocks/problem-summary.tsx';
import { Checkout } from '#blocks/purchase/purchase-flow.tsx';
import { RedirectNotice } from '#blocks/purchase/redirect-notice.tsx';
import { RepricedNotice } from '#blocks/purchase/repriced-notice.tsx';
import { orderHints } from '#copy/purchase/order.ts';
import { couponFailure, orderFailure } from '#copy/site/toasts.ts';
import { ABILITIES } from '#domain/backend.ts';
import type { Fairy, Product } from '#domain/catalogue.ts';
import { EARLY_START_FIELD } from '#domain/consent-texts.ts';
import type { PaymentProvider } from '#domain/payment.ts';
import { countQuestions, demandsOf } from '#domain/product-demands.ts';
import { useShop } from '#page/shop.tsx';
import { validatorOf, visibleProblems } from '../form-problems.ts';
import { useErrorTitle } from '../use-error-title.ts';
import { validateOrder } from './purchase-validation.ts';
import type { PurchaseActor } from './purchase-effects.ts';
import { chosenParts } from './purchase-view.ts';
import { useSpokenPrice } from './use-spoken-price.ts';

export interface OrderDetailsProps {
  actor: PurchaseActor;
  catalogue: { products: readonly Product[]; fairies: readonly Fairy[] };
}

/** The order form with summary and payment (OF-*). Loaded on demand, since it imports the schemas and Radix. */
export default function OrderDetails({ actor, catalogue }: OrderDetailsProps) {
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;
  const { answerNote, asksToRemember = false, backend } = useShop().config;
  const [isRemembered, setIsRemembered] = useState(remembersCustomer);
  const { product, fairy, price } = chosenParts(context, catalogue);
  const rejected = snapshot.hasTag('rejected');
  useErrorTitle(rejected);
  useSpokenPrice(product, fairy, price);
  // The form is rendered first, the parts below it in a second commit: together they would block a slow phone for a
  // tenth of a second.
  const isWhole = useDeferredValue(true, false);
  // A choice that is undone is seen here at once, and by the flow around it a frame later.
  if (!product || !fairy || price === undefined) return <OrderFormPlaceholder />;

  const demands = demandsOf(product.productType, product.questionsCount);
  const validate = validatorOf(actor, (form, provider?: PaymentProvider) =>
    validateOrder({ ...form, demands }, provider),
  );
  const problems = visibleProblems(context);
  const locked = snapshot.hasTag('locked');
  const offered = offeredCode(context);
  const shown = shownPrice(context) ?? price;
  const allowed = demands.questions;
  const asked = countQuestions(
    Array.from({ length: allowed }, (_, n) => context.values[`question${n}`] ?? ''),
  );

  const change = (name: string, value: string) =>
    actor.send({
      type: 'field.change',
      name,
      value,
      problems: validate((latest) => ({ values: { ...latest.values, [name]: value } })),
    });

  const restore = () =>
    actor.send({
      type: 'questions.restore',
      problems: validate((latest) => ({ values: restoredValues(latest) ?? latest.values })),
    });

  function onRemember(agreed: boolean) {
    agreeToRemember(agreed);
    setIsRemembered(agreed);
    const named = Object.entries(context.values).filter(([name]) => context.remembered.includes(name));
    if (agreed) storeCustomer(Object.fromEntries(named));
  }

  const form = (
    <OrderForm
      problemSummary={
        rejected && (
          <ProblemSummary
            problems={problems}
            order={chosenVariant(context)?.fields ?? []}
            rejections={context.rejections}
          />
        )
      }
      values={context.values}
      problems={problems}
      readOnly={locked}
      demands={demands}
      hasGifts={ABILITIES[backend].gift}
      questionWarning={asked > allowed ? { asked, allowed } : undefined}
      setAside={
        restoredValues(context) && {
          count: context.setAside.length,
          button: (
            <GhostButton blocked={locked} onPress={restore}>
              {orderHints.restore}
            </GhostButton>
          ),
        }
      }
      onChange={change}
      onLeave={(name) => actor.send({ type: 'field.leave', name, problems: validate() })}
      onForget={() => {
        setIsRemembered(false);
        actor.send({ type: 'customer.forget' });
      }}
      remembering={asksToRemember ? { isRemembered, onRemember } : undefined}
    />
  );

  const payment = snapshot.hasTag('repriced') ? (
    <RepricedNotice
      price={shown}
      onConfirm={() => actor.send({ type: 'payment.confirm' })}
      onRevise={() => actor.send({ type: 'order.revise' })}
    />
  ) : snapshot.hasTag('redirecting') ? (
    <RedirectNotice
      slow={
        snapshot.hasTag('redirect-slow') && context.order
          ? {
              paymentLink: context.order.paymentLink,
              onRevise: () => actor.send({ type: 'order.revise' }),
            }
          : undefined
      }
    />
  ) : (
    <PaymentButtons
      amount={shown}
      pending={snapshot.hasTag('ordering') ? context.provider : undefined}
      blocked={snapshot.hasTag('coupon-checking')}
      failure={
        snapshot.hasTag('failed') && context.failure !== undefined ? orderFailure(context.failure) : undefined
      }
      note={answerNote}
      hasWallets={ABILITIES[backend].wallets}
      onPick={(provider) => actor.send({ type: 'provider.pick', provider, problems: validate({}, provider) })}
    />
  );

  return (
    <>
      <Checkout>
        {form}
        {isWhole && (
          <OrderSummary
            productType={product.productType}
            variantTitle={product.title}
            fairy={fairy}
            price={price}
            discountedPrice={context.discountedPrice}
            amount={shown}
            lowestPrice={context.lowestPrice}
            email={context.values['giftEmail'] || (context.values['email'] ?? '')}
            giftDay={context.values['giftDay']}
            locked={locked}
            coupon={{
              state: couponState(snapshot),
              code: context.couponCode,
              offered:
                offered === undefined
                  ? undefined
                  : {
                      code: offered,
                      wasApplied: context.spareCoupon?.wasApplied,
                      onPress: () => actor.send({ type: 'coupon.reapply' }),
                    },
              message:
                problems.couponCode ??
                (context.couponProblem === undefined ? undefined : couponFailure(context.couponProblem).text),
            }}
            onCouponType={(code) => actor.send({ type: 'coupon.type', code })}
            onCouponApply={() => actor.send({ type: 'coupon.apply' })}
            onCouponRemove={() => actor.send({ type: 'coupon.remove' })}
            tosChecked={context.tosChecked}
            tosProblem={problems.tosChecked}
            earlyStart={
              context.consents && {
                ...context.consents.earlyStart,
                required: context.consents.earlyStart.isRequired,
                error: problems[EARLY_START_FIELD],
                checked: context.values[EARLY_START_FIELD] === 'on',
                onCheckedChange: (checked) => change(EARLY_START_FIELD, checked ? 'on' : ''),
              }
            }
            onTos={(accepted) =>
              actor.send({ type: 'terms.set', accepted, problems: validate({ tosChecked: accepted }) })
            }
          >
            {payment}
          </OrderSummary>
        )}
      </Checkout>
      {isWhole && <PhoneOrderBar variantTitle={product.title} fairyName={fairy.name} price={shown} />}
    </>
  );
}

/** State of the coupon field, also while an order is being placed and the machine has left its coupon region. */
function couponState(snapshot: SnapshotFrom<typeof purchaseMachine>) {
  if (snapshot.hasTag('coupon-checking')) return 'checking';
  if (snapshot.context.discountedPrice !== undefined) return 'applied';
  return snapshot.context.couponProblem === undefined ? 'absent' : 'refused';
}
