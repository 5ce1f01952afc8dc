import type { ContactTopic } from '#domain/typed/contact-kind.ts';
import { MY_DATA_LABEL } from '../law/my-data-label.ts';

/** Texts of the contact page (CO-1, CO-2); toasts are in toasts.ts. */
export const contactCopy = {
  title: 'Kontakt',
  lead: 'Masz pytanie o\u00a0zamówienie albo o\u00a0stronę? Napisz, odpowiemy e-\u2060mailem.',
  formTitle: 'Napisz do nas',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  email: 'Adres e-mail',
  /** Not in the specification: the law sets a day for the answer to some messages. */
  topic: 'Czego dotyczy',
  noTopic: 'Pytanie albo inna sprawa',
  topics: {
    complaint: 'Reklamacja',
    withdrawal: 'Odstąpienie od umowy',
    invoice: 'Faktura',
    accessibility: 'Przeszkoda w\u00a0korzystaniu (dostępność)',
    'personal-data': 'Moje dane osobowe',
  } satisfies Record<ContactTopic, string>,
  topicHints: {
    complaint: 'Podaj numer zamówienia. Odpowiemy w\u00a0ciągu 14\u00a0dni.',
    withdrawal:
      'Oświadczenie złożysz od razu na stronie „Odstąpienie od umowy”, z\u00a0potwierdzeniem. Jeśli wolisz tutaj, podaj numer zamówienia; należne pieniądze wrócą w\u00a0ciągu 14\u00a0dni.',
    invoice: 'Podaj numer zamówienia i\u00a0dane do faktury. Wystawimy ją w\u00a0ciągu 15\u00a0dni.',
    accessibility:
      'Napisz, co chcesz zrobić i\u00a0co w\u00a0tym przeszkadza. Odpowiemy w\u00a0ciągu 30\u00a0dni.',
    'personal-data': `Na stronie „${MY_DATA_LABEL}” od razu zobaczysz dane, pobierzesz je i\u00a0usuniesz. O\u00a0resztę zapytaj tutaj, odpowiemy w\u00a0ciągu miesiąca.`,
  } satisfies Record<ContactTopic, string>,
  message: 'Wiadomość',
  send: 'Wyślij',
  sending: 'Wysyłam...',
  reset: 'Resetuj',
  /** Shown before the shop's address if a message was refused or its response was lost (our own text). */
  otherWay:
    'Nie wiemy, czy wiadomość dotarła; czeka w\u00a0formularzu. Wyślij ją jeszcze raz albo napisz na adres',
  whyDisabled: 'Uzupełnij wszystkie pola i popraw zaznaczone, żeby wysłać wiadomość.',
} as const;
