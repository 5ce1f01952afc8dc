import { expect, test } from 'vitest';
import { models } from '#tools/model/models.ts';
import { filesThatKnow } from './checks/importers.ts';

/** Machines without a screen: their tags colour the drawings. */
const SCREENLESS: ReadonlySet<string> = new Set(['order-fulfilment', 'refund']);

/**
 * Tags of what a screen shows where no other tag holds. An answer's stages colour the drawings alone: the screen shows
 * the stage also while a decision about it is under way, so it asks the machine's `stageOf`.
 */
const REST: Readonly<Record<string, readonly string[]>> = {
  'sign-in': ['signedOut'],
  answer: [
    'clean',
    'waiting',
    'drafted',
    'inReview',
    'sentBack',
    'scheduled',
    'leaving',
    'bounced',
    'sent',
    'correcting',
    'calledOff',
  ],
};

/**
 * Whether a file reads a tag: it asks for its name, for one that it puts together, or for those of a list that has the
 * name. A name that stands in the file for another reason counts for nothing.
 */
function reads(text: string, tag: string): boolean {
  const isListed = [...text.matchAll(/const (\w+) = \[([^\]]*)\]/g)].some(
    ([, name, list]) =>
      list?.includes(`'${tag}'`) && new RegExp(`\\b${name}\\.\\w+\\([^;]*hasTag\\(`).test(text),
  );
  return isListed || text.includes(`hasTag('${tag}')`) || text.includes(`hasTag(\`${tag.split('-')[0]}-\${`);
}

test.each(
  models.filter(({ name }) => !SCREENLESS.has(name)).map(({ name, words }) => [name, words] as const),
)('every tag of %s is read by a screen: else nobody could see its state [MO-2]', (name, { tones }) => {
  const readers = filesThatKnow(name);
  const unread = Object.keys(tones).filter((tag) => !readers.some(({ text }) => reads(text, tag)));
  expect(unread).toEqual(REST[name] ?? []);
});

test('a tag that nobody reads is found', () => {
  const text = `
    const KINDS = ['failed', 'saved'] as const;
    const STAGES = ['bounced'] as const;
    const kind = KINDS.find((one) => snapshot.hasTag(one));
    const stage = STAGES.find((one) => one === stageOf(answer));
    if (snapshot.hasTag('sent')) return hasTag(\`asks-\${question}\`);`;
  const tags = ['sent', 'asks-topic', 'saved', 'bounced', 'late'];
  expect(tags.filter((tag) => reads(text, tag))).toEqual(['sent', 'asks-topic', 'saved']);
});
