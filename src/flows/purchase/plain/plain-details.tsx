import { chosenVariant, offeredCode, restoredValues, shownPrice } from '#machines/purchase.machine.ts';
import { PlainData } from '#blocks/plain/plain-data.tsx';
import { PlainRestore } from '#blocks/plain/plain-restore.tsx';
import { PlainPayment } from '#blocks/plain/plain-payment.tsx';
import { PlainRepriced } from '#blocks/plain/plain-repriced.tsx';
import { PlainSummary } from '#blocks/plain/plain-summary.tsx';
import { ProblemSummary } from '#blocks/problem-summary.tsx';
import { Checkout } from '#blocks/purchase/purchase-flow.tsx';
import { couponFailure, orderFailure } from '#copy/site/toasts.ts';
import { ABILITIES } from '#domain/backend.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { EARLY_START_FIELD } from '#domain/consent-texts.ts';
import { must } from '#domain/must.ts';
import { countQuestions, demandsOf } from '#domain/product-demands.ts';
import type { PublicConfig } from '#page/public-config.ts';
import { visibleProblems } from '../../form-problems.ts';
import { chosenParts } from '../purchase-view.ts';
import { send, type PurchaseSnapshot } from './resume-purchase.ts';

export interface PlainDetailsProps {
  snapshot: PurchaseSnapshot;
  catalogue: Catalogue;
  config: Pick<PublicConfig, 'answerNote' | 'backend'>;
}

/** Form, summary and payment of a page without scripts (OF-*). */
export function PlainDetails({ snapshot, catalogue, config }: PlainDetailsProps) {
  const { context } = snapshot;
  const { product, fairy, price } = chosenParts(context, catalogue);
  if (!product || !fairy || price === undefined) return null;
  const problems = visibleProblems(context);
  const { couponProblem, failure } = context;
  const demands = demandsOf(product.productType, product.questionsCount);
  const shown = shownPrice(context) ?? price;
  const allowed = demands.questions;
  const asked = countQuestions(
    Array.from({ length: allowed }, (_, n) => context.values[`question${n}`] ?? ''),
  );
  return (
    <Checkout>
      <PlainData
        demands={demands}
        hasGifts={ABILITIES[config.backend].gift}
        questionWarning={asked > allowed ? { asked, allowed } : undefined}
        setAside={restoredValues(context) && { count: context.setAside.length, button: <PlainRestore /> }}
        values={context.values}
        problems={problems}
        problemSummary={
          snapshot.hasTag('rejected') && (
            <ProblemSummary
              problems={problems}
              order={chosenVariant(context)?.fields ?? []}
              rejections={context.rejections}
            />
          )
        }
      />
      <PlainSummary
        productType={product.productType}
        variantTitle={product.title}
        fairy={fairy}
        price={price}
        discountedPrice={context.discountedPrice}
        lowestPrice={context.lowestPrice}
        amount={shown}
        email={context.values['giftEmail'] || (context.values['email'] ?? '')}
        giftDay={context.values['giftDay']}
        couponCode={context.couponCode}
        offeredCode={offeredCode(context)}
        couponMessage={
          problems['couponCode'] ??
          (couponProblem === undefined ? undefined : couponFailure(couponProblem).text)
        }
        tosChecked={context.tosChecked}
        tosProblem={problems['tosChecked']}
        earlyStart={
          context.consents && {
            ...context.consents.earlyStart,
            required: context.consents.earlyStart.isRequired,
            error: problems[EARLY_START_FIELD],
            checked: context.values[EARLY_START_FIELD] === 'on',
          }
        }
      >
        {snapshot.hasTag('repriced') ? (
          <PlainRepriced price={shown} paymentLink={confirmedLink(snapshot)} />
        ) : (
          <PlainPayment
            amount={shown}
            note={config.answerNote}
            hasWallets={ABILITIES[config.backend].wallets}
            failure={snapshot.hasTag('failed') && failure !== undefined ? orderFailure(failure) : undefined}
          />
        )}
      </PlainSummary>
    </Checkout>
  );
}

/** Where the machine leads when the customer agrees to the new price. */
function confirmedLink(snapshot: PurchaseSnapshot): string {
  const { emitted } = send({ snapshot, emitted: [] }, { type: 'payment.confirm' });
  const [link] = emitted.flatMap((event) => (event.type === 'payment.opened' ? [event.paymentLink] : []));
  return must(link, 'payment page of an order');
}
