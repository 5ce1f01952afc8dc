import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';

/** Default texts of the home page, used where the content service has none (SH-13, HO-1, HO-2). */
export const homeCopy = {
  title: 'Nocą widać więcej',
  slogan: `Tarot, horoskopy i\u00a0wróżby od wróżek, które poznasz z\u00a0imienia. Zadajesz pytanie dziś, odpowiedź czytasz najpóźniej za ${ANSWER_WITHIN_HOURS}\u00a0godzin.`,
  chooseService: 'Wybierz usługę',
  calculateChart: 'Oblicz horoskop urodzeniowy',
  servicesTitle: 'Od czego chcesz zacząć?',
} as const;

export const postsCopy = {
  title: 'Najczęściej czytane',
  category: 'Astrologia',
  all: 'Wszystkie artykuły',
} as const;
