import { formatPrice } from '#copy/site/format.ts';
import { usualTime } from '#domain/specialists/response-time.ts';
import { summaryCopy } from '#copy/purchase/order.ts';
import { minus, NOTHING, type Grosze } from '#domain/grosze.ts';
import type { Fairy } from '#domain/catalogue.ts';
import type { ProductType } from '#domain/product-type.ts';
import { EARLY_START_FIELD } from '#domain/consent-texts.ts';
import type { Elements } from '#kit/elements.ts';
import * as css from '#styles/purchase/order-summary.css.ts';
import { step } from '#styles/purchase/step.css.ts';
import { hidden } from '#styles/text.css.ts';
import { CouponField, type Coupon } from './coupon-field.tsx';
import { fieldId } from '../form-binding.ts';
import { Portrait } from '../specialist/portrait.tsx';
import { PAYMENT } from './payment-anchor.ts';
import { StepHeading } from './step-heading.tsx';
import { ConsentField, Consents, TermsField } from '../terms-field.tsx';

export interface OrderSummaryProps {
  productType: ProductType;
  variantTitle: string;
  fairy?: Fairy | undefined;
  price?: Grosze | undefined;
  /** Price with the coupon applied. */
  discountedPrice?: Grosze | undefined;
  /** The lowest price of the thirty days before a reduction that is open to everybody. */
  lowestPrice?: Grosze | undefined;
  /** As typed so far: where the answer goes. */
  email: string;
  /** The day on which a gift is sent, as typed. */
  giftDay?: string | undefined;
  coupon: Coupon;
  onCouponType: (code: string) => void;
  onCouponApply: () => void;
  onCouponRemove: () => void;
  tosChecked: boolean;
  tosProblem?: string | undefined;
  onTos: (accepted: boolean) => void;
  /** The request to begin at once; missing where its text could not be read. */
  earlyStart?: EarlyStart | undefined;
  /** What is to pay: this price, or another one that the placed order costs. */
  amount?: Grosze | undefined;
  /** The order is being placed; nothing can be changed. */
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
/** Where the phone's bar leads: from here the buttons below are on the screen, too. */
export const AMOUNT = 'do-zaplaty';

/** Step four, the summary card: product and specialist, amount, coupon, address, consents, payment (OF-2, OF-8). */
export function OrderSummary(props: OrderSummaryProps) {
  const { fairy, price, discountedPrice, lowestPrice, amount, locked = false } = props;
  return (
    <section id={PAYMENT} className={`${step} ${css.card}`} aria-labelledby={HEADING}>
      <StepHeading id={HEADING} step={4}>
        {summaryCopy.title}
      </StepHeading>
      <Chosen of={props} links={!locked} />
      {price !== undefined && <Amount {...{ price, discountedPrice, lowestPrice, amount }} />}
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
      <Arrival fairy={fairy} email={props.email} giftDay={props.giftDay} />
      <Consents>
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
      </Consents>
      {props.children}
    </section>
  );
}

/** What is bought, and from whom; `links` lead back to the steps where it is chosen. */
export const Chosen = ({
  of: { fairy, productType, variantTitle },
  links,
}: {
  of: Pick<OrderSummaryProps, 'fairy' | 'productType' | 'variantTitle'>;
  links: boolean;
}) => (
  <div className={css.who}>
    {fairy && <Portrait fairy={fairy} className={css.portrait} />}
    <div>
      <p className={css.name}>
        <span>{variantTitle}</span>
      </p>
      <p className={css.work}>
        <span>{summaryCopy.who(productType)}</span> <span translate="no">{fairy?.name}</span>
      </p>
      {links && (
        <p className={css.changes}>
          <a href="#wariant" className={css.change}>
            {summaryCopy.changeVariant}
          </a>
          <a href="#wrozka" className={css.change}>
            {summaryCopy.changeSpecialist}
          </a>
        </p>
      )}
    </div>
  </div>
);

/** When the answer comes, and where to: the whole address, so that a slip is seen before it is paid for. */
export const Arrival = ({
  fairy,
  email,
  giftDay,
}: {
  fairy: Pick<Fairy, 'responseTime'> | undefined;
  email: string;
  giftDay: string | undefined;
}) => {
  const [name, host] = email.trim().split('@');
  const usual = usualTime(fairy?.responseTime ?? '');
  if (!name || !host) return <p className={css.arrival}>{summaryCopy.arrivesByMail(usual)}</p>;
  return (
    <p className={css.arrival}>
      <span>{giftDay ? summaryCopy.arrivesOn(giftDay) : summaryCopy.arrives(usual)}</span>{' '}
      <strong className={css.address} translate="no">
        <span>{`${name}@`}</span>
        <wbr />
        <span>{host}</span>
      </strong>
    </p>
  );
};

type AmountProps = { price: Grosze } & Pick<OrderSummaryProps, 'discountedPrice' | 'lowestPrice' | 'amount'>;

/**
 * The amount. With a coupon the earlier price is struck through and labelled for screen readers (A8): the full price,
 * or for a public reduction the lowest of thirty days, also in words. A reduction that is none against that price
 * strikes nothing through. A placed order shows its price alone.
 */
export const Amount = ({ amount, ...of }: AmountProps) => {
  const isNew = amount !== undefined && amount !== (of.discountedPrice ?? of.price);
  const { price, discountedPrice = price, lowestPrice } = isNew ? { price: amount } : of;
  const before = lowestPrice ?? price;
  return (
    <p id={AMOUNT} className={css.total}>
      <span>{summaryCopy.amount}</span>{' '}
      <span className={css.amounts}>
        {discountedPrice < before && (
          <>
            <s className={css.oldPrice}>
              <span className={hidden}>{summaryCopy.previousPrice}:</span>{' '}
              <span translate="no">{formatPrice(before)}</span>
            </s>{' '}
            <span className={hidden}>{summaryCopy.newPrice}:</span>{' '}
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
