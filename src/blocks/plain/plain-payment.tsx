import { PAYMENT_LABEL, PAYMENT_MEANS, paymentCopy } from '#copy/payment.ts';
import type { Grosze } from '#domain/grosze.ts';
import { acceptsAmount, MINIMUM_AMOUNT, PAYMENT_PROVIDERS } from '#domain/payment.ts';
import { buttonClass } from '#styles/button.css.ts';
import * as css from '#styles/payment-buttons.css.ts';
import { Icon } from '../icon.tsx';
import { PAYMENT_ICON, PaymentFailure } from '../purchase/payment-buttons.tsx';

export interface PlainPaymentProps {
  /** What is to be paid: providers refuse less than their minimum. */
  amount: Grosze;
  /** Stands before the buttons: how the answer comes to be. */
  note?: string | undefined;
  /** Why the last order was not placed. */
  failure?: { title: string; text: string } | undefined;
}

/** The two payment buttons without scripts: `krok` is the provider. */
export const PlainPayment = ({ amount, note, failure }: PlainPaymentProps) => (
  <div className={css.payment}>
    {failure && <PaymentFailure {...failure} />}
    {note && <p className={css.means}>{note}</p>}
    {PAYMENT_PROVIDERS.map((provider) => (
      <div key={provider}>
        <button
          type="submit"
          name="krok"
          value={provider}
          disabled={!acceptsAmount(provider, amount)}
          aria-describedby={`srodki-${provider}`}
          className={`${buttonClass.primary} ${css.button}`}
        >
          <Icon name={PAYMENT_ICON[provider]} />
          <span>
            <span className={css.label}>{PAYMENT_LABEL[provider]}</span>{' '}
            <span className={css.obligation}>{paymentCopy.obligation}</span>
          </span>
        </button>
        <p id={`srodki-${provider}`} className={css.means}>
          {acceptsAmount(provider, amount)
            ? PAYMENT_MEANS[provider]
            : paymentCopy.belowMinimum(MINIMUM_AMOUNT[provider])}
        </p>
      </div>
    ))}
    <p className={css.safe}>
      <Icon name="lock" size={18} />
      {paymentCopy.hint}
    </p>
  </div>
);
