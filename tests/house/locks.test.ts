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

/** A lock, or a call of a function that takes one. */
const LOCK =
  /\.(forUpdate|forNoKeyUpdate|forShare)\(|\b(for (?:no key )?update|for share|pg_advisory_xact_lock|lock table)\b|(?<!function )\b(lock[A-Z]\w*)\(/g;
/** What a query reads, by its table or by the function that begins it. */
const READ = /selectFrom\('(\w+)'|\b(\w+)\(trx(?:, \w+)?\)|\b(?:from|table) (\w+)/g;

/** Each lock that a file takes, by its function, and what it locks. */
const locksOf = ({ path, text }: { path: string; text: string }) =>
  text
    .replaceAll(/^ *(?:\/\/|\/?\*).*$/gm, '')
    .split(/\n(?=(?:export )?(?:const|async function|function|class) )/)
    .flatMap((part) => {
      const [, name = ''] = /^(?:export )?(?:const|async function|function|class) (\w+)/.exec(part) ?? [];
      return [...part.matchAll(LOCK)].map((lock) => {
        const before = part.slice(0, lock.index);
        const [, ...read] = [...before.matchAll(READ)].at(-1) ?? [];
        const [, ofQuery, ofText, called] = lock;
        const what = ofText?.startsWith('pg_') ? undefined : read.find((one) => one !== undefined);
        return [`${path} ${name}:`, ofQuery ?? ofText ?? called, called ? undefined : what]
          .filter((word) => word !== undefined)
          .join(' ');
      });
    });

test('where the server locks what it reads is what is committed (after an intended change: -u)', async () => {
  const locks = readSources(['server']).flatMap(locksOf).toSorted();
  await expect(`${locks.join('\n')}\n`).toMatchFileSnapshot('locks.txt');
});
