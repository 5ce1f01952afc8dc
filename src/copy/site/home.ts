import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';
import { plural } from './format.ts';

/** Default texts of the home page, used where the content service has none (SH-13, HO-1, HO-2). */
export const homeCopy = {
  title: 'Nocą widać więcej',
  slogan: `Tarot, horoskopy i\u00a0wróżby od wróżek, które poznasz z\u00a0imienia. Zadajesz pytanie dziś, odpowiedź czytasz najpóźniej za ${ANSWER_WITHIN_HOURS}\u00a0godzin.`,
  chooseService: 'Wybierz usługę',
  calculateChart: 'Oblicz horoskop urodzeniowy',
  servicesTitle: 'Od czego chcesz zacząć?',
} as const;

/** Leads to the three questions of the guide. */
export const guideInvitation = {
  title: 'Nie wiesz, od kogo zacząć?',
  text: 'Trzy krótkie pytania, a\u00a0podpowiemy rozkład i\u00a0wróżkę.',
};

/** Texts about the order started on this device. */
export const unfinishedCopy = {
  title: (product: string, name: string) => `Dokończ: ${product}, ${name}`,
  begun: (when: string) => `Zaczęte ${when}.`,
  words: 'Twoje pytanie czeka na tym urządzeniu.',
  choice: 'Twój wybór czeka na tym urządzeniu.',
  /** The device does not know whether it was paid. */
  placed: `Jeśli zapłata przeszła, potwierdzenie jest w\u00a0twojej skrzynce.`,
  action: 'Dokończ zamówienie',
  remove: 'Usuń',
  removed: `Usunięto niedokończone zamówienie z\u00a0tego urządzenia.`,
} as const;

/** Five to twelve in words, as a sentence begins with them. */
const COUNTS = [
  'Pięć',
  'Sześć',
  'Siedem',
  'Osiem',
  'Dziewięć',
  'Dziesięć',
  'Jedenaście',
  'Dwanaście',
] as const;

/** Words of "Poznaj wróżki". */
export const meetCopy = {
  title: 'Poznaj wróżki',
  lead: (n: number) => {
    const word = COUNTS[n - 5];
    return `${word ?? n} ${plural(n, 'osoba', 'osoby', 'osób')}, ${word?.toLowerCase() ?? n} ${plural(n, 'sposób', 'sposoby', 'sposobów')} czytania.`;
  },
  previous: 'Wcześniejsze wróżki',
  next: 'Kolejne wróżki',
} as const;

export const postsCopy = {
  title: 'Najczęściej czytane',
  category: 'Astrologia',
  all: 'Wszystkie artykuły',
} as const;
