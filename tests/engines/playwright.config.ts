import { defineConfig } from '@playwright/test';
import { isWholeProof } from '../../tools/proof.ts';
import { engineNames } from '../../tools/setup/engines.mjs';
import type { EngineOptions } from './support/engine-test.ts';
import { webkitAlone } from './support/webkit-alone.ts';

// All journeys in one file: each engine has one worker with one browser, all engines at a time and in one shop, since a
// good part of a journey is waiting.
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  // The matrix of lines is a command of its own: `npm run prove -- lines`.
  testMatch: process.env['LINES'] ? 'lines.spec.ts' : 'journeys.spec.ts',
  globalSetup: './support/shared-shop.ts',
  outputDir: '../../test-results/engines',
  workers: engineNames.length,
  forbidOnly: true,
  timeout: 60_000,
  reporter: 'list',
  projects: engineNames.map((engineName) => ({
    name: engineName,
    use: { engineName },
    ...(engineName === 'firefox' && !isWholeProof ? { grepInvert: new RegExp(webkitAlone.tag) } : {}),
  })),
});
