import { DESK_PAGES } from '#desk/pages.ts';
import { counted, formatPrice, NBSP } from '#copy/site/format.ts';
import { MONTH_NAMES_GENITIVE } from '#copy/sky/months.ts';
import { PRODUCT_TYPE_NAME } from '#copy/purchase/product-type.ts';
import { readProducts, type CouponState, type CouponTexts, type CouponUseState } from '#domain/coupon.ts';
import type { Grosze } from '#domain/grosze.ts';
import { editWords } from '#desk/frame/edit/edit-words.ts';
import { outOf } from '#desk/copy/out-of.ts';

/** A day of a field, "28 listopada", with its year unless it is this one. */
function dayText(day: string, today: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const text = `${Number(date)}${NBSP}${MONTH_NAMES_GENITIVE[Number(month) - 1] ?? ''}`;
  return today.startsWith(year) ? text : `${text} ${year}`;
}

/** When a coupon may be used: "od 28 listopada", "do 6 grudnia", "bez końca". */
export function periodText(
  { validFrom, validUntil }: Pick<CouponTexts, 'validFrom' | 'validUntil'>,
  today: string,
): string {
  const parts = [
    validFrom > today && `od ${dayText(validFrom, today)}`,
    validUntil !== '' && `do ${dayText(validUntil, today)}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : 'bez końca';
}

/** What a coupon is for: "wszystko", "Tarot, Wróżba". */
export function productsName(products: string): string {
  const types = readProducts(products);
  if (types === undefined) return '';
  return types === null ? 'wszystko' : types.map((type) => PRODUCT_TYPE_NAME[type]).join(', ');
}

/** How often it was used, and of how many: "61 ze 100". */
export const usesText = (uses: number, maxUses: string): string =>
  maxUses === '' ? `${uses}, bez limitu` : `${uses} ${outOf(Number(maxUses), maxUses)}`;

export const COUPON_STATE_NAME: Readonly<Record<CouponState, string>> = {
  running: 'działa',
  waiting: 'czeka',
  used: 'zużyty',
  expired: 'wygasł',
  stopped: 'zatrzymany',
};

/** Filters of the list by their name in the address. */
export const COUPON_FILTERS = {
  dzialaja: { name: 'Działają', states: ['running'] },
  czekaja: { name: 'Czekają', states: ['waiting'] },
  skonczone: { name: 'Skończone', states: ['used', 'expired', 'stopped'] },
} as const satisfies Record<string, { name: string; states: readonly CouponState[] }>;

export const USE_STATE_NAME: Readonly<Record<CouponUseState, string>> = {
  held: 'czeka na płatność',
  paid: 'opłacone',
  released: 'nieopłacone, użycie wróciło',
  late: 'opłacone po czasie, poza limitem',
};

/** Words of the list of coupons, of one coupon and of many codes. */
export const couponsCopy = {
  title: DESK_PAGES.coupons.title,
  add: 'Nowy kupon',
  addMany: 'Wiele jednorazowych kodów',
  back: 'Kupony',
  states: 'Stan',
  all: 'Wszystkie',
  list: 'Wszystkie kupony',
  loading: 'Wczytuję kupony',
  failed: 'Nie udało się wczytać kuponów',
  empty: 'Nie ma jeszcze żadnego kuponu',
  emptyText: 'Nowy kupon działa od razu albo od dnia, który wybierzesz.',
  nothing: 'W tym stanie nie ma żadnego kuponu',
  showAll: 'Pokaż wszystkie',
  columns: {
    code: 'Kod',
    discount: 'Zniżka',
    products: 'Na co',
    period: 'Ważny',
    uses: 'Użyty',
    audience: 'Dla kogo',
    state: 'Stan',
  },
  audience: { public: 'dla wszystkich', personal: 'osobisty' },
  batches: 'Jednorazowe kody',
  batch: (name: string, count: number, discount: string) =>
    `${name}: ${counted(count, 'kod', 'kody', 'kodów')} po ${discount}`,
  batchUses: (uses: number) => `użyto ${uses}`,
  download: 'Pobierz CSV',
  downloaded: 'Plik pobrany.',
  downloadCancelled: 'Bez klucza plik się nie pobierze.',
  downloadFailed: 'Plik się nie pobrał. Spróbuj jeszcze raz.',

  newTitle: DESK_PAGES.newCoupon.title,
  manyTitle: DESK_PAGES.newBatch.title,
  manyLead: 'Każdy kod jest inny, osobisty i działa raz. Listę pobierzesz jako CSV.',
  field: {
    code: 'Kod',
    discount: 'Zniżka',
    products: 'Na co działa',
    validFrom: 'Ważny od',
    validUntil: 'do',
    maxUses: 'Najwyżej użyć',
    audience: 'Dla kogo',
    name: 'Nazwa dla was',
    prefix: 'Początek kodu',
    count: 'Ile kodów',
  },
  codeHint: 'Litery, cyfry i łączniki. Potem się nie zmienia.',
  prefixHint: `Na przykład TARGI: kody będą jak TARGI-7KQ2M9XF. Może być pusty.`,
  discountHint: 'Pół grosza zaokrąglamy na korzyść klientki.',
  discountKind: 'Rodzaj zniżki',
  percent: 'procent',
  amount: 'złote',
  daysHint: 'Czas warszawski, ostatni dzień włącznie. Bez końca: zostaw puste.',
  usesHint: 'Bez limitu: zostaw puste.',
  forAll: 'Dla wszystkich',
  forAllHint: `Ogłoszony kod liczy się jak obniżka: przy cenie stanie najniższa z${NBSP}30${NBSP}dni.`,
  forOne: 'Osobisty',
  forOneHint: 'Jeden kod dla jednej osoby, bez ogłaszania.',
  announced: `Ta obniżka jest ogłoszona i${NBSP}już działa, więc zmieni się tylko jej koniec i${NBSP}limit.`,
  begun: 'Ten kod już działa: początek i to, dla kogo jest, zostają.',
  /** For a coupon that ended by its date or limit; another date or limit reactivates it. */
  announcedBefore: `Ta obniżka była ogłoszona i${NBSP}działała, więc zmieni się tylko jej koniec i${NBSP}limit.`,
  begunBefore: 'Ten kod już działał: początek i to, dla kogo jest, zostają.',

  stop: 'Zatrzymaj od razu',
  stopAsk: `Zatrzymanego kodu nie da się włączyć z${NBSP}powrotem. Zamówienia, które już go mają, zachowają cenę.`,
  stopNow: 'Zatrzymaj kod',
  stopMany: 'Zatrzymaj wszystkie',
  stopBack: 'Zostaw',
  stopped: 'Kod jest zatrzymany. Żadne nowe zamówienie go nie przyjmie.',
  stopFailed: {
    refused: 'Nie udało się zatrzymać. Kod nadal działa, spróbuj jeszcze raz.',
    unknown:
      'Nie wiadomo, czy kod jest zatrzymany: zaplecze nie odpowiedziało. Sprawdź po odświeżeniu strony.',
  },

  trial: 'Sprawdź na ofercie',
  trialLoading: 'Wczytuję ofertę',
  trialFailed: 'Nie udało się wczytać oferty',
  fairy: 'Wróżka',
  product: 'Usługa',
  price: 'Cena',
  coupon: (code: string) => `Kupon ${code}`.trim(),
  pays: 'Zapłaci',
  off: (amount: Grosze) => `−${formatPrice(amount)}`,
  notFor: 'Na tę usługę ten kod nie działa.',
  noDiscount: 'Wpisz zniżkę, a policzymy cenę.',
  ends: 'Na skrajach oferty',
  cheapest: 'najtańsza',
  dearest: 'najdroższa',
  half: 'pół grosza na korzyść klientki',
  free: 'Nic nie zostaje do zapłaty: klientka zamówi bez płatności.',
  offer: (product: string, fairy: string) => `${product}, ${fairy}`,

  brought: 'Co przyniósł',
  sales: 'Opłacone zamówienia',
  sold: (count: number, sales: Grosze) => `${count}, razem ${formatPrice(sales)}`,
  givenAway: 'Oddane tym kuponem',
  wentBack: 'Zwroty i obciążenia',
  older: 'Starsze',
  latest: 'Najnowsze',
  uses: 'Użycia',
  noUses: 'Nikt go jeszcze nie użył.',
  order: (id: number) => `Zamówienie nr ${id}`,
  use: (productName: string, fairyName: string, fullPrice: Grosze, totalPrice: Grosze) =>
    `${productName}, ${fairyName}: ${formatPrice(fullPrice)} → ${formatPrice(totalPrice)}`,

  ...editWords({
    noun: { gender: 'masculine', genitive: 'kuponu' },
    stored: 'shop',
    saved: 'W sklepie działa już tak.',
  }),
} as const;
