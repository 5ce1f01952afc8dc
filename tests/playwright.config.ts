import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isWholeProof } from '../tools/proof.ts';
import { chromiumArguments, findChromium } from '../tools/setup/chromium.mjs';

const chromium = await findChromium();

// The built shop in a real Chromium: whole purchases, generated paths, accessibility, bytes.
export default defineConfig({
  testDir: '.',
  // First what waits long before it begins (the page of `npm run flows` starts, a desk's data are copied): at the end
  // nothing else would fill that time.
  projects: [
    { name: 'tools', testMatch: 'tools/**/*.spec.ts' },
    { name: 'shop', testMatch: ['e2e/**/*.spec.ts', 'model/**/*.spec.ts', 'spoken/**/*.spec.ts'] },
  ],
  // `proofOnly` in e2e/support/sample.ts.
  ...(isWholeProof ? {} : { grepInvert: /@proof/ }),
  globalSetup: './e2e/support/filled-data.ts',
  outputDir: '../test-results/browser',
  // What a screen reader says (spoken/).
  snapshotPathTemplate: '{testDir}/spoken/said/{arg}{ext}',
  workers: Math.min(2, availableParallelism()),
  retries: 0,
  forbidOnly: true,
  // A machine that gives half as much in an hour is no fault of the shop.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    viewport: { width: 390, height: 844 },
    // A trace photographs every step, a fifth of the time of a test: `npx playwright test -c tests … --trace on` for one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: chromiumArguments(),
      ...(chromium === undefined ? {} : { executablePath: chromium }),
    },
  },
});
