import type { ContactKind, ContactTopic } from '#domain/typed/contact-kind.ts';
import type { MessageFilter } from '#domain/desk-terms.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { counted, NBSP } from '#copy/site/format.ts';

/** Words of the messages of the contact form. */
export const messagesCopy = {
  title: DESK_PAGES.messages.title,
  lead: `Najbliższy termin na górze. Na reklamację odpowiadamy w${NBSP}14${NBSP}dni, a${NBSP}na zgłoszenie przeszkody w${NBSP}30${NBSP}dni, inaczej są uznane. Na prośbę o${NBSP}dane jest miesiąc, na fakturę 15${NBSP}dni, a${NBSP}po odstąpieniu pieniądze wracają w${NBSP}14${NBSP}dni.`,
  loading: 'Wczytuję wiadomości',
  failed: 'Nie udało się wczytać wiadomości',
  messageFailed: 'Nie udało się wczytać tej wiadomości',
  filters: 'Które wiadomości',
  filter: {
    open: 'Do zrobienia',
    complaint: 'Reklamacje',
    withdrawal: 'Odstąpienia',
    invoice: 'Faktury',
    accessibility: 'Przeszkody',
    'personal-data': 'Dane osobowe',
    done: 'Załatwione',
  } satisfies Record<MessageFilter, string>,
  withdrawals: 'Oświadczenia o odstąpieniu',
  list: 'Wiadomości',
  empty: {
    open: 'Wszystko załatwione',
    complaint: 'Żadna reklamacja nie czeka',
    withdrawal: 'Żadne odstąpienie nie czeka',
    invoice: 'Nikt nie czeka na fakturę',
    accessibility: 'Żadne zgłoszenie przeszkody nie czeka',
    'personal-data': 'Żadna prośba o dane nie czeka',
    done: 'Nic jeszcze nie jest załatwione',
  } satisfies Record<MessageFilter, string>,
  emptyText: 'Wiadomości z formularza kontaktowego pojawią się tutaj.',
  older: 'Starsze',
  latest: 'Najnowsze',
  /** Of those that wait, which begin with the nearest day. */
  further: 'Następne',
  nearest: 'Najpilniejsze',
  kind: {
    message: 'wiadomość',
    complaint: 'reklamacja',
    withdrawal: 'odstąpienie',
    invoice: 'faktura',
    accessibility: 'przeszkoda',
    'personal-data': 'dane osobowe',
  } satisfies Record<ContactKind, string>,
  about: 'Czego dotyczy',
  /** Texts for a kind that is only suggested by the message. */
  maybe: {
    complaint: 'Wygląda na reklamację',
    withdrawal: 'Wygląda na odstąpienie od umowy',
    invoice: 'Wygląda na prośbę o fakturę',
    accessibility: 'Wygląda na zgłoszenie przeszkody',
    'personal-data': 'Wygląda na prośbę o dane osobowe',
  } satisfies Record<ContactTopic, string>,
  maybeDue: 'Klientka nie wybrała tematu, więc na wszelki wypadek liczymy termin od dnia, w którym napisała.',
  itIs: (kind: string) => `To ${kind}`,
  itIsPlain: 'To zwykła wiadomość',
  noDue: 'bez terminu',
  due: (day: string, left: number) =>
    left < 0
      ? `termin minął ${day}`
      : `odpowiedz do ${day} (${left === 0 ? 'to dziś' : `jeszcze ${counted(left, 'dzień', 'dni', 'dni')}`})`,
  done: 'załatwione',
  answered: 'odpisano',
  refused: 'list z odpowiedzią nie został przyjęty',
  back: DESK_PAGES.messages.title,
  from: (name: string) => `Wiadomość od: ${name}`,
  received: (time: string) => `Przyszła: ${time}`,
  replies: 'Rozmowa',
  write: 'Odpisz',
  writeHint: (email: string, comesIn: boolean) =>
    `Pójdzie na ${email}, z cytatem jej wiadomości. ${
      comesIn
        ? 'Jeśli odpisze, jej słowa same przyjdą do tej rozmowy.'
        : 'Jeśli odpisze, jej list przyjdzie na skrzynkę sklepu; wklej go tutaj.'
    }`,
  form: {
    label: 'Odpisz',
    send: 'Wyślij odpowiedź',
    sendAt: (time: string) => `Wyślij odpowiedź o ${time}`,
  },
  timed: 'Odpowiedź czeka na swoją porę. Wiadomość jest załatwiona.',
  sent: 'Odpowiedź przekazana do wysłania. Wiadomość jest załatwiona.',
  sendFailed: 'Nie udało się wysłać. Tekst został w polu, spróbuj jeszcze raz.',
  newer: 'Ktoś odpisał albo zmienił tę wiadomość przed chwilą. Tak jest teraz; twój tekst został w polu.',
  markFailed: 'Nie udało się zapisać. Spróbuj jeszcze raz.',
  sorted: 'Sprawa zmieniona.',
  toDone: 'Załatwione',
  isDone: 'Wiadomość jest załatwiona.',
  isOpen: 'Wiadomość wraca do zrobienia.',
  toOpen: 'Wróć do zrobienia',
  customer: 'Wszystko o klientce',
  paste: 'Wklej jej odpowiedź ze skrzynki',
  pasted: 'Co napisała',
  pastedOn: 'Kiedy przyszło',
  pasteHint: 'Wiadomość wraca do zrobienia. Termin liczy się od tego dnia, jeśli była już załatwiona.',
  pasteSave: 'Dodaj do rozmowy',
  pasteDone: 'Dodane. Wiadomość czeka na odpowiedź.',
  pasteFailed: 'Nie dodało się. Tekst został w polu, spróbuj jeszcze raz.',
  pastedBefore:
    'To stoi już w rozmowie, w innym brzmieniu albo z innym dniem. Twój tekst został w polu: dodany teraz stanie osobno.',
  pick: (name: string) => `Zaznacz: ${name}`,
  finish: (count: number) => `Załatwione (${count})`,
  finished: 'Zaznaczone wiadomości są załatwione.',
  finishNewer: 'Ktoś zmienił jedną z nich przed chwilą. Nic nie jest oznaczone; zaznacz jeszcze raz.',
  search: 'Szukaj w wiadomościach',
  searchHint: 'Słowa, imię i nazwisko albo początek adresu',
  searchGo: 'Szukaj',
  searchClear: 'Pokaż wszystkie',
  found: (count: number) => (count === 0 ? 'Nie ma takich wiadomości.' : `Znalezione wiadomości: ${count}`),
  foundMost: 'Pokazujemy najnowsze; wpisz więcej słów, żeby znaleźć starsze.',
  others: 'Inne jej wiadomości',
  orders: 'Jej zamówienia',
  order: (id: number, name: string) => `${id}, ${name}`,
  all: 'Wszystkie jej wiadomości i zamówienia',
  keys: 'O odpisz, E załatwione',
  discard: {
    title: 'Odrzucić odpowiedź?',
    text: 'Napisanego nie da się przywrócić.',
    stay: 'Zostań',
    go: 'Odrzuć',
  },
} as const;
