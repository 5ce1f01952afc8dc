import { orderHints } from '#copy/purchase/order.ts';
import { buttonClass } from '#styles/button.css.ts';

/** Brings back the questions that a change of package took out of the form. */
export const PlainRestore = () => (
  <button type="submit" name="krok" value="przywroc" className={buttonClass.ghost}>
    {orderHints.restore}
  </button>
);
