import { existsSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { quickFolder } from '#tools/test/quick-folder.mjs';

afterEach(() => vi.unstubAllEnvs());

test('tests put what they throw away into a folder that is there; a TMPDIR that was set stands', () => {
  vi.stubEnv('TMPDIR', '/var/somewhere');
  expect(quickFolder()).toBe('/var/somewhere');
  vi.stubEnv('TMPDIR', undefined);
  expect(existsSync(quickFolder())).toBe(true);
});
