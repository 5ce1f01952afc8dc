import type { Fairy } from '../catalogue.ts';

/** The pages of the specialists, one each: `/wrozka/jagna`. */
const SPECIALIST_PATH = '/wrozka/';

const PAGE = /^\/wrozka\/([a-z0-9-]{1,80})$/;

/** The slug in a path; `undefined` for every other path. */
export const slugInPath = (path: string): string | undefined => PAGE.exec(path)?.[1];

/** The path of a specialist's page. */
export const specialistPath = (slug: string): string => SPECIALIST_PATH + slug;

/** A name in small ASCII letters: "Bogumiła" is `bogumila`. */
const inAscii = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);

/**
 * The slug of each specialist, by id: her name in ASCII, with the beginning of her id where two would share one or
 * nothing is left of the name.
 */
export function specialistSlugs(fairies: readonly Pick<Fairy, 'id' | 'name'>[]): ReadonlyMap<string, string> {
  const names = fairies.map(({ name }) => inAscii(name));
  return new Map(
    fairies.map(({ id }, place) => {
      const name = names[place] ?? '';
      const isShared = names.indexOf(name) !== names.lastIndexOf(name);
      const mark = name === '' || isShared ? id.slice(0, 8).toLowerCase() : '';
      return [id, [name, mark].filter(Boolean).join('-')];
    }),
  );
}
