import { expect, test, vi } from 'vitest';
import { contractPatterns, makesPatterns, writtenPatterns, type FoundPattern } from './checks/patterns.ts';
import { repeats, slowPatterns } from './checks/linear-patterns.ts';
import { readSources } from './checks/source-tree.ts';

vi.setConfig({ testTimeout: 300_000 });

const product = readSources(['src', 'server', 'machines', 'styles']);

/** Each pattern once, whoever has it. */
function different(found: readonly FoundPattern[]): FoundPattern[] {
  return [...new Map(found.map((one) => [String(one.pattern), one] as const)).values()];
}

test('no regular expression of the program takes more than linear time, whatever is typed', () => {
  const found = different([...product.flatMap(writtenPatterns), ...contractPatterns()]);
  expect(found.length).toBeGreaterThan(200);
  expect(slowPatterns(found.filter(({ pattern }) => repeats(pattern)))).toEqual([]);
});

const SLOW = [
  /^x:[^\s/]+\.[a-z]{2,}([/:]|$)\S*$/,
  /\s+$/,
  /<[^>]*>/g,
  /var\(--[\w-]+,\s*([^()]+)\)/g,
  /^(.).*(@.*)$/,
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.\S+/gu,
];
const LINEAR = [/^\d{4}-\d{2}$/, /\s+/g, /^(?:a|b)*$/, /<[^<>]*>/g, /\d+(?:[.,]\d{2})?/];
const named = (pattern: RegExp): FoundPattern => ({ place: 'a.ts:1', pattern });

test('the check finds slow patterns, each with a text that it is slow for, and lets linear ones pass', () => {
  const said = slowPatterns([...SLOW, ...LINEAR].map(named));
  expect(said.map((one) => one.replace(/ \{"before":.*"unit":.*$/, ''))).toEqual(
    SLOW.map((pattern) => `a.ts:1 ${String(pattern)}`),
  );
  expect(slowPatterns([named(/\s+$/)])).toEqual([expect.stringContaining('"unit":" "')]);
});

test('a pattern that repeats nothing, or a few times at most, is linear by itself and not measured', () => {
  expect([...SLOW, ...LINEAR].filter((pattern) => !repeats(pattern))).toEqual([/^\d{4}-\d{2}$/]);
  expect([/a?b/, /^[a-z]{1,9}$/u, /(?:ab){0,9}/].some(repeats)).toBe(false);
  expect([/a{2,}/, /^[a-z]{1,10}$/u, /(?<!a*)b/, /(?:a?(b+))?/].every(repeats)).toBe(true);
});

test('a pattern that does not end is broken off and told as such', () => {
  expect(slowPatterns([named(/(a+)+$/)], 500)).toEqual(['a.ts:1 /(a+)+$/ does not end']);
});

/** Files that make patterns out of text, each with what makes some of the worst. */
const MADE: Readonly<Record<string, () => Promise<unknown>>> = {
  'src/api/required-only.ts': () => import('#api/required-only.ts'),
  'src/domain/texts/claims.ts': () => import('#domain/texts/claims.ts'),
  'src/desk/domain/email.ts': async () => (await import('#desk/domain/email.ts')).isEmail('a@b.pl'),
  'server/answers/model/name-forms.ts': async () => {
    const { nameForms } = await import('#server/answers/model/name-forms.ts');
    const longest = ['a'.repeat(100), 'ke'.repeat(50), '-'.repeat(100)];
    for (const name of ['Małgorzata', 'Marek', ...longest]) nameForms(name);
  },
  'server/answers/model/mask-personal.ts': async () => {
    const { maskPersonal } = await import('#server/answers/model/mask-personal.ts');
    maskPersonal('Anna', {
      orderId: 1354,
      email: `${'a.'.repeat(100)}a@wp.pl`,
      customerName: 'Anna-Maria '.repeat(9),
      partnerName: null,
      city: 'Ostrów Wielkopolski, Polska',
      birthDates: ['1990-01-02', '1999-12-31'],
    });
  },
};

test('what makes patterns out of text makes linear ones', async () => {
  const makers = product.filter(makesPatterns).map(({ path }) => path);
  expect(makers.toSorted()).toEqual(Object.keys(MADE).toSorted());
  const made: FoundPattern[] = [];
  let place = '';
  const Native = RegExp;
  vi.stubGlobal(
    'RegExp',
    class extends Native {
      constructor(source: string | RegExp, flags?: string) {
        super(source, flags);
        made.push({ place, pattern: new Native(this.source, this.flags) });
      }
    },
  );
  for (const [path, make] of Object.entries(MADE)) {
    place = path;
    const before = made.length;
    vi.resetModules();
    await make();
    expect([path, made.length]).not.toEqual([path, before]);
  }
  vi.unstubAllGlobals();
  expect(slowPatterns(different(made))).toEqual([]);
});
