import type { ErrorCode } from '#domain/error-code.ts';

/** Text of a toast. The wording of these messages is required (ER-2, ER-3, ER-4). */
export interface ToastText {
  title: string;
  text: string;
  /** Topic of the message; a newer message with the same topic replaces it. */
  about?: 'coupon' | 'order' | 'contact' | 'newsletter' | 'part' | undefined;
}

const COUPON_FAILURE: Partial<Record<ErrorCode, string>> = {
  102: 'Podany kupon nie istnieje',
  103: 'Kupon nie jest już dostępny',
  104: 'Kupon nie jest dostępny dla tego produktu',
};

const ORDER_FAILURE: Partial<Record<ErrorCode, string>> = {
  103: 'Kupon nie jest już dostępny',
  104: 'Kupon nie jest już dostępny dla tego produktu',
};

/** Toast for a refused coupon, by error code (ER-2). */
export const couponFailure = (code: number): ToastText => ({
  about: 'coupon',
  title: 'Kupon nie został zastosowany!',
  text: COUPON_FAILURE[code as ErrorCode] ?? 'Nie udało się zastosować kuponu. Spróbuj ponownie później.',
});

export const couponSuccess: ToastText = {
  about: 'coupon',
  title: 'Kupon został zastosowany',
  text: 'Udało się zastosować kupon rabatowy',
};

/** Toast for an order that was not placed, by error code (ER-3). */
export const orderFailure = (code: number): ToastText => ({
  about: 'order',
  title: 'Coś poszło nie tak!',
  text: ORDER_FAILURE[code as ErrorCode] ?? 'Nie udało się złożyć zamówienia. Spróbuj ponownie później.',
});

export const contactSuccess: ToastText = {
  about: 'contact',
  title: 'Dziękujemy za wiadomość!',
  text: 'Skontaktujemy się z Tobą wkrótce',
};

export const contactFailure: ToastText = {
  about: 'contact',
  title: 'Coś poszło nie tak!',
  text: 'Nie udało się zweryfikować czy jesteś robotem',
};

export const newsletterSuccess: ToastText = {
  about: 'newsletter',
  /** The spelling is required (ER-4). */
  title: 'Dziekujemy!',
  text: 'Na twój adres wysłaliśmy odnośnik. Potwierdź zapis, a e-book przyjdzie od razu po potwierdzeniu.',
};

export const newsletterFailure: ToastText = {
  about: 'newsletter',
  title: 'Coś poszło nie tak!',
  text: 'Nie udało się zapisać do newslettera',
};
