import { UNKNOWN_WORDS } from '#desk/frame/edit/edit-words.ts';
import { dayAndMonth } from '#copy/site/closed-shop.ts';
import { DESK_PAGES, pathOf } from '#desk/pages.ts';
import type { Opening } from '#desk/domain/wire.ts';
import { outOf } from '#desk/copy/out-of.ts';

type Reason = Opening['reasons'][number];
type Item = Opening['setup'][number]['item'];

/** Why the shop is closed, with a link to where that is fixed. */
export const REASONS: Readonly<Record<Reason, { words: string; to?: string }>> = {
  terms: {
    words: 'Nie ma regulaminu. Bez niego prawo nie pozwala niczego sprzedać.',
    to: pathOf('text', { textId: 'Regulamin' }),
  },
  'privacy-page': {
    words: 'Nie ma polityki prywatności. Bez niej prawo nie pozwala zbierać danych.',
    to: pathOf('text', { textId: 'Polityka_prywatnosci' }),
  },
  new: { words: 'Sklep jeszcze nie był otwarty.', to: DESK_PAGES.opening.path },
  closed: { words: 'Sklep jest zamknięty.', to: DESK_PAGES.opening.path },
  'no-offer': { words: 'Nikt w sklepie nie ma teraz usługi z ceną.', to: DESK_PAGES.prices.path },
  absent: {
    words: 'Każda wróżka z ofertą jest dziś nieobecna. Sprzedaż wróci sama po jej nieobecności.',
    to: DESK_PAGES.specialists.path,
  },
};

/** What a new shop needs: what it is, how it is done, and where. */
export const SETUP: Readonly<Record<Item, { name: string; how: string; to?: string }>> = {
  name: {
    name: 'Nazwa sklepu',
    how: 'W ustawieniach serwera: BRAND_NAME i dane sprzedawcy (SELLER_…). Poproś o to osobę, która prowadzi serwer.',
  },
  texts: {
    name: 'Regulamin i polityka prywatności',
    how: 'Bez nich nic się nie sprzedaje.',
    to: DESK_PAGES.texts.path,
  },
  service: { name: 'Usługa', how: 'Co sprzedajesz.', to: DESK_PAGES.services.path },
  specialist: {
    name: 'Wróżka',
    how: 'Kto odpowiada: imię, opis i zdjęcie.',
    to: DESK_PAGES.specialists.path,
  },
  price: {
    name: 'Cena',
    how: 'Usługa jest w sprzedaży, gdy wróżka ma na nią cenę.',
    to: DESK_PAGES.prices.path,
  },
  mail: {
    name: 'Poczta',
    how: 'Po naciśnięciu „Sprawdź połączenia” przyjdzie list do ciebie.',
    to: DESK_PAGES.state.path,
  },
  payments: { name: 'Płatności', how: 'Pokaże to „Sprawdź połączenia”.', to: DESK_PAGES.state.path },
  opening: { name: 'Otwarcie', how: 'Otwórz sklep; na próbę wystarczy chwila.', to: DESK_PAGES.opening.path },
  'test-order': {
    name: 'Zamówienie na próbę',
    how: 'Kup u siebie najtańszą usługę i oddaj sobie pieniądze.',
  },
  webhooks: {
    name: 'Wiadomości od PayU i Stripe',
    how: 'Przychodzą same po pierwszej płatności w każdym z nich.',
  },
  backup: {
    name: 'Kopia zapasowa',
    how: 'Poproś osobę, która prowadzi serwer, o: npm run shop -- backup, a bez npm: node main.js shop backup. Robi kopię i sama ją wypróbuje.',
    to: DESK_PAGES.state.path,
  },
};

/** Words of the shop's opening. */
export const openingCopy = {
  title: DESK_PAGES.opening.title,
  loading: 'Sprawdzam, czy sklep sprzedaje',
  failed: 'Nie udało się sprawdzić, czy sklep sprzedaje',
  sells: 'Sklep jest otwarty: klientki mogą kupować.',
  notSelling: 'Sklep nic teraz nie sprzedaje',
  mend: 'Przejdź',
  opensOn: (day: string) => `Otworzy się sam ${dayAndMonth(day)}.`,
  open: 'Otwórz sklep',
  openHint: 'Klientki będą mogły kupować od razu.',
  close: 'Zamknij sklep',
  closeTitle: 'Zamknięcie na jakiś czas',
  closeHint:
    'Nikt niczego nie kupi, a strony powiedzą dlaczego. Na opłacone zamówienia odpowiadasz jak zwykle; listy, newsletter i kosmogram działają.',
  change: 'Zapisz zmianę',
  reopensOn: 'Pierwszy dzień sprzedaży',
  reopensHint: 'Puste pole: otworzysz sama. Dni czasu warszawskiego.',
  words: 'Co przeczytają klientki',
  wordsHint: 'Jedno, dwa zdania. Puste pole: „Nie przyjmujemy teraz nowych zamówień…”.',
  opened: 'Sklep jest otwarty.',
  closed: 'Sklep jest zamknięty.',
  newer: 'Ktoś zmienił to przed chwilą. Tak jest teraz; swoje zapisz jeszcze raz.',
  saveFailed: {
    refused: 'Nie zapisało się. Jest tak, jak było; spróbuj jeszcze raz.',
    unknown: UNKNOWN_WORDS,
  },
  look: 'Zobacz sklep',
  preview: {
    press: 'Podgląd otwartego sklepu',
    hint: 'Tak zobaczą go klientki, z ofertą i cenami. Kto ma ten adres, widzi podgląd bez wchodzenia na zaplecze; kupić się tam nie da.',
    open: 'Otwórz podgląd',
    until: (when: string) =>
      `Działa do: ${when}, o ile sklep wcześniej się nie otworzy. Nowy adres kończy ten.`,
    copy: 'Kopiuj adres',
    copied: 'Skopiowany.',
    failed: 'Nie udało się. Spróbuj jeszcze raz.',
  },
  leaving: {
    title: 'Masz niezapisane zmiany',
    text: 'Dzień i tekst znikną, jeśli odejdziesz.',
    stay: 'Zostań',
    go: 'Odejdź bez zapisania',
  },
  setup: 'Zanim przyjdzie pierwsza klientka',
  setupLead: (done: number, all: number) =>
    `Zrobione: ${done} ${outOf(all)}. Lista zniknie, gdy będzie wszystko.`,
  done: 'zrobione',
  toDo: 'do zrobienia',
} as const;
