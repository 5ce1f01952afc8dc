import {
  chmodSync,
  createReadStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { rootCertificates } from 'node:tls';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { isWholeProof } from '#tools/proof.ts';
import { dumpInto } from '#tools/shop/backup/dump-file.ts';
import { OpenStream, SealStream } from '#tools/shop/backup/sealed-stream.ts';
import { loadConfig } from '#server/config.ts';
import { migrate } from '#server/store/migrate.ts';
import { seed } from '#server/store/seed.ts';
import { openPostgres, type Store } from '#server/store/store.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { restoreBackup } from '#tools/shop/backup-command.ts';
import { runShopCommand } from '#tools/shop/shop-command.ts';
import { postgresFolder, startPostgres, type TemporaryPostgres } from '#tools/temporary-postgres.ts';
import { inPath } from '../../../tools/setup/packages.mjs';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const PASSPHRASE = 'siedem ziół pod progiem';
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a sealed file', () => {
  const seal = (text: Buffer) =>
    buffer(Readable.from([text.subarray(0, 7), text.subarray(7)]).pipe(new SealStream(PASSPHRASE)));
  const open = async (sealed: Buffer, passphrase = PASSPHRASE) => {
    const opening = new OpenStream(passphrase);
    // In pieces that fit no part.
    const pieces = Array.from({ length: Math.ceil(sealed.length / 1_000) }, (_, at) =>
      sealed.subarray(at * 1_000, (at + 1) * 1_000),
    );
    const source = Readable.from(pieces);
    return buffer(source.pipe(opening));
  };
  const part = 64 * 1024;

  test.each(isWholeProof ? [0, 1, part - 1, part, part + 1, 3 * part] : [0, part + 1])(
    'of %i bytes opens to what it was',
    async (size) => {
      const text = Buffer.alloc(size, 'Anna');
      const sealed = await seal(text);
      expect(sealed.includes('AnnaAnna')).toBe(false);
      expect((await open(sealed)).equals(text)).toBe(true);
    },
  );

  test('does not open by another passphrase, with a changed byte, cut off, longer, or as another thing', async () => {
    const sealed = await seal(Buffer.alloc(2 * part + 5, 'Anna'));
    await expect(open(sealed, `${PASSPHRASE}.`)).rejects.toThrow('passphrase');
    const places = isWholeProof ? [3, 12, 25, 40, part + 60, sealed.length - 1] : [25, part + 60];
    for (const at of places) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(open(changed)).rejects.toThrow('The backup is');
    }
    // Exactly after a part, where nothing but the mark of the last one is missing.
    for (const length of isWholeProof
      ? [0, 10, 24, 24 + 4 + part + 16, sealed.length - 1]
      : [10, 24 + 4 + part + 16])
      await expect(open(sealed.subarray(0, length))).rejects.toThrow('cut off');
    await expect(open(Buffer.concat([sealed, Buffer.from('x')]))).rejects.toThrow('damaged');
    const swapped = Buffer.concat([sealed.subarray(0, 24), sealed.subarray(24 + part + 20)]);
    await expect(open(swapped)).rejects.toThrow('damaged');
  });
});

describe('PostgreSQL’s programs', () => {
  // In the place of pg_dump: it tells whom it would believe.
  const dumped = async (query: string) => {
    const bin = mkdtempSync(join(folder, 'bin-'));
    writeFileSync(
      join(bin, 'pg_dump'),
      '#!/bin/sh\necho "$PGSSLMODE $PGSSLROOTCERT"\ncat "$PGSSLROOTCERT"\n',
    );
    chmodSync(join(bin, 'pg_dump'), 0o700);
    vi.stubEnv('PATH', `${bin}:${process.env['PATH'] ?? ''}`);
    const databaseUrl = `postgres://shop:secret@db.internal/shop${query}`;
    const { path } = await dumpInto(bin, { databaseUrl, passphrase: PASSPHRASE });
    const said = await buffer(createReadStream(path).pipe(new OpenStream(PASSPHRASE)));
    const [first = '', ...certificates] = said.toString().split('\n');
    return { first, certificates: certificates.join('\n').trim() };
  };
  afterEach(() => vi.unstubAllEnvs());

  test('believe whom Node believes, where the address names no certificate authority', async () => {
    const { first, certificates } = await dumped('?sslmode=verify-full');
    expect(certificates).toBe(rootCertificates.join('\n'));
    const [mode, file = ''] = first.split(' ');
    expect([mode, existsSync(file)]).toEqual(['verify-full', false]);
  });

  test.each([
    ['postgres://shop:p%40ss@[::1]:5433/shop', '::1 5433 shop p@ss shop'],
    ['postgres://shop@db.internal/shop?host=/run/postgresql', '/run/postgresql  shop  shop'],
    ['postgres://db.internal/shop?host=db.other&port=6432&user=reader', 'db.other 6432 reader  shop'],
    [
      'postgres://shop@db/shop?sslmode=verify-full&sslcert=/c.pem&sslkey=/k.pem',
      'db  shop  shop /c.pem /k.pem',
    ],
  ])('go where the shop goes: %s', async (databaseUrl, expected) => {
    const bin = mkdtempSync(join(folder, 'bin-'));
    const said = '$PGHOST $PGPORT $PGUSER $PGPASSWORD $PGDATABASE $PGSSLCERT $PGSSLKEY';
    writeFileSync(join(bin, 'pg_dump'), `#!/bin/sh\necho "${said}"\n`);
    chmodSync(join(bin, 'pg_dump'), 0o700);
    vi.stubEnv('PATH', `${bin}:${process.env['PATH'] ?? ''}`);
    const { path } = await dumpInto(bin, { databaseUrl, passphrase: PASSPHRASE });
    const text = await buffer(createReadStream(path).pipe(new OpenStream(PASSPHRASE)));
    expect(text.toString().trim()).toBe(expected);
  });

  test('believe the one that the address names', async () => {
    const authority = join(folder, 'own.pem');
    writeFileSync(authority, 'ours');
    const { first, certificates } = await dumped(`?sslmode=verify-full&sslrootcert=${authority}`);
    expect([first, certificates]).toEqual([`verify-full ${authority}`, 'ours']);
  });
});

