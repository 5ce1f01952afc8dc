import { LENGTH_OPTION, MANNER_OPTION } from '#copy/purchase/guide.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { SAVE_WORDS } from '#desk/frame/edit/edit-words.ts';

/** Words of the table behind "Pomóż mi wybrać". */
export const guideTableCopy = {
  title: DESK_PAGES.guide.title,
  lead: 'Według tej tabeli sklep podpowiada, co i\u00a0u\u00a0kogo zamówić. Tematy bierze z\u00a0kart wróżek.',
  loading: 'Wczytuję tabelę',
  failed: 'Nie udało się wczytać tabeli',
  services: 'Ile mówi usługa',
  specialists: 'Jak mówi wróżka',
  byPrice: 'według ceny',
  noManner: 'nie wskazano',
  length: {
    short: LENGTH_OPTION.short.title,
    middle: LENGTH_OPTION.middle.title,
    long: LENGTH_OPTION.long.title,
  },
  manner: {
    direct: MANNER_OPTION.direct.title,
    ordered: MANNER_OPTION.ordered.title,
    gentle: MANNER_OPTION.gentle.title,
    wry: MANNER_OPTION.wry.title,
  },
  save: 'Zapisz tabelę',
  saving: SAVE_WORDS.saving,
  saved: 'Tabela zapisana. Sklep podpowiada już według niej.',
  /** What another has changed: "Kalina: Łagodnie". */
  newer: (changes: readonly string[]) =>
    `Ktoś zmienił tabelę przed chwilą${changes.length > 0 ? ` (${changes.join('; ')})` : ''}. To, co wybierasz, zostaje; przejrzyj tabelę i zapisz.`,
  notSaved: 'Nie udało się zapisać tabeli. Wybrane czeka, spróbuj jeszcze raz.',
} as const;
