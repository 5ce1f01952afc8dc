import { couponCopy } from '#copy/purchase/coupon.ts';
import { summaryCopy } from '#copy/purchase/order.ts';
import { plainOrderCopy } from '#copy/purchase/plain-order.ts';
import { minus, type Grosze } from '#domain/grosze.ts';
import type { Fairy } from '#domain/catalogue.ts';
import type { ProductType } from '#domain/product-type.ts';
import { EARLY_START_FIELD } from '#domain/consent-texts.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import type { Elements } from '#kit/elements.ts';
import { NativeCheckboxField } from '#kit/native-checkbox-field.tsx';
import { buttonClass } from '#styles/button.css.ts';
import { checkboxParts } from '#styles/field.css.ts';
import * as css from '#styles/purchase/order-summary.css.ts';
import { step } from '#styles/purchase/step.css.ts';
import { linkButton } from '#styles/text.css.ts';
import { fieldId } from '../form-binding.ts';
import { Icon } from '../icon.tsx';
import { Amount, Arrival, Chosen, type EarlyStart } from '../purchase/order-summary.tsx';
import { StepHeading } from '../purchase/step-heading.tsx';
import { TextInput } from '../text-input.tsx';
import { Consents } from '../terms-field.tsx';
import { PlainTerms } from './plain-terms.tsx';

export interface PlainSummaryProps {
  productType: ProductType;
  variantTitle: string;
  fairy: Fairy;
  price: Grosze;
  discountedPrice: Grosze | undefined;
  lowestPrice: Grosze | undefined;
  /** What is to pay: this price, or another one that the placed order costs. */
  amount: Grosze;
  email: string;
  /** The day on which a gift is sent, as typed. */
  giftDay?: string | undefined;
  couponCode: string;
  couponMessage: string | undefined;
  /** A code that one press applies again. */
  offeredCode: string | undefined;
  tosChecked: boolean;
  tosProblem: string | undefined;
  earlyStart: Omit<EarlyStart, 'onCheckedChange'> | undefined;
  /** PlainPayment, or the notice that replaces it. */
  children: Elements;
}

const HEADING = 'platnosc-naglowek';

/** Step four without scripts: buttons named `pokaz` lead to an earlier step, `krok` applies or removes the coupon. */
export const PlainSummary = (props: PlainSummaryProps) => {
  const { fairy, price, discountedPrice, lowestPrice, amount } = props;
  return (
    <section id="platnosc" className={`${step} ${css.card}`} aria-labelledby={HEADING}>
      <StepHeading id={HEADING} step={4}>
        {summaryCopy.title}
      </StepHeading>
      <Chosen of={props} links={false} />
      <Change what="wariant" label={plainOrderCopy.changeVariant} />
      <Change what="wrozka" label={plainOrderCopy.changeSpecialist} />
      <Amount {...{ price, discountedPrice, lowestPrice, amount }} />
      <PlainCoupon
        code={props.couponCode}
        message={props.couponMessage}
        offered={props.offeredCode}
        saved={discountedPrice === undefined ? undefined : minus(lowestPrice ?? price, discountedPrice)}
      />
      <Arrival fairy={fairy} email={props.email} giftDay={props.giftDay} />
      <Consents>
        <PlainTerms checked={props.tosChecked} error={props.tosProblem} />
        {props.earlyStart && (
          <NativeCheckboxField
            id={fieldId(EARLY_START_FIELD)}
            name={EARLY_START_FIELD}
            {...props.earlyStart}
            parts={checkboxParts}
          />
        )}
      </Consents>
      {props.children}
    </section>
  );
};

const Change = ({ what, label }: { what: 'wariant' | 'wrozka'; label: string }) => (
  <p>
    <button type="submit" name="pokaz" value={what} className={linkButton}>
      {label}
    </button>
  </p>
);

interface PlainCouponProps {
  code: string;
  message: string | undefined;
  offered: string | undefined;
  /** What the applied coupon saves. */
  saved: Grosze | undefined;
}

const PlainCoupon = ({ code, message, offered, saved }: PlainCouponProps) => (
  <div className={css.coupon}>
    <TextInput
      id={fieldId('couponCode')}
      name="couponCode"
      label={couponCopy.label}
      value={code}
      onChange={() => undefined}
      error={message}
      maxLength={MAX_LENGTH.couponCode}
      isCode
      autoComplete="off"
      readOnly={saved !== undefined}
    />
    <button
      type="submit"
      name="krok"
      value={saved === undefined ? 'kupon' : 'bez-kuponu'}
      className={`${buttonClass.ghost} ${css.couponButton}`}
    >
      {saved === undefined ? couponCopy.apply : couponCopy.remove}
    </button>
    {offered !== undefined && (
      <button type="submit" name="krok" value="kupon-znowu" className={`${linkButton} ${css.reapply}`}>
        {couponCopy.reapply(offered)}
      </button>
    )}
    {saved !== undefined && (
      <p className={css.couponResult}>
        <Icon name="check" size={18} />
        <span>{couponCopy.applied(code.trim(), saved)}</span>
      </p>
    )}
  </div>
);
