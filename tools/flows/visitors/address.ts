import type { Choices, Wishes } from '../../model/visitors/choices.ts';

/** Settings of a run of simulated visitors; all of them fit into an address. */
export interface RunSettings {
  visitors: number;
  seed: number;
  wishes: Wishes;
}

export const FEWEST = 100;
export const MOST = 10_000;
export const FIRST_RUN = { visitors: 1_000, seed: 1 };

/** Begins the part of an address that holds the settings; no state's id begins so. */
export const VISITORS_MARK = '~';

/** A short name for a long key, the same in every version that has the key (FNV-1a). */
export function shortName(key: string): string {
  let hash = 0x811c9dc5;
  for (const letter of key) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

const perMille = (share: number) => String(Math.round(share * 1_000));

/** Formats settings for an address: visitors, seed, and shares by short names, in thousandths. */
export function formatRun({ visitors, seed, wishes }: RunSettings): string {
  const pairs = [...wishes.shares, ...wishes.leaving].map(
    ([key, share]) => `${shortName(key)}-${perMille(share)}`,
  );
  return [VISITORS_MARK + visitors, seed, ...pairs].join('.');
}

const clamped = (number: number, least: number, most: number, otherwise: number) =>
  Number.isFinite(number) ? Math.min(most, Math.max(least, Math.round(number))) : otherwise;

/** Reads settings from an address; what this version does not know, or what is no share, is passed over. */
export function readRun(text: string, { choices, exits }: Choices): RunSettings {
  const [visitors = '', seed = '', ...pairs] = text.replace(VISITORS_MARK, '').split('.');
  const given = new Map(
    pairs.flatMap((pair): [string, number][] => {
      const [, name, share] = /^([0-9a-z]+)-(\d{1,4})$/.exec(pair) ?? [];
      return name === undefined || Number(share) > 1_000 ? [] : [[name, Number(share) / 1_000]];
    }),
  );
  const known = (keys: readonly string[]) =>
    new Map(
      keys.flatMap((key): [string, number][] => {
        const share = given.get(shortName(key));
        return share === undefined ? [] : [[key, share]];
      }),
    );
  return {
    visitors: clamped(visitors === '' ? Number.NaN : Number(visitors), FEWEST, MOST, FIRST_RUN.visitors),
    seed: clamped(seed === '' ? Number.NaN : Number(seed), 0, 2 ** 31, FIRST_RUN.seed),
    wishes: {
      shares: known(choices.flatMap(({ options }) => options.map(({ key }) => key))),
      leaving: known(exits.map(({ stop }) => stop.id)),
    },
  };
}
