import { expect, test } from 'vitest';
import { models } from '#tools/model/models.ts';
import { importsOf } from './checks/imports.ts';
import { readSources, type SourceFile } from './checks/source-tree.ts';

/** Machines without a screen: their tags colour the drawings. */
const SCREENLESS: ReadonlySet<string> = new Set(['order-fulfilment', 'refund']);

/** Tags of what a screen shows where no other tag holds, and of what it reckons from the context as well. */
const REST: Readonly<Record<string, readonly string[]>> = {
  'sign-in': ['signedOut'],
  answer: ['clean', 'inReview', 'sentBack'],
};

/** How many imports lie between a machine and the screens that read it: its ports, its flow. */
const FAR = 3;

const sources = readSources(['src']);
const importers = new Map<string, SourceFile[]>();
for (const file of sources)
  for (const { target } of importsOf(file)) importers.set(target, [...(importers.get(target) ?? []), file]);

/** The files that know a machine, directly or through others. */
function knowing(machine: string): ReadonlySet<SourceFile> {
  const found = new Set<SourceFile>();
  let paths = [machine];
  for (let step = 0; step < FAR; step += 1) {
    const next = paths.flatMap((path) => importers.get(path) ?? []);
    paths = next.filter((file) => !found.has(file)).map(({ path }) => path);
    next.forEach((file) => found.add(file));
  }
  return found;
}

/** Whether a file reads a tag: by its name, or by the beginning of a name that it puts together. */
const reads = (text: string, tag: string) =>
  text.includes('hasTag(') && (text.includes(`'${tag}'`) || text.includes(`\`${tag.split('-')[0]}-\${`));

test.each(
  models.filter(({ name }) => !SCREENLESS.has(name)).map(({ name, words }) => [name, words] as const),
)('every tag of %s is read by a screen: else nobody could see its state [MO-2]', (name, { tones }) => {
  const readers = [...knowing(`machines/${name}.machine.ts`)];
  const unread = Object.keys(tones).filter((tag) => !readers.some(({ text }) => reads(text, tag)));
  expect(unread).toEqual(REST[name] ?? []);
});

test('a tag that nobody reads is found', () => {
  const text = "if (snapshot.hasTag('sent')) return hasTag(`asks-${question}`);";
  expect(['sent', 'asks-topic', 'late'].filter((tag) => reads(text, tag))).toEqual(['sent', 'asks-topic']);
});
