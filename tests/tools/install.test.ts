import { expect, test } from 'vitest';
import { missingPackages } from '../../tools/setup/install.mjs';

const locked = {
  '': { version: '1.0.0' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/pg': { version: '8.23.1' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};

test('an installed tree that holds every locked version lacks nothing, whatever the platform left out', () => {
  const installed = { 'node_modules/react': { version: '19.3.1' }, 'node_modules/pg': { version: '8.23.1' } };
  expect(missingPackages(locked, installed)).toEqual([]);
});

test('a missing package and one in another version are asked for again', () => {
  const installed = { 'node_modules/react': { version: '19.3.0' } };
  expect(missingPackages(locked, installed)).toEqual(['node_modules/react', 'node_modules/pg']);
});
