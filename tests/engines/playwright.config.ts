import { defineConfig } from '@playwright/test';
import { engineNames } from '../../tools/setup/engines.mjs';
import type { EngineOptions } from './support/engine-test.ts';

// All journeys in one file: each engine has one worker with one browser and one shop, all engines at a time, since a
// good part of a journey is waiting.
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: '../e2e/support/fresh-build.ts',
  outputDir: '../../test-results',
  workers: engineNames.length,
  forbidOnly: true,
  timeout: 60_000,
  reporter: 'list',
  projects: engineNames.map((engineName) => ({ name: engineName, use: { engineName } })),
});
