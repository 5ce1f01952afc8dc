import { NBSP, plural } from '#copy/format.ts';
import { DESK_PAGES } from '#desk/pages.ts';

/** Words of the page with what customers wrote beside their ratings. */
export const wordsCopy = {
  title: DESK_PAGES.words.title,
  lead: `Klientki mogą dopisać kilka zdań do oceny. Pokażą się, gdy je przeczytasz. Odmówić można tylko zasadą, która stoi na stronie ocen; mało gwiazdek nią nie jest. Słów nikt nie zmienia.`,
  failed: 'Nie udało się wczytać słów',
  loading: 'Wczytuję słowa',
  waiting: 'Czekają na przeczytanie',
  decided: 'Przeczytane',
  none: 'Nikt jeszcze nic nie napisał',
  noneText: 'Słowa pojawią się tutaj, gdy ktoś dopisze je do oceny.',
  nothingWaits: 'Wszystko przeczytane.',
  stars: (count: number) => `${count}${NBSP}${plural(count, 'gwiazdka', 'gwiazdki', 'gwiazdek')}`,
  by: (name: string, time: string) => `${name}, ${time}`,
  show: 'Pokaż',
  showLabel: (name: string, fairy: string) => `Pokaż: ${name} o: ${fairy}`,
  refuse: 'Nie pokazuj…',
  refuseLabel: (name: string, fairy: string) => `Nie pokazuj: ${name} o: ${fairy}`,
  shown: (by: string) => `Pokazane: ${by}`,
  refused: (by: string, rule: string) => `Niepokazane: ${by}. ${rule}`,
  whichRule: 'Która zasada?',
  whichRuleText: 'Autorka przeczyta ją pod odnośnikiem do swojej oceny. Gwiazdki liczą się dalej.',
  keep: 'Wróć',
  decideFailed: 'Nie zapisało się. Spróbuj jeszcze raz.',
  isShown: 'Słowa są na stronie',
  isRefused: 'Słowa nie pokażą się na stronie',
  older: 'Starsze',
  latest: 'Najnowsze',
} as const;
