import { RegExpParser, type AST } from '@eslint-community/regexpp';
import { isWholeProof } from '#tools/proof.ts';

/** A text that repeats itself: `before`, `unit` again and again, `after`. */
export interface HostileText {
  before: string;
  unit: string;
  after: string;
}

/** Characters that stand for the classes of a pattern; those that it names come first. */
const COMMON = [
  'a',
  'A',
  '0',
  ' ',
  '\n',
  '\t',
  '.',
  '-',
  '@',
  '<',
  '/',
  '{',
  '[',
  '(',
  '!',
  ':',
  '"',
  'ą',
  '\0',
];

/** How many beginnings and how many repeated pieces a pattern is tried with. */
const [BEGINNINGS, UNITS] = isWholeProof ? [24, 80] : [12, 24];

/** At most the first `count` of the different ones. */
const some = (count: number, texts: Iterable<string>) => [...new Set(texts)].slice(0, count);

class Sampler {
  /** Beginnings of texts that the pattern takes. */
  readonly beginnings = new Set(['']);
  /** What can be repeated: bodies of quantifiers, and pieces of the texts. */
  readonly units = new Set<string>();
  readonly #palette: readonly string[];
  readonly #flags: string;

  constructor(palette: readonly string[], flags: string) {
    this.#palette = palette;
    this.#flags = flags;
  }

  /** Some texts that one of these alternatives takes; notes each beginning and repeatable piece on the way. */
  words(alternatives: readonly AST.Alternative[], before: string): string[] {
    return some(
      8,
      alternatives.flatMap(({ elements }) => this.#sequence(elements, before)),
    );
  }

  #sequence(elements: readonly AST.Element[], before: string): string[] {
    const texts: string[] = ['', '', ''];
    const cuts = texts.map(() => [0]);
    const variants: string[] = [];
    for (const element of elements) {
      const [first = '', ...others] = this.#element(element, before + texts[0]);
      variants.push(...others.map((other) => texts[0] + other));
      // One text takes the first word of each element, another the second, and another the third.
      for (const [at, text] of texts.entries()) {
        texts[at] = text + (at === 0 ? first : (others[at - 1] ?? first));
        cuts[at]?.push(texts[at].length);
        this.beginnings.add(before + texts[at]);
      }
    }
    for (const [at, text] of texts.entries())
      for (const from of cuts[at] ?? [])
        for (const to of cuts[at] ?? []) if (to > from) this.units.add(text.slice(from, to));
    return [...texts, ...variants];
  }

  #element(element: AST.Element, before: string): string[] {
    switch (element.type) {
      case 'Character':
        return [String.fromCodePoint(element.value)];
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass': {
        const one = new RegExp(`^${element.raw}$`, this.#flags);
        return some(
          3,
          this.#palette.filter((character) => one.test(character)),
        );
      }
      case 'Group':
      case 'CapturingGroup':
        return this.words(element.alternatives, before);
      case 'Quantifier': {
        const bodies = this.#element(element.element, before);
        if (element.max > 2) for (const body of bodies) this.units.add(body);
        const texts = bodies.map((body) => body.repeat(Math.max(element.min, 1)));
        return element.min === 0 ? [...texts, ''] : texts;
      }
      case 'Assertion':
        if (element.kind === 'lookahead' || element.kind === 'lookbehind')
          this.words(element.alternatives, before);
        return [''];
      case 'Backreference':
        return [''];
    }
  }
}

/** The characters that a pattern names, and of the common ones one for each set of its classes. */
function paletteOf({ source, flags }: RegExp): string[] {
  const named: string[] = [];
  const classes: RegExp[] = [];
  const atoms = source.match(/\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|[^\\[\]]/gsu) ?? [];
  for (const atom of atoms) {
    if (/^[\p{L}\p{N}]$/u.test(atom)) named.push(atom);
    else if (/^\\[^\w]$/.test(atom)) named.push(atom.slice(1));
    else if (/^(?:\[|\\[dDwWsSpP])/.test(atom))
      classes.push(new RegExp(`^${atom}$`, flags.replace(/[gy]/g, '')));
    else if (/^[^\\^$.*+?()|{}]$/.test(atom)) named.push(atom);
  }
  const seen = new Set<string>();
  const common = COMMON.filter((character) => {
    const mark = classes.map((one) => one.test(character)).join();
    return !seen.has(mark) && seen.add(mark);
  });
  return some(16, [...common, ...named, ...COMMON]);
}

/**
 * Texts that make a backtracking pattern slow, if anything does: whatever it may repeat, behind each beginning of what it
 * takes, and then a character at which it fails.
 */
export function hostileTexts(pattern: RegExp): HostileText[] {
  const { source, flags } = pattern;
  const palette = paletteOf(pattern);
  const sampler = new Sampler(palette, flags.replace(/[gy]/g, ''));
  const { alternatives } = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  sampler.words(alternatives, '');
  const alphabet = palette.slice(0, 9);
  const pairs = alphabet.flatMap((one) => alphabet.map((other) => one + other));
  const beginnings = some(
    BEGINNINGS,
    [...sampler.beginnings].toSorted((one, other) => one.length - other.length),
  );
  const units = some(UNITS, [...palette, ...sampler.units].filter(Boolean));
  const text = (before: string, unit: string) => ['', '\0', '\n!'].map((after) => ({ before, unit, after }));
  return [
    ...beginnings.flatMap((before) => units.flatMap((unit) => text(before, unit))),
    ...pairs.flatMap((unit) => text('', unit)),
  ];
}
