import { counted } from '#copy/site/format.ts';
import { DESK_PAGES } from '#desk/pages.ts';

/** Words of the page with what customers wrote beside their ratings. */
export const wordsCopy = {
  title: DESK_PAGES.words.title,
  lead: `Klientki mogą dopisać do oceny opinię. Pokaże się, gdy ją przeczytasz. Odmówić można tylko zasadą, która stoi na stronie ocen; mało gwiazdek nią nie jest. Opinii nikt nie zmienia.`,
  failed: 'Nie udało się wczytać opinii',
  loading: 'Wczytuję opinie',
  waiting: 'Czekają na przeczytanie',
  decided: 'Przeczytane',
  none: 'Nie ma jeszcze opinii',
  noneText: 'Opinia pojawi się tutaj, gdy ktoś dopisze ją do oceny.',
  moreWait: (shown: number) => `To ${shown} najstarszych. Następne pokażą się, gdy o tych zdecydujesz.`,
  nothingWaits: 'Wszystkie opinie są przeczytane.',
  stars: (count: number) => counted(count, 'gwiazdka', 'gwiazdki', 'gwiazdek'),
  by: (name: string, time: string) => `${name}, ${time}`,
  show: 'Pokaż',
  showLabel: (name: string, fairy: string) => `Pokaż: ${name} o: ${fairy}`,
  refuse: 'Nie pokazuj…',
  refuseLabel: (name: string, fairy: string) => `Nie pokazuj: ${name} o: ${fairy}`,
  shown: (by: string) => `Pokazana: ${by}`,
  refused: (by: string, rule: string) => `Niepokazana: ${by}. ${rule}`,
  whichRule: 'Która zasada?',
  whichRuleText: 'Klientka przeczyta ją pod odnośnikiem do swojej oceny. Gwiazdki liczą się dalej.',
  keep: 'Wróć',
  newer: 'Ktoś zdecydował o tej opinii przed chwilą. Tak jest teraz.',
  decideFailed: 'Nie udało się zapisać. Spróbuj jeszcze raz.',
  isShown: 'Opinia jest na stronie',
  isRefused: 'Opinia nie pokaże się na stronie',
  older: 'Starsze',
  latest: 'Najnowsze',
} as const;
