// @ts-check

/**
 * How each command of package.json is called, and what each call does. A line is its own grammar: words in small letters
 * stand as they are, `A|B` is one of them, CAPITALS are any word, [brackets] may be left out, `…` is any number of words.
 *
 * @type {Readonly<Record<string, readonly (readonly [call: string, effect: string])[]>>}
 */
export const CALLS = {
  start: [['', 'installs and builds what is missing, then serves shop and desk']],
  dev: [['', 'serves both from the sources']],
  build: [['', 'builds browser and server']],
  docs: [['', 'writes the pages that are made from code']],
  paths: [['', 'writes test scripts for manual testers']],
  test: [
    ['', 'runs a part of all tests, another one for each commit, and what your changes can touch'],
    ['--all', 'runs everything, as the build machine does'],
    [
      '[STAGE…] [--changed]',
      'runs the stages that are named, or what your changes can touch without a browser',
    ],
  ],
  prove: [['[PROOF] […]', 'runs all proofs, or one with what its command takes']],
  mutants: [
    ['[WORD…]', 'tries the named faults, those with these words, or a scope with Stryker'],
    ['machines [NAME…]', 'makes every fault of the known kinds in the machines'],
    ['--check', 'looks that each fault fits its source'],
  ],
  faults: [
    [
      '[FAULT…] [--kills NUMBER] [--seconds NUMBER] [--calls NUMBER] [--database NAME]',
      'injects all faults, or those that are named',
    ],
  ],
  bench: [
    ['', 'measures all, and writes the figures down'],
    ['desk|backup [ORDERS]', 'measures the desk’s lists, or dump and restore'],
    ['long [MINUTES] [postgres]', 'measures memory under lasting load'],
    ['load [FOLDER]', 'measures starts and loads, in turns with another build'],
    ['scale', 'measures several processes'],
    ['paint […]', 'measures what a phone sees'],
  ],
  pictures: [
    ['[--base REV] [NAME…]', 'photographs every screen against a commit'],
    ['--engines [NAME…]', 'lays every screen in three engines side by side'],
  ],
  flows: [
    ['', 'serves the machines as a page'],
    ['--base REV', 'compares them with those of a revision'],
  ],
  demo: [
    [
      '[--again] [--fill] [--seed NUMBER] [--orders NUMBER]',
      'opens a shop with two made-up years, or only fills it',
    ],
  ],
  pack: [['[FOLDER]', 'makes a folder that runs alone']],
  contract: [['[--check]', 'makes the types of the contracts, or looks that they are made']],
  'contract-test': [['URL [ORIGIN]', 'calls a product API as the shop does, from pages of ORIGIN']],
  'stand-in': [['[FAULT] [PORT]', 'serves a small product API that is not ours']],
  desk: [
    [
      'invite owner ADDRESS [NAME…]',
      'prints a link into the desk that works once, for 24 hours; who has access gets a further passkey',
    ],
  ],
  person: [
    ['export ADDRESS', 'prints everything held about an e-mail address, as JSON'],
    ['erase ADDRESS', 'erases it, save what tax law wants'],
    ['erase ADDRESS with-open-orders', 'the same; orders that are paid and not answered are called off'],
  ],
  shop: [
    ['empty', 'takes what is left of the sample off, and leaves what is yours'],
    ['empty with-sandbox-orders', 'the same, with all orders that the sandbox stood in for'],
    ['drill [SNAPSHOT]', 'restores a snapshot in memory (the newest) and compares it with the shop'],
    ['drill postgres://…', 'compares a database that you have restored a dump into with the shop'],
    ['backup', 'dumps a PostgreSQL, encrypts it, hands it to BACKUP_COMMAND and tries it out'],
    [
      'restore FILE [NAME]',
      'decrypts a backup into an empty database: that of DATABASE_URL, or NAME beside it',
    ],
    ['restore FILE postgres://…', 'the same elsewhere'],
    ['check', 'tries payments, mail and every other connection, and sends you one mail'],
    ['mail-in [RECIPIENT]', 'puts a mail from the standard input into its thread at the desk'],
  ],
};

