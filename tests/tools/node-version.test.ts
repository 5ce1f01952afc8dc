import { expect, test } from 'vitest';
import { nodeIsNewEnough } from '../../tools/setup/node-version.mjs';

test.each([
  ['18.20.0', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.0', false],
  ['22.0.0', true],
  ['24.1.0', true],
])('Node %s can run the shop: %s', (version, can) => {
  expect(nodeIsNewEnough(version)).toBe(can);
});
