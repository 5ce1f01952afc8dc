import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { VIEWPORT } from '#server/pages/viewport.ts';
import { readSources, repository } from '#tests/house/checks/source-tree.ts';

test('pages of shop and desk reach under a phone’s notch, and what is fixed to the screen stays off it [RD-8]', () => {
  // Without the first every `env(safe-area-inset-…)` is 0.
  expect(VIEWPORT).toContain('viewport-fit=cover');
  expect(readFileSync(join(repository, 'src/desk/index.html'), 'utf8')).toContain('viewport-fit=cover');
  const fixed = readSources(['styles']).filter(({ text }) => text.includes("position: 'fixed'"));
  expect(fixed.length).toBeGreaterThan(4);
  expect(fixed.filter(({ text }) => !text.includes('atEdge(')).map(({ path }) => path)).toEqual([]);
});
