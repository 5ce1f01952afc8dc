import { refundDueOn, type WithdrawalReceipt, type WithdrawalValues } from '#domain/withdrawal.ts';
import { formatDay, formatShopTime, NBSP } from '../site/format.ts';
import type { ToastText } from '../site/toasts.ts';
import { withdrawalTitle } from './withdraw-label.ts';

/** Label of the one button that sends the statement (art. 11a ust. 3: „potwierdź odstąpienie od umowy"). */
export const CONFIRM_WITHDRAWAL_LABEL = 'Potwierdź odstąpienie od umowy';

/** The statement of withdrawal, as it is shown, stored and receipted. */
export const withdrawalStatement = ({ name, orderNumber, email }: WithdrawalValues, brand: string): string =>
  `Ja, ${name}, odstępuję od umowy o${NBSP}świadczenie usługi zawartej w${NBSP}sklepie ${brand}: zamówienie nr ${orderNumber}. Potwierdzenie proszę przesłać na adres ${email}.`;

/** The facts of a receipt, as rows of label and value. */
export const receiptRows = ({
  receiptNumber,
  receivedAt,
}: Pick<WithdrawalReceipt, 'receiptNumber' | 'receivedAt'>) =>
  [
    ['Numer potwierdzenia', String(receiptNumber)],
    ['Otrzymano', `${formatShopTime(new Date(receivedAt))} czasu warszawskiego`],
  ] as const;

/** Validation messages of the form. */
export const withdrawalProblems = {
  name: 'Podaj imię i nazwisko',
  orderNumber: 'Podaj numer zamówienia albo napisz, czego dotyczy oświadczenie',
  email: 'Podaj prawidłowy adres e-\u2060mail, na który wyślemy potwierdzenie',
} as const;

/** Texts of the page /odstapienie beside an API that receives no statements: one is sent by mail. */
export const withdrawalByMailCopy = {
  lead: `Możesz odstąpić od umowy bez podawania przyczyny. Wyślij nam oświadczenie e-\u2060mailem: przycisk otwiera gotowy list, w${NBSP}którym wpiszesz swoje dane. Liczy się dzień wysłania.`,
  write: 'Napisz oświadczenie',
  byHand: `Nie otwiera się? Wyślij taką treść na adres`,
  statement: (brand: string, orderNumber: string) =>
    `Odstępuję od umowy o${NBSP}świadczenie usługi zawartej w${NBSP}sklepie ${brand}.\n\nZamówienie nr: ${orderNumber || '...'}\nImię i${NBSP}nazwisko: ...\nData: ...\n\nPotwierdzenie otrzymania proszę przesłać na adres, z${NBSP}którego piszę.`,
} as const;

/** What is told when the page was left while a statement was being sent, on the page that came next. */
export const receivedToast = (email: string): ToastText => ({
  about: 'withdrawal',
  isInPage: false,
  title: 'Otrzymaliśmy twoje oświadczenie',
  text: `Potwierdzenie wysyłamy na adres ${email}.`,
});
export const unconfirmedToast: ToastText = {
  about: 'withdrawal',
  isInPage: false,
  title: `Sklep nie potwierdził oświadczenia o${NBSP}odstąpieniu`,
  text: `Mogło dotrzeć, ale tego nie wiemy. Wyślij je jeszcze raz: drugie o${NBSP}tym samym zamówieniu niczego nie pogorszy.`,
};

/** Texts of the page /odstapienie. */
export const withdrawalCopy = {
  title: withdrawalTitle,
  lead: `Możesz odstąpić od umowy bez podawania przyczyny. Wystarczy numer zamówienia i${NBSP}adres, na który wyślemy potwierdzenie.`,
  formTitle: 'Dane do oświadczenia',
  name: 'Imię i\u00a0nazwisko',
  orderNumber: 'Numer zamówienia',
  orderNumberHint: `Jest w${NBSP}liście z${NBSP}potwierdzeniem zamówienia i${NBSP}na jego stronie. Nie masz go? Wpisz, co zamówiono i${NBSP}kiedy.`,
  email: 'Adres e-mail',
  emailHint: `Najlepiej ten z${NBSP}zamówienia. Wyślemy na niego potwierdzenie z${NBSP}przyciskiem, którym potwierdzisz, że to ty.`,
  next: 'Dalej',
  looking: 'Przygotowuję oświadczenie...',
  reviewTitle: 'Twoje oświadczenie',
  reviewLead: `Sprawdź treść. Oświadczenie wyślesz dopiero przyciskiem poniżej.`,
  change: 'Popraw dane',
  confirming: 'Wysyłam oświadczenie...',
  receivedTitle: 'Otrzymaliśmy twoje oświadczenie',
  /** The page is there for a day, and is kept: its days have dates. */
  receivedLead: (
    email: string,
    { isConfirmed, receivedAt }: Pick<WithdrawalReceipt, 'isConfirmed' | 'receivedAt'>,
  ) => {
    const due = formatDay(refundDueOn(new Date(receivedAt)));
    return isConfirmed
      ? `Jeśli odpowiedź jeszcze nie wyszła, odwołujemy zamówienie. Potwierdzenie wysyłamy też na adres ${email}. Jeśli należy ci się zwrot, pieniądze wrócą najpóźniej ${due}.`
      : `Został jeden krok: otwórz list, który wysyłamy na adres ${email}, i${NBSP}potwierdź w${NBSP}nim, że to ty. Jeśli odpowiedź jeszcze nie wyszła, odwołamy zamówienie. Liczy się dzień, w${NBSP}którym przyszło oświadczenie: jeśli należy ci się zwrot, pieniądze wrócą najpóźniej ${due}. Bez potwierdzenia oświadczenie sprawdzi człowiek. Na jeden adres wysyłamy najwyżej kilka takich listów w${NBSP}ciągu dnia, więc zachowaj też tę stronę.`;
  },
  /** The response was lost, so the withdrawal may or may not have been stored. */
  unconfirmed: `Sklep nie potwierdził, że ma twoje oświadczenie, choć mogło dotrzeć. Naciśnij jeszcze raz: drugie oświadczenie o${NBSP}tym samym zamówieniu niczego nie pogorszy. Możesz też wysłać je e-\u2060mailem na adres`,
  failed: `Nie udało się połączyć ze sklepem, a${NBSP}oświadczenie nie zostało wysłane. To, co wpisane, zostało w${NBSP}polach. Spróbuj jeszcze raz albo wyślij oświadczenie e-\u2060mailem na adres`,
} as const;
