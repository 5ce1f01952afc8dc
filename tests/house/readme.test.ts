import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stages } from '../../tools/test/stages.mjs';
import { readmeClaims, settingNames } from './checks/readme-claims.ts';
import { repository } from './checks/source-tree.ts';
import packageJson from '../../package.json' with { type: 'json' };

const SETTINGS = 'server/settings/settings.schema.ts';
const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const claims = readmeClaims(read('README.md'));

test('the README names every setting of the server, and none that is not there', () => {
  const settings = settingNames({ path: SETTINGS, text: read(SETTINGS) });
  expect(settings).toContain('PORT');
  expect(claims.settings.toSorted()).toEqual(settings.toSorted());
});

test('every command and every folder that the README names is there', () => {
  expect(claims.scripts).toEqual(expect.arrayContaining(['start', 'test', 'dev', 'bench']));
  expect(claims.scripts.filter((name) => !Object.hasOwn(packageJson.scripts, name))).toEqual([]);
  expect(claims.folders).toContain('src/kit/');
  expect(claims.folders.filter((folder) => !existsSync(join(repository, folder)))).toEqual([]);
});

test('the README tells of the stages of npm test in their order', () => {
  expect(claims.stages).toEqual(stages.map(({ name }) => name));
});

test('the README names the oldest version of every browser that is promised [EG-1]', () => {
  const promise =
    read('README.md')
      .split('\n')
      .find((line) => line.startsWith('The shop works in ')) ?? '';
  const versions = new Set(packageJson.browserslist.map((query) => query.replace(/^.* /, '')));
  expect(promise.match(/\d+(\.\d+)?/g)?.toSorted()).toEqual([...versions].toSorted());
});

test('the checks read a table, a command and the keys of the settings', () => {
  const readme =
    '`npm run dev`\n## Settings\n| a | b |\n| --- | --- |\n| `A`, `B` | `c` |\n## Next\n| `D` | e |';
  expect(readmeClaims(readme)).toMatchObject({ settings: ['A', 'B'], scripts: ['dev'], folders: [] });
  const text = 'const Settings = z.object({ A: z.string(), B: two });';
  expect(settingNames({ path: 'config.ts', text })).toEqual(['A', 'B']);
});
