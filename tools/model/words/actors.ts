import type { Actor, Cause } from './words.ts';

/** Kind of what brings an event about; a drawing's colour. `bad` is a refusal or bad news, whoever it comes from. */
export type Hue = 'person' | 'system' | 'bad' | 'clock' | 'itself';

/** Polish names of all actors, with the kind of each. */
export const ACTORS: Readonly<Record<Actor, { name: string; hue: Hue }>> = {
  customer: { name: 'klientka', hue: 'person' },
  staff: { name: 'osoba z zaplecza', hue: 'person' },
  owner: { name: 'właścicielka', hue: 'person' },
  colleague: { name: 'druga osoba', hue: 'person' },
  shop: { name: 'sklep', hue: 'system' },
  device: { name: 'urządzenie', hue: 'system' },
  provider: { name: 'operator płatności', hue: 'system' },
  mail: { name: 'poczta', hue: 'system' },
  clock: { name: 'czas', hue: 'clock' },
  itself: { name: 'samo, od razu', hue: 'itself' },
};

/** Signs of the kinds, so that colour is not the only difference. */
export const SIGN: Readonly<Record<Hue, string>> = {
  person: '▸',
  system: '✓',
  bad: '✗',
  clock: '◷',
  itself: '»',
};

/** The kind of a cause. */
export const hueOf = ({ by, fails }: Cause): Hue => (fails ? 'bad' : ACTORS[by].hue);

/** Who it is, in Polish: "sklep", or "sklep: odmowa albo awaria". */
export const causeWords = ({ by, fails }: Cause): string =>
  fails ? `${ACTORS[by].name}: odmowa albo awaria` : ACTORS[by].name;
