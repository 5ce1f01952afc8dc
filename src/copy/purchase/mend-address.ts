import { NBSP } from '../site/format.ts';

/** Texts of the page that mends an order's address. */
export const mendAddressCopy = {
  title: 'Popraw adres',
  lead: (orderId: number, email: string) =>
    `Odpowiedź na zamówienie nr ${orderId} ma przyjść na ${email}. Adres możesz poprawić, dopóki odpowiedź nie wyszła.`,
  email: 'Prawidłowy adres e-mail',
  again: 'Powtórz adres',
  hint: `Wyślemy na niego umowę, a${NBSP}potem odpowiedź. O${NBSP}zmianie napiszemy też na poprzedni.`,
  giftHint: (contact: string) =>
    `To adres osoby, która dostaje prezent. Umowa zostaje na twoim adresie, tam napiszemy też o${NBSP}zmianie. Swój adres poprawisz, pisząc do nas: ${contact}.`,
  giverProblem: 'To twój adres: podaj adres osoby, która dostaje prezent',
  emailProblem: 'Wprowadź prawidłowy email',
  againProblem: 'Email i potwierdzenie emaila powinny być takie same',
  save: 'Popraw adres',
  doneTitle: 'Adres poprawiony',
  done: (email: string) =>
    `Odpowiedź przyjdzie na ${email}. Napiszemy o${NBSP}tym na oba adresy. W${NBSP}skrzynce powinna zaraz być umowa: jeśli jej nie ma, zajrzyj do folderu Spam.`,
  sameTitle: 'Adres bez zmian',
  same: (email: string) => `Zamówienie ma już ten adres: ${email}. Nic więcej nie trzeba robić.`,
  sameMailed: (email: string) =>
    `Wysyłamy jeszcze raz na ${email} to, czego poczta wcześniej nie przyjęła. Jeśli list zaraz nie przyjdzie, zajrzyj do folderu Spam.`,
  giftDone: (email: string) => `Prezent pójdzie na ${email}. Napiszemy o${NBSP}tym także do ciebie.`,
  unknownTitle: 'Tego zamówienia tu nie zmienimy',
  unknown: (contact: string) =>
    `Adres można poprawić tylko na urządzeniu, na którym złożono zamówienie, w${NBSP}ciągu 14${NBSP}dni. Na innym napisz do nas: ${contact}.`,
  closedTitle: 'Adresu już nie zmienimy',
  closed: (contact: string) =>
    `Odpowiedź właśnie wychodzi albo już wyszła, albo zamówienie nie jest opłacone. Jeśli list nie przyszedł, napisz do nas: ${contact}.`,
  oftenTitle: 'Za dużo poprawek',
  often: (contact: string) => `Adres tego zamówienia zmieniono już trzy razy. Napisz do nas: ${contact}.`,
  foreign: `Formularz przyszedł z${NBSP}innej strony, więc adresu nie zmieniliśmy. Wyślij go jeszcze raz.`,
  limitTitle: 'Za dużo prób',
  limit: 'Spróbuj za minutę.',
} as const;
