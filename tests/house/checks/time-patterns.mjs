// @ts-check
// Measures patterns in a process of its own (linear-patterns.ts): in the tests' own, hundreds of files have filled the
// engine, and it takes several times as long. Reads a JSON array from standard input, writes one to standard output.
import { readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';

/**
 * @typedef {import('./hostile-texts.ts').HostileText} HostileText
 * @typedef {{ source: string, flags: string, texts: readonly HostileText[] }} Measured
 * @typedef {{ slowFor?: HostileText, isEndless?: boolean }} Finding
 */

/** Length (characters) of a text that a pattern is tried with, and how many times as long the next one is. */
const LENGTH = 1_500;
const LONGER = 8;
/** Faster than this (ms) nothing is looked at twice. Most quadratic patterns take milliseconds. */
const SUSPECT = 0.1;
/** Eight times the text takes a linear pattern eight times as long, and a quadratic one sixty-four times. */
const GROWTH = 28;

/** @param {HostileText} text @param {number} length */
const write = ({ before, unit, after }, length) =>
  before + unit.repeat(Math.ceil(length / unit.length)) + after;

/** @param {RegExp} pattern @param {string} text */
function goThrough(pattern, text) {
  pattern.lastIndex = 0;
  if (pattern.global) text.replace(pattern, '');
  else pattern.test(text);
}

/**
 * Whether a text is gone through faster than anything is suspected, by a clock that costs less than to ask for the
 * processor's time.
 *
 * @param {RegExp} pattern @param {string} text
 */
function isQuick(pattern, text) {
  const begin = performance.now();
  goThrough(pattern, text);
  return performance.now() - begin < SUSPECT;
}

/**
 * Milliseconds of processor time that the pattern takes to go through the text, the best of some tries. A clock would
 * count what other programs do meanwhile.
 *
 * @param {RegExp} pattern @param {string} text @param {number} tries
 */
function time(pattern, text, tries) {
  let best = Infinity;
  for (let done = 0; done < tries; done += 1) {
    const begin = process.cpuUsage();
    goThrough(pattern, text);
    const { user, system } = process.cpuUsage(begin);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

/**
 * A text for which the time grows faster than the text, if one is found.
 *
 * @param {RegExp} pattern @param {readonly HostileText[]} texts
 */
function superlinear(pattern, texts) {
  return texts.find((text) => {
    const short = write(text, LENGTH);
    if (isQuick(pattern, short)) return false;
    const first = time(pattern, short, 3);
    if (first < SUSPECT) return false;
    const long = write(text, LENGTH * LONGER);
    // A slow pattern is slow each time.
    return [first, undefined, undefined].every(
      (known) => time(pattern, long, 1) > GROWTH * (known ?? time(pattern, short, 3)),
    );
  });
}

const context = createContext({ work: () => undefined });
const work = new Script('work()');

/** @param {Measured} measured @param {number} limit @returns {Finding} */
function measure({ source, flags, texts }, limit) {
  /** @type {Finding} */
  const finding = {};
  context['work'] = () => {
    const slowFor = superlinear(new RegExp(source, flags), texts);
    if (slowFor) finding.slowFor = slowFor;
  };
  try {
    // The engine looks at this clock whenever it goes back in a text.
    work.runInContext(context, { timeout: limit });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return { isEndless: true };
  }
  return finding;
}

/** @type {Measured[]} */
const measured = JSON.parse(readFileSync(0, 'utf8'));
const limit = Number(process.argv[2]);
process.stdout.write(JSON.stringify(measured.map((one) => measure(one, limit))));