/** Commands that npm knows without `run`. */
const SHORT = new Set(['start', 'test']);

/** @param {string} name @param {string} call */
const lineOf = (name, call) =>
  [`npm ${SHORT.has(name) ? name : `run ${name}`}`, ...(call === '' ? [] : ['--', call])].join(' ');

/**
 * The lines that say how a command is called.
 *
 * @param {string} name
 */
export function usageOf(name) {
  const lines = (CALLS[name] ?? []).map(([call, effect]) => ({ line: lineOf(name, call), effect }));
  const width = Math.max(...lines.map(({ line }) => line.length));
  return lines.map(({ line, effect }) => `${line.padEnd(width)}  ${effect}`).join('\n');
}

/**
 * Whether a word stands for one of a call.
 *
 * @param {string} token @param {string} word
 */
function fits(token, word) {
  if (/^[A-Z]+$/.test(token)) return !word.startsWith('-');
  if (token.endsWith('…')) return word.startsWith(token.slice(0, -1));
  return token.split('|').includes(word);
}

/**
 * Whether words are what is left of a call.
 *
 * @param {readonly string[]} tokens @param {readonly string[]} words @returns {boolean}
 */
function matches([token, ...tokens], [word, ...words]) {
  if (token === undefined) return word === undefined;
  if (token === '[…]') return true;
  const inner = /^\[(.+)\]$/.exec(token)?.[1];
  if (inner === undefined) return word !== undefined && fits(token, word) && matches(tokens, words);
  if (word === undefined) return matches(tokens, []);
  const isMany = inner.endsWith('…');
  const isTaken = fits(isMany ? inner.slice(0, -1) : inner, word);
  return (
    (isTaken && matches(isMany ? [token, ...tokens] : tokens, words)) || matches(tokens, [word, ...words])
  );
}

/**
 * Takes the options of a call out of words, in whatever order they come; undefined where one lacks its value.
 *
 * @param {string} call @param {readonly string[]} words @returns {string[] | undefined}
 */
function withoutOptions(call, words) {
  const options = new Map(
    [...call.matchAll(/\[(--[a-z-]+)( [A-Z]+)?\]/g)].map(([, name = '', value]) => [name, value]),
  );
  const left = [];
  for (let at = 0; at < words.length; at += 1) {
    const [name = '', value] = (words[at] ?? '').split(/=(.*)/s, 2);
    if (!options.has(name)) left.push(words[at] ?? '');
    else if (options.get(name) !== undefined && value === undefined) {
      at += 1;
      if (words[at] === undefined) return undefined;
    }
  }
  return left;
}

/**
 * Whether a command's arguments match one of its lines. An unknown command accepts anything.
 * @param {string} name @param {readonly string[]} words
 */
export function isCalledRight(name, words) {
  const calls = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
  return (
    calls === undefined ||
    calls.some(([call]) => {
      const left = withoutOptions(call, words);
      const tokens = call.replaceAll(/ ?\[--[a-z-]+( [A-Z]+)?\]/g, '').trim();
      return left !== undefined && matches(tokens === '' ? [] : tokens.split(' '), left);
    })
  );
}

/**
 * The exit code of a wrong call. Of a mail's way in it is the one at which a mail server keeps the mail (sysexits.h,
 * EX_TEMPFAIL): any other loses it.
 *
 * @param {string} name @param {readonly string[]} words
 */
export const codeOfWrong = (name, words) => (name === 'shop' && words[0] === 'mail-in' ? 75 : 2);

/**
 * Exits with the usage text if a command's arguments are wrong, before it installs, builds, opens or deletes
 * anything.
 * @param {string} name @param {readonly string[]} [words]
 */
export function requireRightCall(name, words = process.argv.slice(2)) {
  if (isCalledRight(name, words)) return;
  console.error(usageOf(name));
  process.exit(codeOfWrong(name, words));
}
