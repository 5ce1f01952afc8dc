import { shortVersion } from '#copy/law/consents.ts';
import { formatShopTime, NBSP } from '#copy/site/format.ts';
import type { Config } from '#server/config.ts';
import { WITHDRAWAL_PATH } from '#domain/paths/withdrawal-path.ts';

type Seller = Config['seller'];

/** Polish texts of the mail that confirms an agreement. */
export const agreementTexts = {
  title: 'Twoja umowa',
  lead: 'Ten list potwierdza zawartą z\u00a0nami umowę. Zachowaj go razem z\u00a0załącznikiem.',
  sample: 'Dane sprzedawcy są przykładowe: to sklep na próbę.',
  rows: {
    seller: 'Sprzedawca',
    address: 'Adres',
    nip: 'NIP',
    register: 'Rejestr',
    phone: 'Telefon',
    email: 'E-mail',
    madeAt: 'Umowa zawarta',
    price: 'Cena',
    until: 'Odpowiedź',
    terms: 'Regulamin',
  },
  price: (price: string, vat: Seller['vat']) =>
    vat === 'included' ? `${price}, zawiera VAT` : `${price}, sprzedawca jest zwolniony z${NBSP}VAT`,
  until: (time: string) => `na ten adres e-mail, najpóźniej ${time}`,
  /** Where and when a gift goes; `from`: its day, before which it is not sent. */
  giftUntil: (to: string, time: string, from: string | undefined) =>
    `prezent, na adres ${to}, ${from === undefined ? 'najpóźniej' : `napisana najpóźniej ${time}, wysłana`} ${from ?? time}`,
  terms: ({ version, at }: { version: string; at: Date }) =>
    `zaakceptowany ${formatShopTime(at)}, wersja ${shortVersion(version)}, w${NBSP}całości w${NBSP}załączniku`,
  earlyStart: ({ at }: { at: Date }) =>
    `Na twoje żądanie zaczynamy od razu. Oświadczenie z ${formatShopTime(at)}:`,
  noEarlyStart: `Nie zażądano rozpoczęcia usługi przed upływem 14${NBSP}dni na odstąpienie od umowy. W${NBSP}tym czasie możesz odstąpić i${NBSP}odzyskać pieniądze, także po otrzymaniu odpowiedzi.`,
  ordered: {
    title: 'Co zamawiasz',
    name: 'Imię',
    birthDate: 'Data urodzenia',
    birthTime: 'Godzina urodzenia',
    city: 'Miasto urodzenia',
    partner: 'Druga osoba',
    partnerBirthDate: 'Data urodzenia drugiej osoby',
    question: 'Pytanie lub intencja',
    mistake: (email: string) => `Coś się nie zgadza? Napisz na ${email}, zanim wyślemy odpowiedź.`,
  },
  complaints: {
    title: 'Reklamacje',
    text: (email: string, { phone, name, address }: Seller) =>
      `Odpowiadamy za zgodność usługi z${NBSP}umową. Reklamację złożysz na adres ${email}, pod numerem ${phone} albo listem: ${name}, ${address}. Odpowiemy w${NBSP}ciągu 14${NBSP}dni; jeśli tego nie zrobimy, reklamacja jest uznana.

Spór możesz też rozwiązać bez sądu: bezpłatnie pomaga miejski albo powiatowy rzecznik konsumentów, mediacje prowadzi Inspekcja Handlowa.`,
  },
  withdrawal: {
    title: 'Pouczenie o\u00a0odstąpieniu od umowy',
    form: 'Wzór formularza odstąpienia od umowy',
  },
  termsFile: {
    title: (brand: string) => `Regulamin sklepu ${brand}`,
    version: (version: string, at: Date) =>
      `Wersja zaakceptowana ${formatShopTime(at)}. SHA-256 jej treści w${NBSP}sklepie: ${version}`,
  },
} as const;

interface Addressee {
  seller: Seller;
  contactEmail: string;
  publicUrl: string;
}

