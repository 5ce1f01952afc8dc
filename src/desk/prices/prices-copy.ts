import { HIGHEST_PRICE } from '#desk/domain/typed-price.ts';
import { DESK_PAGES } from '#desk/pages.ts';
import { counted, formatPrice, NBSP } from '#copy/site/format.ts';
import { MINIMUM_AMOUNT, type PaymentProvider } from '#domain/payment.ts';
import { readProductType, type ProductType } from '#domain/product-type.ts';
import { PROVIDER_NAME } from '#copy/purchase/provider-name.ts';
import { editWords } from '#desk/frame/edit/edit-words.ts';

const GROUP = {
  TAROT: 'Tarot',
  PARTNER_TAROT: 'Tarot',
  HOROSCOPE: 'Horoskopy',
  BIRTH_HOROSCOPE: 'Horoskopy',
  PREDICTION: 'Wróżby',
  NEWSLETTER: 'Newsletter',
  PARTNER_RITUAL: 'Rytuały',
  FINANCE_RITUAL: 'Rytuały',
  INTENTION_RITUAL: 'Rytuały',
} as const satisfies Record<ProductType, string>;

/** Heading for products of a type, given in the API's spelling. */
export function priceGroup(spelling: string): string {
  const type = readProductType(spelling);
  return type ? GROUP[type] : 'Inne';
}

const prices = (count: number) => counted(count, 'cena', 'ceny', 'cen');

/** Filters of the price table, as in its address. */
export const PRICE_FILTERS = { wylaczone: 'Wyłączone', obnizka: 'W obniżce' } as const;
export type PriceFilter = keyof typeof PRICE_FILTERS;

/** Words of the matrix of prices. */
export const pricesCopy = {
  title: DESK_PAGES.prices.title,
  lead: 'Ceny w złotych. Puste pole znaczy, że wróżka tej usługi nie przyjmuje. Zmiana wchodzi po zapisaniu i dotyczy nowych zamówień; stare zostają, jak je sprzedano.',
  loading: 'Wczytuję ceny',
  failed: 'Nie udało się wczytać cen',
  empty: 'Nie ma jeszcze czego wycenić',
  emptyText: 'Ceny pojawią się, gdy w sklepie będą wróżki i usługi.',
  filters: 'Pokaż ceny',
  all: 'Wszystkie',
  nothing: { wylaczone: 'Żadna cena nie jest wyłączona', obnizka: 'Żadna cena nie jest obniżona' },
  nothingText:
    'Obniżona jest ta, która w ostatnich 30 dniach spadła, a wyłączona ta, po której już nie sprzedajesz.',
  showAll: 'Pokaż wszystkie',
  service: 'Usługa',
  fairy: 'Wróżka',
  fairyWith: (name: string, count: number) => `${name}, ${counted(count, 'usługa', 'usługi', 'usług')}`,
  away: 'zajęta',
  cell: (fairy: string, product: string) => `${fairy}, ${product}`,
  none: '–',
  off: 'wyłączona',
  offBefore: (price: string) => `wyłączona, była po ${price}`,
  notTaken: 'nie przyjmuje',
  changed: 'zmieniona',
  disputed: 'ktoś inny też ją zmienił',
  undo: 'Cofnij',
  was: 'Była',
  wasOff: 'nie w ofercie',
  wasWith: (price: string) => `była: ${price}`,
  willBe: 'Będzie',
  lowest: `Najniższa z${NBSP}30${NBSP}dni`,
  lowestWith: (price: string) => `najniższa z${NBSP}30${NBSP}dni ${price}`,
  lowestNone: 'nie było jej w ofercie',
  since: (day: string) => `od ${day}`,
  cut: 'obniżka',
  rise: 'podwyżka',
  added: 'nowa w ofercie',
  takenOff: 'znika z oferty',
  history: (spans: readonly (readonly [price: string, day: string])[]) =>
    `Cena w${NBSP}ostatnich 30${NBSP}dniach: ${spans.map(([price, day]) => `${price} od ${day}`).join(', ')}`,
  problem: {
    wrong: 'Wpisz cenę, np. 35,98',
    zero: 'Cena musi być większa od 0',
    refused: 'Serwer nie przyjął tej ceny',
    over: `Najwyżej ${formatPrice(HIGHEST_PRICE)}`,
  },
  tooLow: (providers: readonly PaymentProvider[]) =>
    `Tak małej kwoty nie przyjmie ${providers
      .map((provider) => `${PROVIDER_NAME[provider]} (od ${formatPrice(MINIMUM_AMOUNT[provider])})`)
      .join(' ani ')}.`,
  unlikely: 'Bardzo daleko od dotychczasowej ceny. Sprawdź przecinek.',
  keepPrice: (price: string) => `Zostaw moją: ${price}`,
  takePrice: (price: string) => `Weź tę ze sklepu: ${price}`,
  keys: { move: 'po komórkach', edit: 'zmienia', undo: 'cofa komórkę' },
  legend: { changed: 'zmieniona', away: 'wróżka zajęta' },
  what: (count: number, cuts: number, rises: number) =>
    [
      prices(count),
      cuts > 0 ? counted(cuts, 'obniżka', 'obniżki', 'obniżek') : '',
      rises > 0 ? counted(rises, 'podwyżka', 'podwyżki', 'podwyżek') : '',
    ]
      .filter(Boolean)
      .join(', '),
  ...editWords({
    noun: { gender: 'plural', genitive: 'cen', accusative: 'ceny' },
    stored: 'shop',
    saved: 'Nowe ceny obowiązują.',
  }),
} as const;

/** A price's text in a sentence: "86,99 zł", "wyłączona" for none. */
export const priceOrOff = (text: string): string => (text === '' ? pricesCopy.off : `${text}${NBSP}zł`);
