import { rmSync, writeFileSync } from 'node:fs';
import { migrate, MIGRATIONS } from '#server/store/migrate.ts';
import { openPostgres } from '#server/store/store.ts';
import { inRepository } from '../setup/repository.mjs';

/** What a release adds: a table, a column with a default, an index. None of it is used by the release before. */
const NEXT = [
  {
    name: '998_next.sql',
    text: `create table next_release (id integer primary key, order_id integer references shop_order);
      alter table shop_order add column next_release text;
      alter table job add column next_release integer not null default 0;`,
  },
  { name: '999_next_index.sql', text: 'create index shop_order_next_release on shop_order (next_release);' },
];

/**
 * Brings a database to the next release as its first process does, while processes of this release use it.
 * @throws when a migration could not be applied
 */
export async function applyNextRelease(databaseUrl: string): Promise<void> {
  const store = openPostgres(databaseUrl);
  try {
    const applied = await migrate(store.db, [...MIGRATIONS, ...NEXT]);
    if (applied.length !== NEXT.length) throw new Error('The next release had been there already');
  } finally {
    await store.close();
  }
}

/**
 * Runs work while a script of the next release lies beside those of this one, as docs/operating/updating.md has it.
 * `lay` is called when the time has come; it returns the script's path.
 */
export async function withNextScript<Result>(work: (lay: () => string) => Promise<Result>): Promise<Result> {
  const path = '/assets/next-release.js';
  const file = inRepository(`dist/client${path}`);
  try {
    return await work(() => {
      writeFileSync(file, '// next\n');
      return path;
    });
  } finally {
    rmSync(file, { force: true });
  }
}
