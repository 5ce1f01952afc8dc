import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

// npm run storyboard: photographs of the real screens, apart from the tests because they prove nothing new.
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: ['storyboard.shots.ts'],
  globalSetup: '../../e2e/support/fresh-build.ts',
  outputDir: '../../../test-results',
});
