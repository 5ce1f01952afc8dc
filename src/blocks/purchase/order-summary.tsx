import type { ReactNode } from 'react';
import { formatPrice } from '#copy/format.ts';
import { guideCopy } from '#copy/guided-purchase.ts';
import { summaryCopy } from '#copy/order.ts';
import { minus, NOTHING, type Grosze } from '#domain/grosze.ts';
import type { Fairy } from '#domain/catalogue.ts';
import { EARLY_START_FIELD } from '#domain/consent-texts.ts';
import type { Elements } from '#kit/elements.ts';
import * as css from '#styles/order-summary.css.ts';
import { step } from '#styles/step.css.ts';
import { hidden } from '#styles/text.css.ts';
import { CouponField, type Coupon } from './coupon-field.tsx';
import { FairySign } from '../specialist/fairy-facts.tsx';
import { fieldId } from '../form-binding.ts';
import { Portrait } from '../specialist/portrait.tsx';
import { StepHeading } from './step-heading.tsx';
import { ConsentField, TermsField } from '../terms-field.tsx';

export interface OrderSummaryProps {
  /** Name of the service ("Usługa"). */
  serviceName: string;
  variantTitle: string;
  fairy?: Fairy | undefined;
  price?: Grosze | undefined;
  /** Price with the coupon applied. */
  discountedPrice?: Grosze | undefined;
  /** The lowest price of the thirty days before a reduction that is open to everybody. */
  lowestPrice?: Grosze | undefined;
  coupon: Coupon;
  onCouponType: (code: string) => void;
  onCouponApply: () => void;
  onCouponRemove: () => void;
  tosChecked: boolean;
  tosProblem?: string | undefined;
  onTos: (accepted: boolean) => void;
  /** The request to begin at once; missing where its text could not be read. */
  earlyStart?: EarlyStart | undefined;
  /** The order is being placed; nothing can be changed. */
  /** What the placed order costs, while the customer has not agreed to it. */
  newPrice?: Grosze | undefined;
  locked?: boolean | undefined;
  /** PaymentButtons, or the notice that replaces them. */
  children: Elements;
}

/** The request to begin before the time for withdrawal is over. */
export interface EarlyStart {
  label: string;
  hint: string;
  required?: boolean | undefined;
  error?: string | undefined;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

const HEADING = 'platnosc-naglowek';

/** Step four, the summary card: product, specialist, coupon, amount, terms and payment (OF-2, OF-8). */
export function OrderSummary(props: OrderSummaryProps) {
  const { fairy, price, discountedPrice, lowestPrice, newPrice, locked = false } = props;
  return (
    <section id="platnosc" className={`${step} ${css.card}`} aria-labelledby={HEADING}>
      <StepHeading id={HEADING} step={4}>
        {summaryCopy.title}
      </StepHeading>
      {fairy && <ChosenFairy fairy={fairy} locked={locked} />}
      <dl>
        <Row name={summaryCopy.service}>{props.serviceName}</Row>
        <Row name={summaryCopy.variant}>
          <span>{props.variantTitle}</span>{' '}
          {!locked && <ChangeLink to="#wariant">{guideCopy.changeVariant}</ChangeLink>}
        </Row>
        <Row name={guideCopy.answer}>{guideCopy.answerHow}</Row>
      </dl>
      <CouponField
        coupon={props.coupon}
        price={price}
        amount={discountedPrice}
        saved={minus(lowestPrice ?? price ?? NOTHING, discountedPrice ?? NOTHING)}
        locked={locked}
        onType={props.onCouponType}
        onApply={props.onCouponApply}
        onRemove={props.onCouponRemove}
      />
      {price !== undefined && (
        <Amount
          price={newPrice ?? price}
          discountedPrice={newPrice ?? discountedPrice}
          lowestPrice={newPrice === undefined ? lowestPrice : undefined}
        />
      )}
      <TermsField
        id={fieldId('tosChecked')}
        name="tosChecked"
        checked={props.tosChecked}
        readOnly={locked}
        onCheckedChange={props.onTos}
        error={props.tosProblem}
      />
      {props.earlyStart && (
        <ConsentField
          id={fieldId(EARLY_START_FIELD)}
          name={EARLY_START_FIELD}
          readOnly={locked}
          {...props.earlyStart}
        />
      )}
      {props.children}
    </section>
  );
}

/** The chosen specialist; `locked` leaves out the link that changes her. */
export const ChosenFairy = ({ fairy, locked }: { fairy: Fairy; locked: boolean }) => (
  <div className={css.who}>
    <Portrait fairy={fairy} className={css.portrait} />
    <div>
      <p className={css.name} translate="no">
        {fairy.name}
      </p>
      <FairySign fairy={fairy} />
      {!locked && <ChangeLink to="#wrozka">{guideCopy.changeSpecialist}</ChangeLink>}
    </div>
  </div>
);

/** A row of the summary: name and value. */
export const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={css.row}>
    <dt className={css.rowName}>{name}</dt>
    <dd className={css.rowValue}>{children}</dd>
  </div>
);

/** Link "Zmień"; its accessible name says what it changes. */
const ChangeLink = ({ to, children }: { to: string; children: string }) => (
  <a href={to} className={css.change}>
    {guideCopy.change} <span className={hidden}>{children}</span>
  </a>
);

/**
 * The amount. With a coupon the price before is struck through, and labelled for screen readers (A8): the full one, or
 * for a reduction that is open to everybody the lowest of thirty days, which is written out, too. A reduction that is
 * none by that measure strikes nothing through.
 */
export const Amount = ({
  price,
  discountedPrice = price,
  lowestPrice,
}: {
  price: Grosze;
  discountedPrice: Grosze | undefined;
  lowestPrice: Grosze | undefined;
}) => {
  const before = lowestPrice ?? price;
  return (
    <p className={css.total}>
      <span>{summaryCopy.amount}</span>{' '}
      <span className={css.amounts}>
        {discountedPrice < before && (
          <>
            <s className={css.oldPrice}>
              <span className={hidden}>{summaryCopy.previousPrice}:</span>{' '}
              <span translate="no">{formatPrice(before)}</span>
            </s>{' '}
            <span className={hidden}>{guideCopy.newPrice}:</span>{' '}
          </>
        )}
        <strong className={css.amount} translate="no">
          {formatPrice(discountedPrice)}
        </strong>
      </span>
      {lowestPrice !== undefined && (
        <span className={css.oldPrice}>{summaryCopy.lowestPrice(lowestPrice)}</span>
      )}
    </p>
  );
};
