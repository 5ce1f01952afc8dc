import { useEffect, useState } from 'react';
import { orderFormCopy, orderHints } from '#copy/purchase/order.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { GIFT_FIELDS } from '#domain/gift.ts';
import { gift } from '#styles/purchase/gift-fields.late.css.ts';
import { optional } from '#styles/purchase/order-form.css.ts';
import { stack } from '#styles/layout.css.ts';
import { muted, small } from '#styles/text.css.ts';
import { bindText, type FormBinding } from '../form-binding.ts';
import { TextInput } from '../text-input.tsx';

/** "To prezent", folded until it is wanted: whom the answer goes to, and from which day on. */
export function GiftFields({ form }: { form: FormBinding }) {
  const isFilled = GIFT_FIELDS.some((name) => form.values[name]);
  const hasProblem = GIFT_FIELDS.some((name) => form.problems[name]);
  // Without scripts it is as it was sent.
  const [isOpen, setOpen] = useState(isFilled || hasProblem);
  // What was restored or is wrong is shown, also after she has folded it.
  useEffect(() => {
    if (isFilled || hasProblem) setOpen(true);
  }, [isFilled, hasProblem]);
  return (
    <details className={gift} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{orderFormCopy.gift}</summary>
      <div className={stack}>
        <p className={`${small} ${muted}`}>{orderHints.gift}</p>
        <TextInput
          {...bindText(form, 'giftEmail')}
          label={orderFormCopy.giftEmail}
          hint={orderHints.giftEmail}
          type="email"
          maxLength={MAX_LENGTH.email}
          autoComplete="off"
        />
        <TextInput
          {...bindText(form, 'giftDay')}
          label={orderFormCopy.giftDay}
          hint={orderHints.giftDay}
          optionalNote={<span className={optional}>({orderFormCopy.questionOptional})</span>}
          type="date"
          autoComplete="off"
        />
      </div>
    </details>
  );
}
