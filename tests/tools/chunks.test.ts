import { expect, test } from 'vitest';
import { pieces } from '#tools/vite-plugins/chunks.ts';

/** A build in which every module imports the given ones. */
const building = (importedIds: string[], isThere = (_id: string) => true) => ({
  getModuleInfo: (id: string) => (isThere(id) ? { importedIds } : null),
});

test('a module goes with the first piece that imports it', () => {
  expect(pieces()('/react.js', building(['/react.js']))).toBe('react');
});

test('a piece that names a file which is gone stops the build', () => {
  const withoutFooter = building([], (id) => !id.endsWith('/footer.tsx'));
  expect(() => pieces()('/react.js', withoutFooter)).toThrow('src/blocks/shell/footer.tsx');
});
