import { defineConfig } from '@playwright/test';
import { engineNames } from '../../tools/setup/engines.mjs';
import type { EngineOptions } from './support/engine-test.ts';

// All journeys in one file: each engine has one worker with one browser, all engines at a time and in one shop, since a
// good part of a journey is waiting.
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './support/shared-shop.ts',
  outputDir: '../../test-results',
  workers: engineNames.length,
  forbidOnly: true,
  timeout: 60_000,
  reporter: 'list',
  projects: engineNames.map((engineName) => ({ name: engineName, use: { engineName } })),
});
