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
  const files = scripts.map((path) => readFileSync(join(folder, path)));
  expect(files.reduce((sum, file) => sum + gzipSync(file).length, 0)).toBeLessThan(150_000);
  // The desk trusts its contract; only forms of late pages check by schemas.
  expect(files.filter((file) => file.includes('ZodMini'))).toEqual([]);
});
