import { expect, test } from 'vitest';
import { readSources } from './checks/source-tree.ts';

/** Declarations of functions that are named after the lock of rows that they take, with their text. */
const locksIn = (text: string) =>
  text
    .split(/\n(?=(?:export )?(?:const|async function|function) )/)
    .filter((part) => /^(?:export )?(?:const|async function|function) lock[A-Z]\w* ?[(=]/.test(part));

const TAKES =
  /\.for(?:NoKey)?Update\(|\.forShare\(|for (?:no key )?update|advisory_xact_lock|lock table|\{[\s\S]*\block[A-Z]\w*\(/;

test('a function of the server that is named after a lock takes one: no test on one connection sees its loss', () => {
  const locks = readSources(['server']).flatMap(({ path, text }) =>
    locksIn(text)
      .filter((part) => part.includes('trx'))
      .map((part) => ({ name: `${path}: ${part.slice(0, part.indexOf('('))}`, part })),
  );
  expect(locks.length).toBeGreaterThan(7);
  expect(locks.filter(({ part }) => !TAKES.test(part)).map(({ name }) => name)).toEqual([]);
});
