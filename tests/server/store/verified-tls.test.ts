import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseTrouble } from '#server/store/statements/database-trouble.ts';
import { openPostgres } from '#server/store/store.ts';
import { postgresFolder, startPostgres, type TemporaryPostgres } from '#tools/temporary-postgres.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'tls-'));
const file = (name: string) => join(folder, name);
const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** Makes a certificate authority: NAME.pem and NAME.key. */
const makeAuthority = (name: string) =>
  openssl(
    'req',
    '-x509',
    ...NEW_KEY,
    '-days',
    '2',
    '-subj',
    `/CN=${name}`,
    '-keyout',
    `${name}.key`,
    '-out',
    `${name}.pem`,
  );

/** Makes a certificate for `localhost`, signed by `authority`. */
function certificateFrom(authority: string) {
  openssl('req', ...NEW_KEY, '-subj', '/CN=db', '-keyout', 'server.key', '-out', 'server.csr');
  writeFileSync(file('names'), 'subjectAltName=DNS:localhost');
  const signer = ['-CA', `${authority}.pem`, '-CAkey', `${authority}.key`, '-CAcreateserial'];
  openssl(
    'x509',
    '-req',
    '-in',
    'server.csr',
    ...signer,
    '-days',
    '2',
    '-extfile',
    'names',
    '-out',
    'server.pem',
  );
  const read = (name: string) => readFileSync(file(name), 'utf8');
  return { cert: read('server.pem'), key: read('server.key') };
}

describe.runIf(postgresFolder() !== undefined && hasOpenssl)('a database with TLS', () => {
  let postgres: TemporaryPostgres | undefined;
  beforeAll(async () => {
    makeAuthority('own');
    makeAuthority('other');
    postgres = await startPostgres({ certificate: certificateFrom('own'), isDurable: false });
  });
  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  });

  /** Connects, and tells whether the database sees an encrypted connection, or what the operator reads. */
  async function connect(host: string, parameters: Readonly<Record<string, string>>) {
    const url = new URL(postgres?.url ?? '');
    url.hostname = host;
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    const store = openPostgres(url.href);
    try {
      const { rows } = await sql<{ ssl: boolean }>`
        select ssl from pg_stat_ssl where pid = pg_backend_pid()
      `.execute(store.db);
      return rows[0]?.ssl;
    } catch (error) {
      return databaseTrouble(error) ?? error;
    } finally {
      await store.close();
    }
  }
  const verified = (name: string) => ({ sslmode: 'verify-full', sslrootcert: file(name) });

  it('without a word is spoken to in the clear, though it offers TLS: therefore the rule', async () => {
    expect(await connect('localhost', {})).toBe(false);
  });

  it('is encrypted with the authority that signed its certificate', async () => {
    expect(await connect('localhost', verified('own.pem'))).toBe(true);
  });

  it.each([
    ['an authority that did not sign it', 'localhost', 'other.pem', /is not trusted \(.*sslrootcert/],
    ['a host that is not in the certificate', '127.0.0.1', 'own.pem', /is for another host/],
  ])('is refused with %s, in a sentence', async (_, host, authority, sentence) => {
    expect(await connect(host, verified(authority))).toMatch(sentence);
  });

  it('is refused with the authorities of Node alone', async () => {
    expect(await connect('localhost', { sslmode: 'verify-full' })).toMatch(/is not trusted/);
  });
});

it.runIf(postgresFolder())('a database without TLS is refused in a sentence', async () => {
  const postgres = await startPostgres({ isDurable: false });
  const store = openPostgres(`${postgres?.url ?? ''}?sslmode=verify-full`);
  const error = await sql`select 1`.execute(store.db).catch((reason: unknown) => reason);
  expect(databaseTrouble(error)).toMatch(/speaks no TLS/);
  await store.close();
  const gone = openPostgres((postgres?.url ?? '').replace(/[^/]*$/, 'nope'));
  const missing = await sql`select 1`.execute(gone.db).catch((reason: unknown) => reason);
  expect(databaseTrouble(missing)).toMatch(/createdb --owner shop shop/);
  await gone.close();
  await postgres?.stop();
});

it('a database of another owner is told with the command that gives it', () => {
  const refused = Object.assign(new Error('permission denied for schema public'), { code: '42501' });
  expect(databaseTrouble(refused)).toMatch(/alter database shop owner to shop/);
});

it('a certificate authority whose file is not there is named', () => {
  const address = 'postgres://shop@db.example/shop?sslmode=verify-full&sslrootcert=/nowhere/ca.pem';
  expect(() => openPostgres(address)).toThrow(
    'DATABASE_URL names a file that cannot be read: /nowhere/ca.pem.',
  );
});
