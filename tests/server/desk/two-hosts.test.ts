import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deskPages } from '#desk/pages.ts';
import { loadConfig } from '#server/config.ts';
import { apiContract } from '#server/contract.ts';
import { deskContract } from '#server/desk/desk-contract.ts';
import { startServer, type RunningServer } from '#server/start.ts';
import { freePort } from '#tools/free-port.ts';
import { isWholeProof } from '#tools/proof.ts';
import { inRepository } from '#tools/setup/repository.mjs';

vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let server: RunningServer;
let shop: string;
let desk: string;
const waysIn: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'two-hosts-'));
  const [port, deskPort] = [await freePort(), await freePort()];
  const config = loadConfig({
    PORT: String(port),
    DESK_PORT: String(deskPort),
    DATA_DIR: join(folder, 'data'),
    ROOT_DIR: folder,
    LOG_LEVEL: 'silent',
    CORS_ORIGINS: 'https://other.example',
  });
  // With the build's prepared database beside it, where there is one: making one takes ten seconds.
  const program = inRepository('dist/server/main.js');
  server = await startServer(config, { program, onSampleEntry: (link) => waysIn.push(link) });
  [shop, desk] = [`http://127.0.0.1:${port}`, `http://localhost:${deskPort}`];
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const addressOf = (path: string) => path.replaceAll(/\{\w+\}/g, '1');

describe('each host answers its own routes alone', () => {
  const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
  test.each(Object.keys(deskContract.paths).map((path, at) => [path, at] as const))(
    'the shop knows no %s',
    async (path, at) => {
      // Each path is asked by two methods, others than the next one.
      for (const method of METHODS.filter((_, turn) => isWholeProof || turn % 2 === at % 2))
        expect((await fetch(`${shop}/desk-api${addressOf(path)}`, { method })).status).toBe(404);
    },
  );

  test.each(Object.keys(apiContract.paths))('the desk knows no %s', async (path) => {
    for (const method of ['GET', 'POST'])
      expect((await fetch(`${desk}/api${addressOf(path)}`, { method })).status).toBe(404);
  });

  test('the desk serves no page of the shop, and its own pages at their paths', async () => {
    for (const path of ['/tarot', '/zamowienie', '/outbox', '/strona.json', '/sitemap.xml', '/wejscie/x'])
      expect([path, (await fetch(desk + path)).status]).toEqual([path, 404]);
    for (const path of ['/zamowienia/1001/', ...deskPages.map((page) => page.path.replace(/:\w+/, '1'))])
      expect([path, (await fetch(desk + path)).status]).toEqual([path, 200]);
    // Nothing is built in this folder.
    expect(await (await fetch(`${desk}/`)).text()).toContain('Zaplecze nie jest zbudowane');
  });
});

test('by its address the desk leads to localhost, where passkeys work; its calls stay where they are', async () => {
  const { port } = new URL(desk);
  const page = await fetch(`http://127.0.0.1:${port}/zamowienia/7?x=1`, { redirect: 'manual' });
  expect([page.status, page.headers.get('location')]).toEqual([302, `${desk}/zamowienia/7?x=1`]);
  expect((await fetch(`http://127.0.0.1:${port}/desk-api/health/live`)).status).toBe(200);
});

test('the desk opens to no other origin, and lets nothing be framed or run', async () => {
  const headers = { origin: 'https://other.example' };
  const response = await fetch(`${desk}/desk-api/sign-in-page`, { headers });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  const asked = { ...headers, 'access-control-request-method': 'POST' };
  expect((await fetch(`${desk}/desk-api/sign-in`, { method: 'OPTIONS', headers: asked })).status).toBe(404);
  for (const path of ['/desk-api/sign-in-page', '/', '/nowhere']) {
    const policy = (await fetch(desk + path)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  }
});

test('a probe finds the desk live and ready', async () => {
  for (const probe of ['live', 'ready'])
    expect(await (await fetch(`${desk}/desk-api/health/${probe}`)).json()).toEqual({ status: 'ok' });
});

test('a sample shop prints a way in that works once, and then the next one', async () => {
  const enter = (link: string, as: string) =>
    fetch(`${desk}/desk-api/sign-in/sample`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify({ token: link.split('#probny=')[1], as }),
    });
  expect(await (await fetch(`${desk}/desk-api/sign-in-page`)).json()).toMatchObject({
    isSample: true,
    sampleSpecialist: 'Jagna',
  });
  const [first = ''] = waysIn;
  const entered = await enter(first, 'owner');
  expect(await entered.json()).toMatchObject({ person: { role: 'owner' }, isSample: true });
  expect(await (await enter(first, 'owner')).json()).toMatchObject({ code: 216 });
  await vi.waitFor(() => expect(waysIn).toHaveLength(2));
  expect(await (await enter(waysIn[1] ?? '', 'specialist')).json()).toMatchObject({
    person: { role: 'specialist', name: 'Jagna' },
  });
});

test('an open stream of events does not hold up the stop', async () => {
  const [link = ''] = waysIn.slice(-1);
  const entered = await fetch(`${desk}/desk-api/sign-in/sample`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({ token: link.split('#probny=')[1], as: 'owner' }),
  });
  const cookie = entered.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const stream = await fetch(`${desk}/desk-api/events`, { headers: { cookie } });
  const read = stream.text().catch(() => '');
  const began = performance.now();
  await server.desk?.close();
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(await read).toContain('event: change');
});
