import { createContext, Script } from 'node:vm';
import { hostileTexts, type HostileText } from './hostile-texts.ts';
import type { FoundPattern } from './patterns.ts';

/** Length (characters) of a text that a pattern is tried with, and how many times as long the next one is. */
const LENGTH = 3_000;
const LONGER = 8;
/** Faster than this (ms) nothing is looked at twice. Most quadratic patterns take milliseconds. */
const SUSPECT = 0.3;
/** Eight times the text takes a linear pattern eight times as long, and a quadratic one sixty-four times. */
const GROWTH = 28;
/** How long (ms) all texts of one pattern may take; then the engine is broken off. */
const LIMIT = 10_000;

const write = ({ before, unit, after }: HostileText, length: number) =>
  before + unit.repeat(Math.ceil(length / unit.length)) + after;

/** Milliseconds that the pattern takes to go through the text, the best of some tries. */
function time(pattern: RegExp, text: string, tries: number): number {
  let best = Infinity;
  for (let done = 0; done < tries; done += 1) {
    pattern.lastIndex = 0;
    const begin = performance.now();
    if (pattern.global) text.replace(pattern, '');
    else pattern.test(text);
    best = Math.min(best, performance.now() - begin);
  }
  return best;
}

/** A text for which the time grows faster than the text, if one is found. */
function superlinear(pattern: RegExp): HostileText | undefined {
  return hostileTexts(pattern).find((text) => {
    const short = write(text, LENGTH);
    if (time(pattern, short, 1) < SUSPECT || time(pattern, short, 3) < SUSPECT) return false;
    const long = write(text, LENGTH * LONGER);
    // A busy machine makes a linear pattern look slow now and then, never each time.
    return Array.from({ length: 2 }).every(() => time(pattern, long, 3) > GROWTH * time(pattern, short, 5));
  });
}

const context = createContext({ work: () => undefined });
const work = new Script('work()');

/**
 * Patterns that are slower than linear for some text, with that text; one that does not end at all is told as such.
 * @param limit milliseconds that one pattern may take
 */
export function slowPatterns(found: readonly FoundPattern[], limit = LIMIT): string[] {
  return found.flatMap(({ place, pattern }) => {
    let text: HostileText | undefined;
    context['work'] = () => {
      text = superlinear(pattern);
    };
    try {
      // The engine looks at this clock whenever it goes back in a text.
      work.runInContext(context, { timeout: limit });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      return [`${place} ${String(pattern)} does not end`];
    }
    return text ? [`${place} ${String(pattern)} ${JSON.stringify(text)}`] : [];
  });
}