const hasPrograms =
  postgresFolder() !== undefined && inPath('pg_dump') !== undefined && inPath('pg_restore') !== undefined;

describe.runIf(hasPrograms)('npm run shop -- backup', () => {
  let server: TemporaryPostgres | undefined;
  let store: Store;
  const folderOf = join(folder, 'backups');
  const copy = join(folder, 'taken-away');
  const command = join(folder, 'take-away');
  const config = (env: Record<string, string> = {}) =>
    loadConfig({
      DATABASE_URL: server?.url ?? '',
      BACKUP_DIR: folderOf,
      BACKUP_PASSPHRASE: PASSPHRASE,
      BACKUP_COMMAND: command,
      ...env,
    });
  const files = () => readdirSync(folderOf).toSorted();
  const drills = () => store.db.selectFrom('restore_drill').select(['source', 'problem', 'orders']).execute();

  beforeAll(async () => {
    server = await startPostgres({ isDurable: false });
    store = openPostgres(server?.url ?? '');
    await migrate(store.db);
    await seed(store.db);
    await paidOrder(store.db);
    await sql`insert into newsletter_letter (id, subject, body, state) values (gen_random_uuid(), 'Pełnia', 'Dziś.', 'SENDING')`.execute(
      store.db,
    );
    writeFileSync(
      command,
      `#!/bin/sh\necho "$DATABASE_URL$BACKUP_PASSPHRASE" > ${copy}.seen\ncp "$1" ${copy}\n`,
    );
    chmodSync(command, 0o700);
  });
  afterAll(async () => {
    await store.close();
    await server?.stop();
  });

  test('dumps, encrypts, hands over without the shop’s secrets, tries out, and drops what it tried in', async () => {
    const { text, isDone } = await runShopCommand(store, ['backup'], config());
    expect([isDone, text]).toEqual([true, expect.stringContaining('The backup is whole: 1 orders')]);
    expect(files()).toEqual([expect.stringMatching(/^shop-.*\.dump\.sealed$/)]);
    const sealed = readFileSync(join(folderOf, files()[0] ?? ''));
    expect(sealed.includes('PGDMP')).toBe(false);
    expect(readFileSync(copy).equals(sealed)).toBe(true);
    expect(readFileSync(`${copy}.seen`, 'utf8')).toBe('\n');
    expect(await drills()).toEqual([{ source: 'database', problem: null, orders: 1 }]);
    const { rows } = await sql`select 1 from pg_database where datname like 'shop_drill%'`.execute(store.db);
    expect(rows).toEqual([]);
  });

  test.runIf(isWholeProof)(
    'keeps the newest and what is young enough, and deletes what is too old',
    async () => {
      const old = 'shop-2020-01-01T00-00-00.dump.sealed';
      writeFileSync(join(folderOf, old), '');
      writeFileSync(join(folderOf, 'notes.txt'), '');
      const { text } = await runShopCommand(store, ['backup'], config({ BACKUP_COMMAND: '' }));
      expect(text).toContain('Deleted: 1');
      expect(files()).not.toContain(old);
      expect(files()).toContain('notes.txt');
    },
  );

  test('sweeps away what a killed run has left, and deletes what is too old though nothing new is written [LV-6]', async () => {
    const gone = config({ DATABASE_URL: 'postgres://shop@127.0.0.1:1/postgres' });
    const killed = `shop_drill_${createHash('sha256').update('postgres').digest('hex').slice(0, 8)}_0123456789ab`;
    const foreign = 'shop_drill_76543210_0123456789ab';
    for (const name of [killed, foreign]) await sql`create database ${sql.id(name)}`.execute(store.db);
    for (const name of [
      'shop-2020-01-01T00-00-00.dump.sealed',
      'shop-2026-01-01T00-00-00.dump.sealed.part',
      'mine.part',
    ])
      writeFileSync(join(folderOf, name), '');
    // While another run writes and tries out, nothing is touched.
    const before = files();
    const other = openPostgres(server?.url ?? '');
    await other.db.connection().execute(async (session) => {
      await sql`select pg_advisory_lock(7305002)`.execute(session);
      expect((await runShopCommand(store, ['backup'], config())).text).toContain('Another backup');
      await sql`select pg_advisory_unlock(7305002)`.execute(session);
    });
    await other.close();
    expect(files()).toEqual(before);
    await expect(runShopCommand(store, ['backup'], gone)).rejects.toThrow('pg_dump ended with 1');
    expect(before.filter((name) => !files().includes(name))).toEqual([
      'shop-2020-01-01T00-00-00.dump.sealed',
      'shop-2026-01-01T00-00-00.dump.sealed.part',
    ]);
    const { rows } = await sql<{ name: string }>`
      select datname as name from pg_database where datname like 'shop_drill%'`.execute(store.db);
    expect(rows.map(({ name }) => name)).toEqual([foreign]);
    await sql`drop database ${sql.id(foreign)}`.execute(store.db);
    rmSync(join(folderOf, 'mine.part'));
  });

  test('restores into an empty database, and refuses a damaged file and the shop’s own database', async () => {
    await sql`create database elsewhere`.execute(store.db);
    const address = new URL(server?.url ?? '');
    address.pathname = 'elsewhere';
    // The shop's own database may be lost: nobody asks it.
    const lost = config({ DATABASE_URL: 'postgres://shop@127.0.0.1:1/gone' });
    const restore = (file: string, to = address.href) => restoreBackup([file, to], lost);
    expect((await restore('shop-2026.dump.sealed')).text).toContain('There is no file shop-2026.dump.sealed');
    expect((await restoreBackup([copy], config())).text).toContain('not empty');
    expect((await restoreBackup([copy], lost)).text).toContain('No database answers');
    const damaged = join(folder, 'damaged');
    writeFileSync(damaged, readFileSync(copy));
    truncateSync(damaged, 5_000);
    await expect(restore(damaged)).rejects.toThrow('cut off');
    await sql`drop database elsewhere`.execute(store.db);
    await sql`create database elsewhere`.execute(store.db);
    const restored = await restore(copy);
    expect([restored.isDone, restored.text]).toEqual([
      true,
      expect.stringMatching(/being sent are stopped: 1\./),
    ]);
    const there = openPostgres(address.href);
    const [ordered] = await there.db.selectFrom('shop_order').select('id').execute();
    // What the lost shop has done since is not done again.
    expect(await there.db.selectFrom('newsletter_letter').select('state').execute()).toEqual([
      { state: 'STOPPED' },
    ]);
    expect((await paidOrder(there.db)).orderId).toBeGreaterThan((ordered?.id ?? Infinity) + 999);
    await there.close();
    // By its name beside the shop's own, and as the one that the settings name.
    await sql`create database "beside it"`.execute(store.db);
    expect(await restoreBackup([copy, 'beside it'], config())).toMatchObject({ isDone: true });
    expect((await restoreBackup([copy, 'beside it'], config())).text).toContain('not empty');
    await sql`drop database elsewhere`.execute(store.db);
    await sql`create database elsewhere`.execute(store.db);
    expect(await restoreBackup([copy], config({ DATABASE_URL: address.href }))).toMatchObject({
      isDone: true,
    });
    for (const words of [[], [copy, address.href, 'more'], [copy, 'postgres://['], ['restore']])
      expect((await restoreBackup(words, loadConfig({}))).isDone).toBe(false);
  });

  test('leaves nothing of a dump that failed, and says what is missing', async () => {
    const gone = config({ DATABASE_URL: 'postgres://shop@127.0.0.1:1/gone' });
    const before = files();
    await expect(runShopCommand(store, ['backup'], gone)).rejects.toThrow('pg_dump ended with 1');
    expect(files()).toEqual(before);
    expect((await runShopCommand(store, ['backup'], config({ BACKUP_PASSPHRASE: '' }))).text).toContain(
      'BACKUP_PASSPHRASE',
    );
    expect((await runShopCommand(store, ['backup'], loadConfig({}))).text).toContain('snapshots by itself');
  });

  test('says so where the shop’s user may make no database, and keeps the backup', async () => {
    await sql`create role poor login`.execute(store.db);
    await sql`grant pg_read_all_data to poor`.execute(store.db);
    await sql`grant insert on restore_drill to poor`.execute(store.db);
    const address = new URL(server?.url ?? '');
    address.username = 'poor';
    const poor = openPostgres(address.href);
    const { text, isDone } = await runShopCommand(poor, ['backup'], config({ DATABASE_URL: address.href }));
    await poor.close();
    expect([isDone, text]).toEqual([false, expect.stringContaining('may make no database')]);
    expect(text).toContain('Written in');
  });
});
