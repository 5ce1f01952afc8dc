import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import desk from '#openapi/desk.yaml?contract';

interface Part {
  paths?: Record<string, unknown>;
  components?: Record<string, Record<string, unknown>>;
}

const folder = join(import.meta.dirname, '../../openapi/desk');
const parts = readdirSync(folder).map((name) => parseYaml(readFileSync(join(folder, name), 'utf8')) as Part);
const whole = desk as Part;

const componentsOf = ({ components = {} }: Part) =>
  Object.entries(components).flatMap(([kind, named]) => Object.keys(named).map((name) => `${kind}/${name}`));

test('openapi/desk.yaml lists every path of the pages’ files', () => {
  const paths = parts.flatMap((part) => Object.keys(part.paths ?? {}));
  expect(Object.keys(whole.paths ?? {}).toSorted()).toEqual(paths.toSorted());
});

test('what a page’s file defines is used, and defined once', () => {
  const defined = parts.flatMap(componentsOf);
  const used = new Set(componentsOf(whole));
  expect(defined.filter((name, at) => !used.has(name) || defined.indexOf(name) !== at)).toEqual([]);
});
