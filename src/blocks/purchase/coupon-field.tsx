import { useEffect, useState, type FormEvent } from 'react';
import { couponCopy } from '#copy/purchase/coupon.ts';
import type { Grosze } from '#domain/grosze.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { Button } from '#kit/button.tsx';
import { buttonClass } from '#styles/button.css.ts';
import * as css from '#styles/purchase/order-summary.css.ts';
import { hidden, linkButton } from '#styles/text.css.ts';
import { fieldId } from '../form-binding.ts';
import { Icon } from '../icon.tsx';
import { TextInput } from '../text-input.tsx';

/**
 * State of the coupon. `code` is as typed; `message` (Polish) says why it was refused, or that it has not been
 * checked.
 */
export interface Coupon {
  state: 'absent' | 'checking' | 'applied' | 'refused';
  code: string;
  message?: string | undefined;
  /** A code that one press applies. `wasApplied` where a change of choice took it off; else it waits from an earlier visit. */
  offered?: { code: string; wasApplied?: boolean | undefined; onPress: () => void } | undefined;
}

export interface CouponFieldProps {
  coupon: Coupon;
  /** Full price; without one the coupon cannot be checked (OF-8). */
  price: Grosze | undefined;
  saved: Grosze;
  /** What is left to pay; heard with the discount. */
  amount?: Grosze | undefined;
  /** The order is being placed; nothing can be changed. */
  locked: boolean;
  onType: (code: string) => void;
  onApply: () => void;
  onRemove: () => void;
}

const ID = fieldId('couponCode');
const FORM_ID = 'kupon';

/**
 * "Kod kuponu" with "Zastosuj" (OF-8). Enter applies the coupon, too. A hint says why "Zastosuj" can't be pressed. On
 * phones the empty field is folded behind "Mam kod", which a code, one on offer or a press opens.
 */
export function CouponField({
  coupon,
  price,
  saved,
  amount,
  locked,
  onType,
  onApply,
  onRemove,
}: CouponFieldProps) {
  const { state, code, offered } = coupon;
  const isApplied = state === 'applied';
  const hint = whyNot(coupon, price);
  const [isAsked, setIsAsked] = useState(false);
  const isFilled = code !== '' || state !== 'absent' || offered !== undefined;
  const isOpen = isAsked || isFilled;
  useEffect(() => {
    if (isAsked) keepFocus();
  }, [isAsked]);

  function apply(event: FormEvent) {
    event.preventDefault();
    if (hint !== undefined || isApplied || locked) return;
    keepFocus();
    onApply();
  }

  return (
    <div className={css.code} data-open={isOpen ? '' : undefined}>
      {!isFilled && (
        <Button
          aria-expanded={isOpen}
          aria-controls={FORM_ID}
          onPress={() => setIsAsked(!isAsked)}
          parts={{ root: css.codeFold }}
        >
          <Icon name="coupon" size={20} />
          <span>{couponCopy.have}</span>
          <Icon name="chevron" size={20} className={css.codeChevron} />
        </Button>
      )}
      <form id={FORM_ID} noValidate className={css.coupon} onSubmit={apply}>
        <TextInput
          id={ID}
          name="couponCode"
          label={couponCopy.label}
          value={code}
          onChange={onType}
          error={coupon.message}
          isErrorQuiet
          hint={hint}
          maxLength={MAX_LENGTH.couponCode}
          isCode
          autoComplete="off"
          readOnly={state === 'checking' || isApplied || locked}
        />
        {isApplied ? (
          <Button
            blocked={locked}
            onPress={() => {
              keepFocus();
              onRemove();
            }}
            parts={{ root: `${buttonClass.ghost} ${css.couponButton}` }}
          >
            {couponCopy.remove}
          </Button>
        ) : (
          <Button
            type="submit"
            disabled={hint !== undefined}
            blocked={locked}
            parts={{ root: `${buttonClass.ghost} ${css.couponButton}` }}
          >
            {couponCopy.apply}
          </Button>
        )}
        {offered && (
          <Button
            blocked={locked}
            onPress={() => {
              keepFocus();
              offered.onPress();
            }}
            parts={{ root: `${linkButton} ${css.reapply}` }}
          >
            {couponCopy.reapply(offered.code)}
          </Button>
        )}
        <p role="status" className={css.couponResult}>
          {isApplied && (
            <>
              <Icon name="check" size={18} />
              <span>{couponCopy.applied(code.trim(), saved)}</span>
              {amount !== undefined && <span className={hidden}>{` ${couponCopy.due(amount)}`}</span>}
            </>
          )}
        </p>
      </form>
    </div>
  );
}

/** Moves focus to the field: the pressed button will be folded, disabled or removed (U13). */
function keepFocus() {
  document.getElementById(ID)?.focus();
}

/** Why "Zastosuj" is disabled; `undefined` when it is not. */
function whyNot({ state, code, offered }: Coupon, price: Grosze | undefined): string | undefined {
  if (state === 'applied') return undefined;
  if (state === 'checking') return couponCopy.applying;
  if (price === undefined) return couponCopy.whyNoPrice;
  if (code.trim() !== '') return undefined;
  if (!offered) return couponCopy.whyEmpty;
  return offered.wasApplied === undefined
    ? couponCopy.waits(offered.code)
    : couponCopy.clearedOnChange(offered.code, offered.wasApplied);
}
