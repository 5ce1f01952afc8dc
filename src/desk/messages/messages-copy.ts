import { DESK_PAGES } from '#desk/pages.ts';
import { NBSP, plural } from '#copy/format.ts';

/** Words of the messages of the contact form. */
export const messagesCopy = {
  title: DESK_PAGES.messages.title,
  lead: `Najbliższy termin na górze. Na reklamację odpowiadamy w${NBSP}14${NBSP}dni, inaczej jest uznana.`,
  loading: 'Wczytuję listy',
  failed: 'Nie udało się wczytać listów',
  messageFailed: 'Nie udało się wczytać listu',
  filters: 'Które listy',
  filter: { open: 'Do zrobienia', complaints: 'Reklamacje', done: 'Załatwione' },
  withdrawals: 'Odstąpienia',
  list: 'Listy',
  empty: {
    open: 'Wszystko załatwione',
    complaints: 'Żadna reklamacja nie czeka',
    done: 'Nic jeszcze nie jest załatwione',
  },
  emptyText: 'Wiadomości z formularza kontaktowego pojawią się tutaj.',
  older: 'Starsze',
  latest: 'Najnowsze',
  kind: { message: 'wiadomość', complaint: 'reklamacja' },
  noDue: 'bez terminu',
  due: (day: string, left: number) =>
    left < 0
      ? `po terminie od ${day}`
      : `odpowiedz do ${day} (${left === 0 ? 'to dziś' : `jeszcze ${left}${NBSP}${plural(left, 'dzień', 'dni', 'dni')}`})`,
  done: 'załatwione',
  answered: 'odpisano',
  refused: 'list z odpowiedzią nie został przyjęty',
  back: DESK_PAGES.messages.title,
  from: (name: string) => `List od: ${name}`,
  received: (time: string) => `Przyszedł: ${time}`,
  replies: 'Odpowiedzi',
  by: (author: string, time: string) => `${author}, ${time}`,
  replyState: {
    'under-way': 'list jest w drodze',
    accepted: 'serwer poczty przyjął list',
    refused: 'serwer poczty odmówił: sprawdź adres i napisz ze skrzynki sklepu',
  },
  write: 'Odpisz',
  writeHint: (email: string) =>
    `Pójdzie na ${email}, z cytatem jej listu. Jeśli odpisze, jej list przyjdzie na skrzynkę sklepu, nie tutaj.`,
  send: 'Wyślij odpowiedź',
  tooLong: `Najwyżej 20${NBSP}000 znaków`,
  sent: 'Odpowiedź wyszła do wysłania. List jest załatwiony.',
  sendFailed: 'Nie wyszło. Tekst został w polu, spróbuj jeszcze raz.',
  newer: 'Ktoś odpisał albo zmienił ten list przed chwilą. Tak jest teraz; twój tekst został w polu.',
  markFailed: 'Nie zapisało się. Spróbuj jeszcze raz.',
  toComplaint: 'To reklamacja',
  toMessage: 'To nie reklamacja',
  toDone: 'Załatwione',
  toOpen: 'Wróć do zrobienia',
  others: 'Inne jej listy',
  orders: 'Jej zamówienia',
  order: (id: number, name: string) => `${id}, ${name}`,
  keys: 'O odpisz, R reklamacja, E załatwione',
  discard: {
    title: 'Odrzucić odpowiedź?',
    text: 'Napisanego nie da się przywrócić.',
    stay: 'Zostań',
    go: 'Odrzuć',
  },
} as const;
