import { expect, test, vi } from 'vitest';
import { contractPatterns, makesPatterns, writtenPatterns, type FoundPattern } from './checks/patterns.ts';
import { slowPatterns } from './checks/linear-patterns.ts';
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
  expect(slowPatterns(found)).toEqual([]);
});

test.each([
  [/(a+)+$/, 'does not end'],
  [/^x:[^\s/]+\.[a-z]{2,}([/:]|$)\S*$/, '"unit"'],
  [/\s+$/, '"unit":" "'],
  [/<[^>]*>/g, '"unit":"<"'],
  [/var\(--[\w-]+,\s*([^()]+)\)/g, '"before":"var(--'],
  [/^(.).*(@.*)$/, '"unit":"@"'],
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.\S+/gu, '"unit"'],
])('the check finds %s', (pattern, said) => {
  expect(slowPatterns([{ place: 'a.ts:1', pattern }], 2_000)).toEqual([expect.stringContaining(said)]);
});

test.each([/^\d{4}-\d{2}$/, /\s+/g, /^(?:a|b)*$/, /<[^<>]*>/g, /\d+(?:[.,]\d{2})?/])(
  'the check lets %s pass',
  (pattern) => {
    expect(slowPatterns([{ place: 'a.ts:1', pattern }])).toEqual([]);
  },
);

/** Files that make patterns out of text, each with what makes some of the worst. */
const MADE: Readonly<Record<string, () => Promise<unknown>>> = {
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
    await make();
    expect([path, made.length]).not.toEqual([path, before]);
  }
  vi.unstubAllGlobals();
  expect(slowPatterns(different(made))).toEqual([]);
});
