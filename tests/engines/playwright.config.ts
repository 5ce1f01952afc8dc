import { defineConfig } from '@playwright/test';
import { engineNames } from '../../tools/setup/engines.mjs';
import type { EngineOptions } from './support/engine-test.ts';

// The slowest engine first and all journeys in one file: each engine has one worker with one browser and one shop, two
// engines at a time.
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../e2e/support/fresh-build.ts',
  outputDir: '../../test-results',
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  reporter: 'list',
  projects: engineNames.map((engineName) => ({ name: engineName, use: { engineName } })),
});
