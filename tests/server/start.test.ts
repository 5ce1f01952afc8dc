import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { JOB_NAMES } from '#domain/desk/job-names.ts';
import { loadConfig, type Config } from '#server/config.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import { startServer } from '#server/start.ts';
import { WrongDatabase } from '#server/store/check-database.ts';
import { DataFolderInUse } from '#server/store/data-lock.ts';
import { snapshotsIn } from '#server/store/snapshots.ts';
import { openPostgres } from '#server/store/store.ts';
import { startTestDatabase } from '#tests/server/support/test-store.ts';
import { unpackDatabase } from '#tools/empty-database.ts';
import { freePort } from '#tools/free-port.ts';
import { isWholeProof } from '#tools/proof.ts';
import { postgresFolder } from '#tools/temporary-postgres.ts';
import packageJson from '../../package.json' with { type: 'json' };

// Making a database takes seconds, and many of them on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'));
  await unpackDatabase(join(folder, 'data', 'postgres'));
});
afterAll(() => rm(folder, { recursive: true }));

const configFor = async (env: Record<string, string> = {}) =>
  loadConfig({
    PORT: String(await freePort()),
    DESK_PORT: '0',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    ...env,
  });

/** With all that payments need; the rest of a live shop's settings is loadConfig's to ask for. */
async function liveConfig(env: Record<string, string>): Promise<Config> {
  const config = await configFor(env);
  const stripe = { ...config.stripe, secretKey: 'sk_live_x', webhookSecret: 'whsec_x' };
  const payu = { ...config.payu, posId: '1', clientId: '1', clientSecret: 'x', secondKey: 'x' };
  return { ...config, paymentsMode: 'live', stripe, payu };
}

describe('start and stop', () => {
  it('live, fills nothing [EM-1]', async () => {
    const database = await startTestDatabase({ isFilled: false });
    const config = await liveConfig({ DATA_DIR: join(folder, 'live'), ...database.env });
    const server = await startServer(config);
    expect(await (await fetch(`${config.publicUrl}/api/fairy`)).json()).toEqual([]);
    await server.stop();
    await database.drop();
  });

  it('serves, handles every kind of job, keeps a second server off the data, and on the stop lets requests end and leaves a snapshot', async () => {
    const deskPort = String(await freePort());
    const config = await configFor({ DESK_PORT: deskPort });
    const started = vi.spyOn(JobRunner.prototype, 'start');
    const server = await startServer(config);
    const [runner] = started.mock.contexts as JobRunner[];
    expect(
      Object.keys(JOB_NAMES).filter((kind) => (runner?.laneOf(kind) ?? 'unknown') === 'unknown'),
    ).toEqual([]);
    const health = await fetch(`${config.publicUrl}/api/health/ready`);
    expect(await health.json()).toEqual({ status: 'ok', version: packageJson.version });
    // The desk has the figures of both.
    const figures = async () => (await fetch(`http://localhost:${deskPort}/metrics`)).text();
    await expect
      .poll(figures)
      .toMatch(
        /^shop_http_requests_total\{listener="shop",method="GET",route="\/api\/health\/ready",status="200"\} 1$/m,
      );
    await expect(startServer(await configFor())).rejects.toThrow(DataFolderInUse);

    const underWay = fetch(`${config.publicUrl}/api/fairy`);
    await new Promise<void>((resolve) => server.app.server.once('request', () => resolve()));
    const stopped = server.stop();
    expect(await (await underWay).json()).toHaveLength(12);
    await stopped;
    expect(await snapshotsIn(join(folder, 'data', 'snapshots'))).toHaveLength(1);
  });

  it('live, refuses the sample that the sandbox has left there [EM-1]', async () => {
    const database = await startTestDatabase();
    const config = await liveConfig(database.env);
    const refused: unknown = await startServer(config).catch((error: unknown) => error);
    await database.drop();
    expect(refused).toBeInstanceOf(WrongDatabase);
    expect(String(refused)).toMatch(/Jagna.*PAPROC15.*npm run shop -- empty/s);
  });

  it.runIf(isWholeProof)('gives the data folder back when the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    await expect(startServer(await configFor({ PORT: String(port) }))).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    const server = await startServer(await configFor());
    // Also when the last snapshot cannot be written.
    await rm(join(folder, 'data', 'snapshots'), { recursive: true });
    await writeFile(join(folder, 'data', 'snapshots'), 'no folder');
    await server.stop();
    expect(await readdir(join(folder, 'data', 'lock'))).toEqual([]);
    await rm(join(folder, 'data', 'snapshots'));
    await new Promise((resolve) => other.close(resolve));
  });

  it('with API_URL embeds no API and touches no data', async () => {
    const config = await configFor({ API_URL: 'https://api.example', DATA_DIR: join(folder, 'none') });
    const server = await startServer(config);
    expect((await fetch(`http://127.0.0.1:${config.port}/api/fairy`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${config.port}/api/health/ready`)).status).toBe(200);
    await server.stop();
    expect(await snapshotsIn(join(folder, 'none'))).toEqual([]);
  });

  it.runIf(postgresFolder())(
    'shows a change of the catalogue, whoever makes it, and has the pages made anew',
    async () => {
      const database = await startTestDatabase({ kind: 'postgres' });
      const config = await configFor({ ...database.env, DATA_DIR: join(folder, 'other') });
      const drop = vi.fn();
      const server = await startServer(config, { pages: async () => ({ drop }) });
      const names = async () => {
        const fairies: { name: string }[] = await (await fetch(`${config.publicUrl}/api/fairy`)).json();
        return fairies.map(({ name }) => name);
      };
      expect(await names()).not.toContain('Nowa');

      const other = openPostgres(config.databaseUrl ?? '');
      await other.db.updateTable('fairy').set({ name: 'Nowa' }).where('position', '=', 1).execute();
      await other.close();
      await vi.waitFor(() => expect(drop).toHaveBeenCalled(), { timeout: 60_000, interval: 100 });
      expect(await names()).toContain('Nowa');
      await server.stop();
      await database.drop();
    },
  );
});
