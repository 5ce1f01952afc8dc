import { expect, test } from 'vitest';
import { importCircles } from './checks/import-circles.ts';
import { readSources } from './checks/source-tree.ts';

test('no files import each other in a circle', () => {
  expect(importCircles(readSources())).toEqual([]);
});

test('the check finds a circle of three files, through an alias, a path and a dynamic import', () => {
  const circle = importCircles([
    { path: 'src/kit/a.ts', text: `import { b } from './b.ts';` },
    { path: 'src/kit/b.ts', text: `export * from '#kit/c.ts';` },
    { path: 'src/kit/c.ts', text: `const load = () => import('./a.ts');` },
  ]);
  expect(circle).toEqual(['src/kit/a.ts → src/kit/b.ts → src/kit/c.ts → src/kit/a.ts']);
});

test('the check lets a circle of types pass, which is gone at run time', () => {
  const files = [
    { path: 'src/kit/a.ts', text: `import type { B } from './b.ts'; import { type C } from './b.ts';` },
    { path: 'src/kit/b.ts', text: `import { a } from './a.ts';` },
  ];
  expect(importCircles(files)).toEqual([]);
});
