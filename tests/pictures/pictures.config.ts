import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** Where pictures and their differences are written: `reports/pictures` under the repository's root. */
const folder = '../../reports/pictures';

// npm run pictures: photographs for comparison, apart from the tests because a new look is no failure.
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: ['pictures.shots.ts'],
  fullyParallel: true,
  updateSnapshots: 'none',
  timeout: 120_000,
  outputDir: `${folder}/differences`,
  snapshotPathTemplate: `${process.env['PICTURES_BASE'] ?? ''}/{projectName}/{arg}{ext}`,
  globalSetup: [],
  reporter: [['list'], ['html', { outputFolder: `${folder}/report`, open: 'never' }]],
  expect: {
    timeout: 20_000,
    // A hair: a colour that nobody can tell from its neighbour, or ten pixels.
    toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 10, animations: 'disabled', caret: 'hide' },
  },
  use: { ...base.use, screenshot: 'off', contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 } } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
  ],
});