/**
 * The instruction on withdrawal, in the words of annex 1 to the act on consumer rights, filled in for a service bought
 * online. The clause on paying for what was done in part is left out: this shop gives all money back.
 */
export const withdrawalInstruction = ({
  seller: { name, address, phone },
  contactEmail,
  publicUrl,
}: Addressee): string => `Prawo odstąpienia od umowy

Mają Państwo prawo odstąpić od niniejszej umowy w\u00a0terminie 14 dni bez podania jakiejkolwiek przyczyny.

Termin do odstąpienia od umowy wygasa po upływie 14 dni od dnia zawarcia umowy.

Aby skorzystać z\u00a0prawa odstąpienia od umowy, muszą Państwo poinformować nas (${name}, ${address}, tel. ${phone}, e-mail ${contactEmail}) o\u00a0swojej decyzji o\u00a0odstąpieniu od niniejszej umowy w\u00a0drodze jednoznacznego oświadczenia (na przykład pismo wysłane pocztą lub informacja przekazana pocztą elektroniczną).

Mogą Państwo skorzystać z\u00a0wzoru formularza odstąpienia od umowy, jednak nie jest to obowiązkowe.

Mogą Państwo również wypełnić i\u00a0przesłać formularz odstąpienia od umowy lub jakiekolwiek inne jednoznaczne oświadczenie drogą elektroniczną na naszej stronie internetowej ${publicUrl}${WITHDRAWAL_PATH} (przycisk „Odstąp od umowy tutaj” w\u00a0stopce każdej strony). Jeżeli skorzystają Państwo z\u00a0tej możliwości, prześlemy Państwu niezwłocznie potwierdzenie otrzymania informacji o\u00a0odstąpieniu od umowy na trwałym nośniku (na przykład pocztą elektroniczną).

Aby zachować termin do odstąpienia od umowy, wystarczy, aby wysłali Państwo informację dotyczącą wykonania przysługującego Państwu prawa odstąpienia od umowy przed upływem terminu do odstąpienia od umowy.

Skutki odstąpienia od umowy

W przypadku odstąpienia od niniejszej umowy zwracamy Państwu wszystkie otrzymane od Państwa płatności niezwłocznie, a\u00a0w\u00a0każdym przypadku nie później niż 14 dni od dnia, w\u00a0którym zostaliśmy poinformowani o\u00a0Państwa decyzji o\u00a0wykonaniu prawa odstąpienia od niniejszej umowy. Zwrotu płatności dokonamy przy użyciu takich samych sposobów płatności, jakie zostały przez Państwa użyte w\u00a0pierwotnej transakcji, chyba że wyraźnie zgodziliście się Państwo na inne rozwiązanie; w\u00a0każdym przypadku nie poniosą Państwo żadnych opłat w\u00a0związku z\u00a0tym zwrotem.

Jeżeli zażądali Państwo rozpoczęcia świadczenia usługi przed upływem tego terminu i\u00a0przyjęli do wiadomości utratę prawa, tracą je Państwo z\u00a0chwilą wysłania odpowiedzi.`;

/** The model form of annex 2 to the act on consumer rights, with the addressee and the service filled in. */
export const withdrawalForm = (
  { seller: { name, address }, contactEmail }: Addressee,
  service: string,
): string => `(formularz ten należy wypełnić i\u00a0odesłać tylko w\u00a0przypadku chęci odstąpienia od umowy)

Adresat: ${name}, ${address}, ${contactEmail}

Ja/My(*) niniejszym informuję/informujemy(*) o\u00a0moim/naszym odstąpieniu od umowy o\u00a0świadczenie następującej usługi: ${service}

Data zawarcia umowy: ……………

Imię i\u00a0nazwisko konsumenta(-ów): ……………

Adres konsumenta(-ów): ……………

Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w\u00a0wersji papierowej): ……………

Data: ……………

(*) Niepotrzebne skreślić.`;
