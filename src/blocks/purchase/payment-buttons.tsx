import { PAYMENT_LABEL, paymentCopy, paymentMeans } from '#copy/purchase/payment.ts';
import { NOTHING, type Grosze } from '#domain/grosze.ts';
import { acceptsAmount, MINIMUM_AMOUNT, PAYMENT_PROVIDERS, type PaymentProvider } from '#domain/payment.ts';
import { Announcer } from '#kit/announcer.tsx';
import { Button } from '#kit/button.tsx';
import { buttonClass } from '#styles/button.css.ts';
import * as css from '#styles/purchase/payment-buttons.css.ts';
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
  /** Note before the buttons about how the answer is written. */
  note?: string | undefined;
  /** The card page offers Apple Pay and Google Pay. */
  hasWallets?: boolean;
  onPick: (provider: PaymentProvider) => void;
  /** Why the last order was not placed. */
  failure?: { title: string; text: string } | undefined;
}

/**
 * The two payment buttons; pressing one places the order (OF-3). Meanwhile both keep focus and ignore presses. The
 * failure text above them is no live region, since its toast is announced (A30, U8).
 */
export const PaymentButtons = ({
  amount,
  pending,
  blocked,
  note,
  hasWallets = false,
  onPick,
  failure,
}: PaymentButtonsProps) => (
  <div className={css.payment}>
    {failure && <PaymentFailure {...failure} />}
    {note && <p className={css.means}>{note}</p>}
    {PAYMENT_PROVIDERS.map((provider) => {
      const isPending = pending === provider;
      const isOffered = acceptsAmount(provider, amount);
      return (
        <div key={provider}>
          <Button
            pending={isPending}
            blocked={!isPending && (blocked || !isOffered || pending !== undefined)}
            aria-describedby={isPending ? undefined : whatId(provider, amount)}
            onPress={() => onPick(provider)}
            parts={{ root: payButton(provider) }}
          >
            {isPending ? (
              <span className={css.waiting}>
                <Icon name="moon-first-quarter" size={22} className={css.turning} />
                <span>{paymentCopy.loading}</span>
              </span>
            ) : (
              <PayButtonText provider={provider} amount={amount} />
            )}
          </Button>
          {!isOffered && <BelowMinimum provider={provider} />}
        </div>
      );
    })}
    <PaymentMeans hasWallets={hasWallets} />
    <Announcer message={pending && paymentCopy.loading} parts={hiddenParts} />
  </div>
);

/** The classes of a provider's button: the first is the plain way, which most customers take. */
export const payButton = (provider: PaymentProvider) =>
  `${provider === PAYMENT_PROVIDERS[0] ? buttonClass.primary : buttonClass.ghost} ${css.button}`;

/** Id of the words that describe a provider's button: its means, or why it cannot be pressed. */
export const whatId = (provider: PaymentProvider, amount: Grosze) =>
  acceptsAmount(provider, amount) ? meansId(provider) : tooLittleId(provider);

const meansId = (provider: PaymentProvider) => `srodki-${provider}`;
const tooLittleId = (provider: PaymentProvider) => `za-malo-${provider}`;

const MARKS = {
  PAYU: ['blik', 'bank'],
  STRIPE: ['card', 'wallet'],
} as const satisfies Record<PaymentProvider, readonly ('blik' | IconName)[]>;

/** Label, marks and the words of the act. The marks are decoration: the sentence below the buttons names the means. */
export const PayButtonText = ({ provider, amount }: { provider: PaymentProvider; amount: Grosze }) => (
  <>
    <span className={css.label}>{PAYMENT_LABEL[provider]}</span>{' '}
    <span className={css.marks} aria-hidden="true">
      {MARKS[provider].map((mark) =>
        mark === 'blik' ? (
          <span key={mark} className={css.word}>
            {paymentCopy.blik}
          </span>
        ) : (
          <Icon key={mark} name={mark} size={26} />
        ),
      )}
    </span>{' '}
    <span className={css.obligation}>
      {amount === NOTHING ? paymentCopy.noObligation : paymentCopy.obligation}
    </span>
  </>
);

/** Says why a button cannot be pressed: its provider takes no amounts this low. */
export const BelowMinimum = ({ provider }: { provider: PaymentProvider }) => (
  <p id={tooLittleId(provider)} className={css.means}>
    {paymentCopy.belowMinimum(MINIMUM_AMOUNT[provider])}
  </p>
);

/** Names each provider's means, in one sentence. */
export const PaymentMeans = ({ hasWallets }: { hasWallets: boolean }) => (
  <p className={css.safe}>
    <Icon name="lock" size={18} />
    <span>
      {PAYMENT_PROVIDERS.map((provider) => (
        <span key={provider} id={meansId(provider)}>{`${paymentMeans(hasWallets)[provider]} `}</span>
      ))}
      <span>{paymentCopy.hint}</span>
    </span>
  </p>
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
