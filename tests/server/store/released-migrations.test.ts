import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBefore, migrate, migrationDigest, MIGRATIONS, toleratedFrom } from '#server/store/migrate.ts';
import type { Store } from '#server/store/store.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import packageJson from '../../../package.json' with { type: 'json' };

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');

/** Releases, oldest first, each with the digests of the migrations that came with it. */
const released: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  read('server/migrations/released.json'),
);
const listed = Object.assign({}, ...Object.values(released)) as Record<string, string>;
const newest = Object.keys(listed).toSorted().at(-1) ?? '';
const unreleased = MIGRATIONS.filter(({ name }) => !Object.hasOwn(listed, name));

/** What the release before may still use, or could not write any more: such a change needs two releases. */
const TAKES_AWAY =
  /\bdrop (table|column|view|type|not)\b|\brename\b|\balter column \w+ (set not null|type|set data type)\b|\badd column (?:if not exists )?\w+ [^,;]*\bnot null\b(?![^,;]*\bdefault\b)/i;

describe('the migrations', () => {
  test('of a release are those of its list, letter by letter', () => {
    const now = Object.fromEntries(MIGRATIONS.map(({ name, text }) => [name, migrationDigest(text)]));
    expect(Object.keys(listed).length).toBeGreaterThan(50);
    expect(Object.entries(listed).filter(([name, digest]) => now[name] !== digest)).toEqual([]);
  });

  test('since then come after them, and take nothing away from the release before', () => {
    expect(unreleased.filter(({ name }) => name < newest)).toEqual([]);
    const taking = unreleased.filter((one) => toleratedFrom(one) === undefined && TAKES_AWAY.test(one.text));
    expect(taking.map(({ name }) => name)).toEqual([]);
  });

  test('the check sees what takes away', () => {
    for (const text of [
      'alter table a drop column b',
      'alter table a rename to b',
      'alter table a alter column b set not null',
      'alter table a add column b text not null;',
      'drop table a',
    ])
      expect([text, TAKES_AWAY.test(text)]).toEqual([text, true]);
    for (const text of [
      'alter table a add column b text',
      'alter table a add column b integer not null default 0',
      'create table a (b text not null)',
    ])
      expect([text, TAKES_AWAY.test(text)]).toEqual([text, false]);
    expect(toleratedFrom({ name: 'a', text: '-- Tolerated from 1.2.3: b is gone\n' })).toBe('1.2.3');
    expect([isBefore('1.9.0', '1.10.0'), isBefore('2.0.0', '1.10.0'), isBefore('1.0.0', '1.0.0')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test('the changelog begins with this version, and names every release', () => {
  const versions = [...read('docs/changelog.md').matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(
    ([, version]) => version,
  );
  expect(versions[0]).toBe(packageJson.version);
  expect(Object.keys(released).filter((version) => !versions.includes(version))).toEqual([]);
});

describe('a release goes on where the next one has been', () => {
  let store: Store;
  beforeAll(async () => {
    store = await startTestStore();
  });
  afterAll(() => store.close());

  test('its start takes the database as it is, and orders are taken and paid', async () => {
    const text = `alter table shop_order add column next_release text;
      alter table job add column next_release integer not null default 0;`;
    expect(TAKES_AWAY.test(text)).toBe(false);
    expect(await migrate(store.db, [...MIGRATIONS, { name: '999_next.sql', text }])).toHaveLength(1);
    expect(await migrate(store.db)).toEqual([]);
    expect(await paidOrder(store.db)).toMatchObject({ orderId: expect.any(Number) });
  });
});
