import { PAYMENT_LABEL, PAYMENT_MEANS, paymentCopy } from '#copy/payment.ts';
import type { Grosze } from '#domain/grosze.ts';
import { acceptsAmount, MINIMUM_AMOUNT, PAYMENT_PROVIDERS, type PaymentProvider } from '#domain/payment.ts';
import { Announcer } from '#kit/announcer.tsx';
import { Button } from '#kit/button.tsx';
import { buttonClass } from '#styles/button.css.ts';
import * as css from '#styles/payment-buttons.css.ts';
import { hiddenParts } from '#styles/text.css.ts';
import type { IconName } from '../icon-name.ts';
import { Icon } from '../icon.tsx';

export interface PaymentButtonsProps {
  /** What is to be paid: providers refuse less than their minimum. */
  amount: Grosze;
  /** The provider whose order is being placed. */
  pending?: PaymentProvider | undefined;
  /** Disabled for now. */
  blocked?: boolean | undefined;
  /** Stands before the buttons: how the answer comes to be. */
  note?: string | undefined;
  onPick: (provider: PaymentProvider) => void;
  /** Why the last order was not placed. */
  failure?: { title: string; text: string } | undefined;
}

/** Each provider's icon. */
export const PAYMENT_ICON = { PAYU: 'bank', STRIPE: 'card' } as const satisfies Record<
  PaymentProvider,
  IconName
>;

/**
 * The two payment buttons; pressing one places the order (OF-3). Meanwhile both keep focus and ignore presses. The
 * failure text above them is no live region, since its toast is announced (A30, U8).
 */
export const PaymentButtons = ({ amount, pending, blocked, note, onPick, failure }: PaymentButtonsProps) => (
  <div className={css.payment}>
    {failure && <PaymentFailure {...failure} />}
    {note && <p className={css.means}>{note}</p>}
    {PAYMENT_PROVIDERS.map((provider) => {
      const isPending = pending === provider;
      const isOffered = acceptsAmount(provider, amount);
      const meansId = `srodki-${provider}`;
      return (
        <div key={provider}>
          <Button
            pending={isPending}
            blocked={!isPending && (blocked || !isOffered || pending !== undefined)}
            aria-describedby={isPending ? undefined : meansId}
            onPress={() => onPick(provider)}
            parts={{ root: `${buttonClass.primary} ${css.button}` }}
          >
            {isPending ? (
              <>
                <Icon name="moon-first-quarter" size={22} className={css.turning} />
                <span>{paymentCopy.loading}</span>
              </>
            ) : (
              <>
                <Icon name={PAYMENT_ICON[provider]} />
                <span>
                  <span className={css.label}>{PAYMENT_LABEL[provider]}</span>{' '}
                  <span className={css.obligation}>{paymentCopy.obligation}</span>
                </span>
              </>
            )}
          </Button>
          <p id={meansId} className={css.means}>
            {isOffered ? PAYMENT_MEANS[provider] : paymentCopy.belowMinimum(MINIMUM_AMOUNT[provider])}
          </p>
        </div>
      );
    })}
    <p className={css.safe}>
      <Icon name="lock" size={18} />
      {paymentCopy.hint}
    </p>
    <Announcer message={pending && paymentCopy.loading} parts={hiddenParts} />
  </div>
);

/** Why the last order was not placed; no live region, since its toast is announced. */
export const PaymentFailure = ({ title, text }: { title: string; text: string }) => (
  <div className={css.failure}>
    <Icon name="alert" size={20} />
    <div>
      <p className={css.failureTitle}>{title}</p>
      <p>{text}</p>
    </div>
  </div>
);
