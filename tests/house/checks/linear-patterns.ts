import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { z } from 'zod';
import { hostileTexts } from './hostile-texts.ts';
import type { FoundPattern } from './patterns.ts';

/** How long (ms) all texts of one pattern may take, on a busy machine too. The slowest one takes a quarter of a second. */
const LIMIT = 60_000;

const program = fileURLToPath(new URL('./time-patterns.mjs', import.meta.url));

/** A part that is repeated this often can make a pattern slow; fewer repetitions are steps that can be counted. */
const OFTEN = 10;

/** Whether a pattern repeats a part of itself often, so that only a measurement tells how it goes back in a text. */
export function repeats({ source, flags }: RegExp): boolean {
  let often = false;
  const tree = new RegExpParser().parsePattern(source, undefined, undefined, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  visitRegExpAST(tree, {
    onQuantifierEnter: ({ max }) => {
      often ||= max >= OFTEN;
    },
  });
  return often;
}

const findingsSchema = z.array(
  z.object({
    slowFor: z.object({ before: z.string(), unit: z.string(), after: z.string() }).optional(),
    isEndless: z.boolean().optional(),
  }),
);

/**
 * Patterns that are slower than linear for some text, with that text; one that does not end at all is told as such.
 * @param limit milliseconds that one pattern may take
 */
export function slowPatterns(found: readonly FoundPattern[], limit = LIMIT): string[] {
  const input = found.map(({ pattern }) => ({
    source: pattern.source,
    flags: pattern.flags,
    texts: hostileTexts(pattern),
  }));
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, String(limit)], {
    input: JSON.stringify(input),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Patterns were not measured: ${stderr}`);
  const findings = findingsSchema.parse(JSON.parse(stdout));
  return found.flatMap(({ place, pattern }, at) => {
    const { slowFor, isEndless } = findings[at] ?? {};
    if (isEndless) return [`${place} ${String(pattern)} does not end`];
    return slowFor ? [`${place} ${String(pattern)} ${JSON.stringify(slowFor)}`] : [];
  });
}
