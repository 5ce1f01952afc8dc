import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inRepository } from '#tools/setup/repository.mjs';

const folder = inRepository('dist/desk');

test('the desk’s first load is at most 150 kB of JavaScript (gzip), from its own files alone', () => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/(?:src|modulepreload"[^>]*href)="([^"]+\.js)"/g)].map(
    ([, path = '']) => path,
  );
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((path) => !path.startsWith('/assets/'))).toEqual([]);
  const bytes = scripts.reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path))).length, 0);
  expect(bytes).toBeLessThan(150_000);
});
