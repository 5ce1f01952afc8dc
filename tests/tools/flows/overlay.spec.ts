import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '#tools/free-port.ts';
import { inRepository } from '#tools/setup/repository.mjs';
import { proofOnly } from '../../e2e/support/sample.ts';

/** Words of the overlay, in its code and its text. */
const TRACES = ['Stan maszyn', 'startTracked', 'Przesuń w inny róg'];

test('customers get nothing of the overlay: the build has no trace of it [MO-2]', () => {
  const folder = inRepository('dist/client');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|html)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(
      TRACES.filter((trace) => text.includes(trace)),
      file,
    ).toEqual([]);
  }
});

test.describe('npm run dev', () => {
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
    await expect
      .poll(
        () =>
          fetch(`${url}/api/health/ready`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 170_000 },
      )
      .toBe(true);
  });

  test.afterAll(async () => {
    if (shop.exitCode === null) {
      shop.kill('SIGTERM');
      await once(shop, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  test(
    '?flow shows the live states over the page, without what the customer typed [MO-2]',
    proofOnly,
    async ({ page }) => {
      test.setTimeout(120_000);
      await page.goto(`${url}/kontakt?flow`);
      const overlay = page.getByRole('complementary', { name: 'Stan maszyn' });
      await expect(overlay).toContainText('Wiadomość do sklepu', { timeout: 90_000 });
      await expect(overlay).toContainText('writing.calm');
      await page.getByRole('textbox', { name: 'Imię' }).fill('Genowefa');
      await expect(overlay).toContainText('field.change (name, value, problems)');
      await expect(overlay).toContainText('values.firstName');
      await expect(overlay).not.toContainText('Genowefa');

      await overlay.getByRole('button', { name: 'Przesuń w inny róg' }).focus();
      await page.keyboard.press('Enter');
      await expect(overlay).toHaveAttribute('data-corner', 'bottom-left');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(overlay).toHaveCount(0);
    },
  );

  test('without ?flow nothing lies over the page', proofOnly, async ({ page }) => {
    await page.goto(`${url}/kontakt`);
    await expect(page.getByRole('textbox', { name: 'Imię' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Stan maszyn' })).toHaveCount(0);
  });

  test(
    'the desk is served from its sources, too, and its printed way in leads inside',
    proofOnly,
    async ({ page }) => {
      test.setTimeout(120_000);
      await expect.poll(() => printed, { timeout: 30_000 }).toContain('#probny=');
      await page.goto(/http\S+#probny=\S+/.exec(printed)?.[0] ?? '');
      await page.getByRole('button', { name: 'Wejdź jako właścicielka' }).click({ timeout: 60_000 });
      await expect(page.getByRole('heading', { level: 1, name: 'Kolejka' })).toBeVisible();
    },
  );
});
