import { expect, test } from 'vitest';
import { deskPages } from '#desk/pages.ts';
import { OPERATIONS } from '#tests/server/desk/operations.ts';
import { writtenAddresses } from './checks/page-addresses.ts';
import { readSources } from './checks/source-tree.ts';

const addresses = deskPages.map(({ path }) => path.replace(/\/:.*/, '')).filter((path) => path !== '/');

test('every page of a room is in the registry of pages, and the registry names no other', () => {
  const files = readSources(['src/desk'])
    .map(({ path }) => /^src\/desk\/([\w-]+\/[\w-]+-page)\.tsx$/.exec(path)?.[1])
    .filter((module) => module !== undefined && !module.startsWith('frame/'));
  expect([...new Set(deskPages.map(({ module }) => module))].toSorted()).toEqual(files.toSorted());
});

test('a page exists for whoever may call an operation that its own room calls', () => {
  const sources = readSources(['src/desk']);
  const foreign = deskPages.filter(({ module, may }) => {
    const path = OPERATIONS.find(({ id }) => id === may)?.path;
    const room = `src/desk/${module.split('/')[0]}/`;
    return may && !sources.some((file) => file.path.startsWith(room) && file.text.includes(`'${path}'`));
  });
  expect(foreign.map(({ module, may }) => [module, may])).toEqual([]);
});

test('an address of the desk is written in the registry alone', () => {
  const others = readSources(['src/desk', 'server/desk', 'server/messages', 'server/mail']).filter(
    ({ path }) => path !== 'src/desk/pages.ts',
  );
  expect(writtenAddresses(others, addresses)).toEqual([]);
});

test.each(["'/stan'", "'/stan?x=1'", '`/stan/${id}`', "'/stan#a'"])('the check finds %s', (text) => {
  expect(writtenAddresses([{ path: 'a.ts', text: `const a = ${text};` }], ['/stan'])).toHaveLength(1);
});

test.each(["'/stanik'", "'stan'", '`${a}/stan`', "client.POST('/stan')"])('and lets pass %s', (text) => {
  expect(writtenAddresses([{ path: 'a.ts', text: `const a = ${text};` }], ['/stan'])).toEqual([]);
});
