import { defineConfig } from '@playwright/test';
import engines from '../engines/playwright.config.ts';

// npm run pictures -- --engines: the same screens in three engines, side by side for people to look at.
export default defineConfig({
  ...engines,
  testDir: '.',
  testMatch: 'engines.shots.ts',
  // Each engine's worker starts a shop of its own, at a fixed time.
  globalSetup: '../e2e/support/fresh-build.ts',
  outputDir: '../../test-results',
  timeout: 180_000,
});
