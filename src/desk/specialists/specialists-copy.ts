import { UNKNOWN_WORDS } from '#desk/frame/edit/edit-words.ts';
import type { Persona } from '#domain/catalogue.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { MEASURED_FROM, responseTimeText } from '#domain/specialists/response-time.ts';
import { counted, NBSP, plural } from '#copy/site/format.ts';
import { editWords } from '#desk/frame/edit/edit-words.ts';

/** Words of the list of specialists and of one specialist's card. */
export const specialistsCopy = {
  title: DESK_PAGES.specialists.title,
  lead: 'W tej kolejności widać je w sklepie. Zmiana kolejności wchodzi od razu.',
  loading: 'Wczytuję wróżki',
  failed: 'Nie udało się wczytać wróżek',
  empty: 'Nie ma jeszcze żadnej wróżki',
  emptyText: 'Dodaj pierwszą. W sklepie pokaże się, gdy będzie mieć cenę.',
  missing: 'Nie ma takiej wróżki',
  away: 'zajęta',
  unpriced: 'bez cen',
  open: (waiting: number) => `czeka: ${waiting}`,
  late: (late: number, waiting: number) => `po czasie: ${late}, czeka: ${waiting}`,
  add: 'Dodaj wróżkę',
  newTitle: DESK_PAGES.newSpecialist.title,
  newLead: 'Zdjęcie dodasz na następnej stronie. W sklepie widać ją, gdy ma ceny.',
  newSave: 'Dodaj wróżkę',
  newFailed: 'Nie udało się dodać. Wpisane czeka, spróbuj jeszcze raz.',
  choose: { zodiacSign: 'Wybierz', persona: 'Wybierz' },
  persona: {
    person: 'Osoba, pisze pod własnym imieniem',
    brand: 'Postać marki, piszą za nią różne osoby',
  } satisfies Record<Persona, string>,
  archive: 'Zdejmij ze sklepu',
  archiveTitle: (name: string) => `Zdjąć ze sklepu: ${name}?`,
  archiveText:
    'Zniknie ze sklepu od razu. Jej zamówienia, odpowiedzi i oceny zostają, a ona nadal może odpowiadać. Możesz ją przywrócić.',
  archiveStay: 'Zostaw w sklepie',
  archived: 'Zdjęta ze sklepu.',
  restore: 'Przywróć do sklepu',
  restored: 'Przywrócona. W sklepie widać ją znowu.',
  inShop: 'W sklepie',
  isInShop: 'Widać ją w sklepie.',
  isAbsent: 'Dziś jest nieobecna, więc w sklepie jej nie widać.',
  isArchived: 'Zdjęta ze sklepu: klientki jej nie widzą i nie mogą jej wybrać.',
  hasNoPrices: 'Nie ma żadnej ceny, więc klientki nie mogą jej jeszcze wybrać.',
  toPrices: 'Ustaw ceny',
  waiting: (count: number) =>
    `Na odpowiedź ${plural(count, 'czeka', 'czekają', 'czeka')} ${counted(count, 'opłacone zamówienie', 'opłacone zamówienia', 'opłaconych zamówień')}; trzeba na nie odpowiedzieć.`,
  archiveChanged: 'Ktoś zmienił to przed chwilą. Tak jest teraz.',
  archiveFailed: {
    refused: 'Nie zapisało się. W sklepie jest, jak było.',
    unknown: UNKNOWN_WORDS,
  },
  archivedOnes: 'Zdjęte ze sklepu',
  back: 'Wróżki',
  who: 'Kim jest',
  search: 'Tytuł i opis dla wyszukiwarek',
  preview: 'Tak widzi ją klientka',
  previewText: 'Podgląd pokazuje to, co wpisane; w sklepie zmiana jest po zapisaniu.',
  previewUnpriced: 'Nie ma jeszcze ceny, więc w sklepie jej nie widać. Podgląd pokazuje to, co wpisane.',
  field: {
    name: 'Imię',
    zodiacSign: 'Znak zodiaku',
    persona: 'Kto to jest',
    voice: 'Jedno zdanie',
    description: 'Opis',
    seoTitle: 'Tytuł strony',
    seoDescription: 'Opis strony',
  },
  /** How soon she answers is measured; nobody types it. */
  usually: (minutes: number | null) =>
    minutes === null
      ? `Jak szybko odpowiada, sklep mierzy sam: od ${MEASURED_FROM} odpowiedzi z${NBSP}90${NBSP}dni. Do tego czasu na karcie stoi „${responseTimeText(null)}”.`
      : `Połowa odpowiedzi z${NBSP}ostatnich 90${NBSP}dni wyszła w${NBSP}tym czasie od zapłaty, więc na karcie stoi „${responseTimeText(minutes)}”.`,
  voiceHint: 'W jej głosie, jeden wiersz karty: najwyżej 33 znaki. Puste pole zostawia kartę bez niego.',
  descriptionHint: 'Całość widać po „Więcej” i na jej stronie, najwyżej 2000 znaków.',
  ...editWords({
    noun: { gender: 'feminine', genitive: 'wróżki', accusative: 'kartę' },
    stored: 'shop',
    saved: 'W sklepie jest już nowa karta.',
  }),
} as const;
