import { PROVIDER_NAME } from '../purchase/provider-name.ts';
import { NBSP } from '../site/format.ts';

/** Format of a column's value. */
export type HeldAs = 'text' | 'day' | 'moment' | 'money' | 'yesNo' | 'stars' | 'provider' | 'consent';

/** Columns shown to people, in this order, with format and name. Other columns are only in the downloaded file. */
export const HELD_COLUMNS = {
  id: ['text', 'Numer'],
  product_name: ['text', 'Usługa'],
  fairy_name: ['text', 'Wróżka'],
  kind: ['consent', 'Zgoda'],
  version: ['text', 'Wersja tekstu'],
  is_given: ['yesNo', 'Wyrażona'],
  provider: ['provider', 'Płatność przez'],
  coupon_code: ['text', 'Kod'],
  full_price: ['money', 'Cena przed zniżką'],
  total_price: ['money', 'Do zapłaty'],
  amount: ['money', 'Kwota'],
  customer_name: ['text', 'Imię'],
  first_name: ['text', 'Imię'],
  last_name: ['text', 'Nazwisko'],
  name: ['text', 'Imię i nazwisko'],
  email: ['text', 'Adres e-\u2060mail'],
  to: ['text', 'Do'],
  birth_date: ['day', 'Data urodzenia'],
  birth_time: ['text', 'Godzina urodzenia'],
  city: ['text', 'Miejsce urodzenia'],
  partner_name: ['text', 'Imię drugiej osoby'],
  partner_birth_date: ['day', 'Data urodzenia drugiej osoby'],
  gift_email: ['text', 'Adres osoby obdarowanej'],
  gift_from: ['moment', 'Prezent nie wcześniej niż'],
  number: ['text', 'Numer'],
  order_number: ['text', 'Podany numer zamówienia'],
  asked_on: ['day', 'Dzień prośby'],
  subject: ['text', 'Temat'],
  message: ['text', 'Wiadomość'],
  statement: ['text', 'Oświadczenie'],
  body: ['text', 'Treść'],
  stars: ['stars', 'Ocena'],
  words: ['text', 'Opinia'],
  date: ['moment', 'Kiedy'],
  at: ['moment', 'Kiedy'],
  created_at: ['moment', 'Złożone'],
  received_at: ['moment', 'Przyszło'],
  asked_at: ['moment', 'Zlecone'],
  confirmed_at: ['moment', 'Potwierdzone'],
  paid_at: ['moment', 'Opłacone'],
  answered_at: ['moment', 'Odpowiedź wysłana'],
  answer_closed_at: ['moment', 'Strona odpowiedzi zamknięta'],
  written_at: ['moment', 'Napisane'],
  settled_at: ['moment', 'Rozliczone'],
  due_on: ['day', 'Ostatni dzień na zwrot'],
  proved_at: ['moment', 'Oświadczenie potwierdzone'],
  done_at: ['moment', 'Załatwione'],
  author: ['text', 'Kto napisał'],
  content: ['text', 'Pytanie'],
  response: ['text', 'Odpowiedź'],
  text: ['text', 'Treść'],
} as const satisfies Record<string, readonly [HeldAs, string]>;

/** Rows inside a row. */
export const HELD_PARTS = {
  questions: 'Pytania',
  rating: 'Ocena',
  consents: 'Zgody i oświadczenia',
  coupon: 'Kupon',
  payment: 'Płatność',
  refunds: 'Zwroty',
  invoice: 'Faktura',
  mails: 'Listy w sprawie zamówienia',
  notes: 'Notatki osób, które odpowiadają',
  replies: 'Odpowiedzi na wiadomość',
} as const;

/** What a consent was given to, by its kind in the database. */
const CONSENTS: ReadonlyMap<string, string> = new Map([
  ['terms', 'Regulamin'],
  ['early-start', 'Rozpoczęcie usługi przed upływem 14 dni'],
  ['newsletter', 'Newsletter'],
]);

/** Texts of the details on the page of one's data. */
export const heldCopy = {
  consent: (kind: string) => CONSENTS.get(kind) ?? '',
  provider: (name: string) => new Map<string, string>(Object.entries(PROVIDER_NAME)).get(name) ?? '',
  yesNo: (value: boolean) => (value ? 'tak' : 'nie'),
  /** Heading of one of several alike. */
  one: (what: string, number: number, of: number) =>
    of === 1 ? what : `${what}, ${number}${NBSP}z${NBSP}${of}`,
} as const;
