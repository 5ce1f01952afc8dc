import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UNHEARD } from '#browser/unheard-events.ts';
import { readSources, repository } from './checks/source-tree.ts';

/** Handlers that a component is given, by the name of their event: `onPointerDown={…}` is `pointerdown`. */
const heardIn = (text: string) =>
  [...text.matchAll(/\bon([A-Z]\w*?)(?:Capture)?[=:]/g)].map(([, name = '']) => name.toLowerCase());

test('no component of the shop waits for an event that React is kept from hearing', () => {
  const parts = readSources(['src']).filter(({ path }) => !path.startsWith('src/desk/'));
  const heard = new Set(parts.flatMap(({ text }) => heardIn(text)));
  expect([...heard]).toEqual(expect.arrayContaining(['click', 'pointerover', 'mousedown', 'keydown']));
  expect([...heard].filter((name) => UNHEARD.test(name))).toEqual([]);
});

test('nor does a part of Radix', () => {
  const folder = join(repository, 'node_modules/@radix-ui');
  const heard = readdirSync(folder).flatMap((name) =>
    heardIn(readFileSync(join(folder, name, 'dist/index.mjs'), 'utf8')).map((event) => `${name} ${event}`),
  );
  expect(heard).toEqual(expect.arrayContaining(['react-select pointerdown', 'react-select click']));
  // A list's options and the arrows that scroll it, and a toast that is swiped away: React listens where it puts them.
  const inPortal = /^react-(?:select pointer(?:up|move|leave)|toast pointer(?:up|move))$/;
  const unheard = heard.filter((one) => UNHEARD.test(one.split(' ')[1] ?? ''));
  expect(unheard).toContain('react-select pointerleave');
  expect(unheard.filter((one) => !inPortal.test(one))).toEqual([]);
});

test.each([
  ['<a onMouseEnter={see} />', ['mouseenter']],
  ['<a onTouchMoveCapture={see} />', ['touchmove']],
])('%s is found', (text, names) => {
  expect(heardIn(text)).toEqual(names);
  expect(names.every((name) => UNHEARD.test(name))).toBe(true);
});
