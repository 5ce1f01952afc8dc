import { expect, test } from 'vitest';
import { pieces } from '#tools/chunks.ts';

const repository = new URL('../..', import.meta.url).pathname;

test('a piece begins with modules that are in the build: one that is not there stops it', () => {
  const gone = 'node_modules/@xstate/react/dist/xstate-react.esm.js';
  const build = { getModuleInfo: (id: string) => (id.endsWith(gone) ? null : { importedIds: [] }) };
  expect(() => pieces()('a.ts', build)).toThrow(`No module of the build: ${gone}`);
});

test('what a module imports comes with it, unless an earlier piece has it', () => {
  const imports = new Map([
    ['src/entry-client.tsx', ['shared.ts']],
    ['src/api/shop-api.ts', ['shared.ts', 'wire.ts']],
  ]);
  const build = {
    getModuleInfo: (id: string) => ({ importedIds: imports.get(id.slice(repository.length)) ?? [] }),
  };
  const pieceOf = pieces();
  expect(['shared.ts', 'wire.ts', 'other.ts'].map((id) => pieceOf(id, build))).toEqual([
    'core',
    'wire',
    null,
  ]);
});
