import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '#tools/free-port.ts';
import { inRepository } from '#tools/setup/repository.mjs';
import { proofOnly } from '../e2e/support/sample.ts';

let shop: ChildProcess;
let url: string;
let dataDir: string;
let printed = '';

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const port = await freePort();
  dataDir = mkdtempSync(join(tmpdir(), 'dev-shop-'));
  url = `http://127.0.0.1:${port}`;
  shop = spawn(process.execPath, [inRepository('tools/dev.mjs')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      DESK_PORT: String(await freePort()),
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  shop.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const isReady = () =>
    fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 170_000 }).toBe(true);
});

test.afterAll(async () => {
  if (shop.exitCode === null) {
    shop.kill('SIGTERM');
    await once(shop, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
});

test(
  'npm run dev serves shop and desk from their sources, and its printed way in leads inside',
  proofOnly,
  async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(`${url}/kontakt`);
    await page.getByRole('textbox', { name: 'Imię' }).fill('Genowefa');
    await page.getByRole('textbox', { name: 'Nazwisko' }).focus();
    await expect(page.getByRole('button', { name: 'Wyślij' })).toBeDisabled();
    await expect.poll(() => printed, { timeout: 30_000 }).toContain('#probny=');
    await page.goto(/http\S+#probny=\S+/.exec(printed)?.[0] ?? '');
    await page.getByRole('button', { name: 'Wejdź jako właścicielka' }).click({ timeout: 60_000 });
    await expect(page.getByRole('heading', { level: 1, name: 'Kolejka' })).toBeVisible();
  },
);
