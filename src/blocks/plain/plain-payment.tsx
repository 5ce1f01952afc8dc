import type { Grosze } from '#domain/grosze.ts';
import { acceptsAmount, PAYMENT_PROVIDERS } from '#domain/payment.ts';
import * as css from '#styles/purchase/payment-buttons.css.ts';
import {
  BelowMinimum,
  payButton,
  PayButtonText,
  PaymentFailure,
  PaymentMeans,
  whatId,
} from '../purchase/payment-buttons.tsx';

export interface PlainPaymentProps {
  /** What is to be paid: providers refuse less than their minimum. */
  amount: Grosze;
  /** Note before the buttons about how the answer is written. */
  note?: string | undefined;
  /** The card page offers Apple Pay and Google Pay. */
  hasWallets: boolean;
  /** Why the last order was not placed. */
  failure?: { title: string; text: string } | undefined;
}

/** The two payment buttons without scripts: `krok` is the provider. */
export const PlainPayment = ({ amount, note, hasWallets, failure }: PlainPaymentProps) => (
  <div className={css.payment}>
    {failure && <PaymentFailure {...failure} />}
    {note && <p className={css.means}>{note}</p>}
    {PAYMENT_PROVIDERS.map((provider) => {
      const isOffered = acceptsAmount(provider, amount);
      return (
        <div key={provider}>
          <button
            type="submit"
            name="krok"
            value={provider}
            disabled={!isOffered}
            aria-describedby={whatId(provider, amount)}
            className={payButton(provider)}
          >
            <PayButtonText provider={provider} amount={amount} />
          </button>
          {!isOffered && <BelowMinimum provider={provider} />}
        </div>
      );
    })}
    <PaymentMeans hasWallets={hasWallets} />
  </div>
);
