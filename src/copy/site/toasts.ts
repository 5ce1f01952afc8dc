/** What a toast is about. */
export type ToastTopic =
  | 'choice'
  | 'coupon'
  | 'order'
  | 'chart'
  | 'saving'
  | 'share'
  | 'contact'
  | 'newsletter'
  | 'withdrawal'
  | 'part';

/** Text of a toast. The wording of these messages is required (ER-2, ER-3, ER-4). */
export interface ToastText {
  title: string;
  text: string;
  /**
   * Whether the page also shows the message in place; then small screens only announce it. Otherwise the toast is
   * always visible, whatever it covers.
   */
  isInPage: boolean;
  /** Topic of the message; a newer message with the same topic, or another outcome (`Shop.retract`), ends it. */
  about?: ToastTopic | undefined;
}

const GONE = 'Kupon nie jest już dostępny';

/** Not in the specification (`CouponHeld`): the orders may be another person's in the same network. */
const HELD =
  'Kupon czeka w\u00a0nieopłaconych zamówieniach z\u00a0twojej sieci, może cudzych. Opłać swoje albo spróbuj za godzinę.';

const COUPON_FAILURE: Partial<Record<number, string>> = {
  102: 'Podany kupon nie istnieje',
  103: GONE,
  104: 'Kupon nie jest dostępny dla tego produktu',
  1103: HELD,
};

const ORDER_FAILURE: Partial<Record<number, string>> = {
  103: GONE,
  104: `${GONE} dla tego produktu`,
  1103: HELD,
};

/** Toast for a refused coupon, by error code (ER-2). */
export const couponFailure = (code: number): ToastText => ({
  about: 'coupon',
  isInPage: true,
  title: 'Kupon nie został zastosowany!',
  text: COUPON_FAILURE[code] ?? 'Nie udało się zastosować kuponu. Spróbuj ponownie później.',
});

export const couponSuccess: ToastText = {
  about: 'coupon',
  isInPage: true,
  title: 'Kupon został zastosowany',
  text: 'Udało się zastosować kupon rabatowy',
};

/** Toast for an order that was not placed, by error code (ER-3). */
export const orderFailure = (code: number): ToastText => ({
  about: 'order',
  isInPage: true,
  title: 'Coś poszło nie tak!',
  text: ORDER_FAILURE[code] ?? 'Nie udało się złożyć zamówienia. Spróbuj ponownie później.',
});
