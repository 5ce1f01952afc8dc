import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openEmbedded } from '#server/store/store.ts';
import { main } from '#tools/demo.ts';
import { isWholeProof } from '#tools/proof.ts';

const home = mkdtempSync(join(tmpdir(), 'demo-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Runs the command with settings; resolves with its exit code and all that it printed. */
async function demo(settings: Record<string, string>, ...args: string[]) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const said: unknown[] = [];
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((text: unknown) => void said.push(text));
  const code = await main(args);
  return { code, said: said.join('\n') };
}

test('a demo refuses another’s data and real money, and says why [DK-29]', async () => {
  const folder = join(home, 'shop');
  mkdirSync(folder);
  writeFileSync(join(folder, 'theirs'), '');
  expect(await demo({ DATA_DIR: folder }, '--again')).toMatchObject({
    code: 1,
    said: expect.stringContaining('no demo made it'),
  });
  expect(readdirSync(folder)).toEqual(['theirs']);
  const settings = { DATA_DIR: join(home, 'new'), DATABASE_URL: 'postgres://localhost/shop' };
  expect(await demo(settings)).toMatchObject({
    code: 1,
    said: expect.stringContaining('DATABASE_URL is set'),
  });
  expect(await demo(settings, '--orders', 'x')).toMatchObject({ code: 1 });
});

// Half of a quarter minute is PGlite's first start on a disk.
test.runIf(isWholeProof)(
  'what a killed filling left is thrown away; a second demo opens the first, a running one stays [DK-29]',
  async () => {
    const DATA_DIR = join(home, 'year');
    mkdirSync(join(`${DATA_DIR}.filling`, 'postgres'), { recursive: true });
    expect(await demo({ DATA_DIR }, '--orders', '30')).toMatchObject({ code: 0 });
    expect(readdirSync(home)).not.toContain('year.filling');
    expect(await demo({ DATA_DIR })).toMatchObject({
      code: 0,
      said: expect.stringContaining('30 orders, filled today'),
    });
    const store = await openEmbedded(DATA_DIR);
    const taken = await demo({ DATA_DIR }, '--again').finally(() => store.close());
    expect(taken).toMatchObject({ code: 1 });
    expect(readdirSync(DATA_DIR)).toContain('demo.json');
  },
);
