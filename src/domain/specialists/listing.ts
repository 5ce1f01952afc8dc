import { SPECIALIZATION_ICONS, type Fairy, type SpecializationIcon } from '../catalogue.ts';
import type { Grosze } from '../grosze.ts';
import { responseHours } from './response-time.ts';

export const LISTING_ORDERS = ['recommended', 'fastest', 'cheapest', 'rated'] as const;
export type ListingOrder = (typeof LISTING_ORDERS)[number];

/** Which specialists are listed, and in which order. */
export interface Listing {
  topic?: SpecializationIcon | undefined;
  /** Whether only available specialists are listed. */
  freeOnly: boolean;
  order: ListingOrder;
}

export const WHOLE_LISTING: Listing = { freeOnly: false, order: 'recommended' };

/** The words of an address. */
const TOPIC_WORD = { HEARTH: 'uczucia', MONEY: 'pieniadze', EARTH: 'codziennosc' } as const satisfies Record<
  SpecializationIcon,
  string
>;
const ORDER_WORD = {
  recommended: 'polecane',
  fastest: 'najszybciej',
  cheapest: 'najtaniej',
  rated: 'oceny',
} as const satisfies Record<ListingOrder, string>;
const [TOPIC, FREE, ORDER] = ['temat', 'wolna', 'kolejnosc'] as const;

/** Reads the listing of an address; what is unknown counts as missing. */
export function readListing(search: URLSearchParams): Listing {
  const topic = SPECIALIZATION_ICONS.find((icon) => TOPIC_WORD[icon] === search.get(TOPIC));
  const order = LISTING_ORDERS.find((word) => ORDER_WORD[word] === search.get(ORDER)) ?? 'recommended';
  return { ...(topic && { topic }), freeOnly: search.get(FREE) === '1', order };
}

/** Writes a listing into an address; its defaults leave no trace. */
export function writeListing(search: URLSearchParams, { topic, freeOnly, order }: Listing): URLSearchParams {
  const written = new URLSearchParams(search);
  for (const [name, word] of [
    [TOPIC, topic && TOPIC_WORD[topic]],
    [FREE, freeOnly ? '1' : undefined],
    [ORDER, order === 'recommended' ? undefined : ORDER_WORD[order]],
  ] as const) {
    if (word === undefined) written.delete(name);
    else written.set(name, word);
  }
  return written;
}

interface Listed {
  fairy: Fairy;
  price: Grosze;
}

/** By this the lists are sorted, smallest first; equal ones stay as they came, free ones before busy ones. */
const SIZE: Readonly<Record<ListingOrder, (listed: Listed) => number>> = {
  recommended: () => 0,
  fastest: ({ fairy }) => responseHours(fairy.responseTime),
  cheapest: ({ price }) => price,
  rated: ({ fairy }) => -(fairy.ratings?.mean ?? fairy.rating ?? 0),
};

/** Those of a listing, in its order. The chosen one is never left out. */
export function listed<Item extends Listed>(
  all: readonly Item[],
  { topic, freeOnly, order }: Listing,
  chosenId?: string,
): Item[] {
  const isListed = ({ fairy }: Item) =>
    fairy.id === chosenId ||
    ((!freeOnly || fairy.isAvailable) &&
      (topic === undefined || fairy.specializations.some(({ icon }) => icon === topic)));
  const size = SIZE[order];
  // A list of its own: the oldest engines have no toSorted.
  const found: Item[] = all.filter(isListed);
  found.sort((a, b) => size(a) - size(b) || Number(b.fairy.isAvailable) - Number(a.fairy.isAvailable));
  return found;
}

/** The topics that occur among specialists, in the order of the icons. */
export const topicsOf = (all: readonly Listed[]): SpecializationIcon[] =>
  SPECIALIZATION_ICONS.filter((icon) =>
    all.some(({ fairy }) => fairy.specializations.some((topic) => topic.icon === icon)),
  );
