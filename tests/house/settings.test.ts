import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SECRET_SETTINGS } from '#server/settings/secret-files.ts';
import { Settings, SETTING_GROUPS } from '#server/settings/settings.schema.ts';
import { environmentNames, propertiesRead, settingUses, unusedSettings } from './checks/settings-in-use.ts';
import { readPages } from './checks/markdown.ts';
import { readSources, repository, type SourceFile } from './checks/source-tree.ts';

const read = (path: string): SourceFile => ({ path, text: readFileSync(join(repository, path), 'utf8') });

/** Set by the system, by npm, Node's programs and vitest, or by one program of ours for another. */
const NOT_SETTINGS = /^(HOME|PATH|NODE_ENV|VITEST|npm_\w+|PICTURES_\w+|PROOF)$/;

test('every setting is used by something', () => {
  const config = read('server/config.ts');
  const others = readSources(['server', 'tools/shop']).filter(({ path }) => path !== config.path);
  const names = Object.keys(Settings.shape);
  expect(names).toContain('PUBLIC_URL');
  expect(unusedSettings(names, config, others)).toEqual([]);
});

test('every setting has a description, and stands in one group', () => {
  const listed = SETTING_GROUPS.flatMap(({ settings }) => Object.entries(settings));
  expect(listed.map(([name]) => name)).toEqual(Object.keys(Settings.shape));
  expect(listed.filter(([, setting]) => !setting.description).map(([name]) => name)).toEqual([]);
});

test('what opens something to whoever reads it is a secret, and may lie in a file', () => {
  const opening =
    /SECRET|TOKEN|PASSPHRASE|API_KEY|SECOND_KEY|^PAYU_(POS|CLIENT)|^(DATABASE|SMTP|HEARTBEAT|ALARM_WEBHOOK)_URL$/;
  expect(SECRET_SETTINGS).toEqual(Object.keys(Settings.shape).filter((name) => opening.test(name)));
});

test('the documentation names every variable that the code reads from the environment', () => {
  const docs = readPages()
    .map(({ text }) => text)
    .join('\n');
  const names = [...readSources(), read('vite.config.ts')].flatMap(environmentNames);
  expect(names).toEqual(expect.arrayContaining(['CHROMIUM_PATH', 'NARROW', 'SHOP_URL']));
  const unnamed = names.filter((name) => /^[A-Z]/.test(name) && !NOT_SETTINGS.test(name));
  expect(unnamed.filter((name) => !new RegExp(`\\b${name}\\b`).test(docs))).toEqual([]);
});

test('the server reads its settings in one place', () => {
  const readers = readSources(['server', 'src']).filter(({ text }) => text.includes('process.env'));
  expect(readers.map(({ path }) => path)).toEqual(['server/main.ts']);
});

test('the checks see a setting that nobody reads, and every way to read the environment', () => {
  const config = {
    path: 'config.ts',
    text: 'function arrange(settings) { const url = settings.A ?? settings.B; return { url, mail: { from: settings.C } }; }',
  };
  expect(settingUses(config)).toEqual([
    { setting: 'A', path: ['url'] },
    { setting: 'B', path: ['url'] },
    { setting: 'C', path: ['mail', 'from'] },
  ]);
  const reader = { path: 'x.ts', text: 'const { mail } = config; use(config.url);' };
  expect([...propertiesRead(reader)]).toEqual(['mail', 'url']);
  expect(unusedSettings(['A', 'B', 'C', 'D'], config, [reader])).toEqual(['C', 'D']);
  const text = "const { PORT: port } = env; process.env.HOST; process.env['LANG']; import.meta.env.DEV;";
  expect(environmentNames({ path: 'y.ts', text })).toEqual(['PORT', 'HOST', 'LANG']);
});
