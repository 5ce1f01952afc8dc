import { ACCESSIBILITY_LABEL } from './accessibility-label.ts';
import { ABILITIES, type BackendKind } from '#domain/backend.ts';
import type { PlainSection } from './documents.ts';
import { withinHours } from '../purchase/promise.ts';

interface Shop {
  brandName: string;
  contactEmail: string;
  /** Missing where the shop's settings name none. */
  sellerPhone?: string | undefined;
  backend: BackendKind;
}

/** Information that the accessibility act requires about a service (26 April 2024; annex V of directive 2019/882). */
const accessibilitySections = ({ brandName, contactEmail, sellerPhone, backend }: Shop): PlainSection[] => [
  {
    heading: 'Co to za usługa',
    paragraphs: [
      `${brandName} to sklep internetowy, w\u00a0którym zamawiasz tarot, horoskop, wróżbę albo rytuał u\u00a0wybranej wróżki. Odpowiedź jest tekstem i\u00a0przychodzi e-\u2060mailem ${withinHours} od zapłaty.`,
    ],
  },
  {
    heading: 'Jak z\u00a0niej korzystasz',
    paragraphs: [
      'Wybierasz usługę i\u00a0wróżkę, podajesz dane, sprawdzasz podsumowanie i\u00a0płacisz na stronie PayU albo Stripe. Nie zakładasz konta. Zamówisz też bez JavaScriptu, w\u00a0prostej wersji strony.',
      ABILITIES[backend].agreementMail
        ? 'Po zapłacie dostajesz list z\u00a0umową, a\u00a0potem list z\u00a0odpowiedzią. Oba mają wersję tekstową.'
        : 'Po zapłacie dostajesz e-\u2060mailem odpowiedź.',
    ],
  },
  {
    heading: 'Jak spełniamy wymagania dostępności',
    paragraphs: [
      'Kierujemy się normą EN 301 549 i\u00a0wytycznymi WCAG 2.1 na poziomie AA.',
      'Wszystko zrobisz samą klawiaturą, a\u00a0miejsce, w\u00a0którym jesteś, jest zaznaczone. Nagłówki, pola, błędy i\u00a0zmiany na stronie są nazwane dla czytników ekranu.',
      'Tekst powiększysz do 200%, a\u00a0strona mieści się na ekranie szerokości 320 pikseli. Kolory mają wymagany kontrast w\u00a0jasnym i\u00a0ciemnym motywie, a\u00a0ruch znika, gdy prosi o\u00a0to twoje urządzenie.',
      'Każdą zmianę strony sprawdzamy programem axe. Strony płatności prowadzą PayU i\u00a0Stripe, za ich dostępność odpowiadają te firmy.',
    ],
  },
  {
    heading: 'Zgłoś przeszkodę',
    paragraphs: [
      `Coś nie działa na twoim urządzeniu albo chcesz dostać tę informację w\u00a0innej postaci, także ustnie? Napisz na ${contactEmail}${sellerPhone === undefined ? '' : ` albo zadzwoń: ${sellerPhone}`}. Opisz, co chcesz zrobić i\u00a0co w\u00a0tym przeszkadza. Odpowiemy w\u00a0ciągu 30\u00a0dni, a\u00a0w\u00a0złożonej sprawie w\u00a0ciągu 60\u00a0dni, i\u00a0pomożemy złożyć zamówienie inaczej. Jeśli w\u00a0tym czasie nie odpowiemy, znaczy to, że zgadzamy się z\u00a0twoim żądaniem.`,
      'Jeśli nasza odpowiedź ci nie wystarczy, możesz zawiadomić Prezesa Zarządu PFRON, który przekaże sprawę właściwemu organowi. Sklepów internetowych pilnuje minister właściwy do spraw informatyzacji (ustawa z\u00a026\u00a0kwietnia 2024\u00a0r. o\u00a0zapewnianiu spełniania wymagań dostępności niektórych produktów i\u00a0usług przez podmioty gospodarcze).',
    ],
    links: [
      { label: 'PFRON', href: 'https://www.pfron.org.pl' },
      { label: 'Ministerstwo Cyfryzacji', href: 'https://www.gov.pl/web/cyfryzacja' },
    ],
  },
];

/** First sentence of the page, and its description for search engines. */
export const ACCESSIBILITY_LEAD =
  'Jak działa ta usługa, co robimy, żeby każdy mógł z\u00a0niej skorzystać, i\u00a0gdzie zgłosić przeszkodę.';

/** Texts of the page /dostepnosc, from the shop's settings. */
export const accessibilityCopy = (shop: Shop) => ({
  title: ACCESSIBILITY_LABEL,
  lead: ACCESSIBILITY_LEAD,
  sections: accessibilitySections(shop),
});
