import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { Settings } from '#server/settings/settings.schema.ts';
import { checkDatabase } from '#server/store/check-database.ts';
import { migrate } from '#server/store/migrate.ts';
import { listFairies } from '#server/store/fairies.ts';
import { openTestStore } from '#tests/server/support/test-store.ts';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/going-live.md'), 'utf8');

/** The page's code block in this language that holds `mark`. */
function block(language: string, mark: string): string {
  const blocks = [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))];
  return blocks.map(([, text = '']) => text).find((text) => text.includes(mark)) ?? '';
}

it('the settings of “Going live” make a live shop, and a shell reads them as systemd does [LV-1]', () => {
  const lines = block('sh', 'PAYMENTS=live').trimEnd().split('\n');
  expect(lines.filter((line) => !/^[A-Z_]+=("[^"$`\\]*"|[^\s"'$`\\&;|<>()]+)$/.test(line))).toEqual([]);
  const filledIn = lines.map((line) => line.replaceAll('…', 'x').replaceAll('.example', '.pl'));
  const settings = Object.fromEntries(filledIn.map((line) => line.replaceAll('"', '').split(/=(.*)/s)));
  expect(loadConfig(settings)).toMatchObject({ paymentsMode: 'live', brandName: 'Twoja marka' });
  const rehearsal = { ...settings, STRIPE_SECRET_KEY: 'sk_test_x' };
  const [, name = '', address] = /`(PAYU_API_URL)=([^`]+)`/.exec(page) ?? [];
  expect(loadConfig({ ...rehearsal, [name]: address }).paymentsMode).toBe('live');
});

it('“Going live” names only settings and commands that there are', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const commands = [...page.matchAll(/npm run ([a-z-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
  const constants = new Set(['TERMS_DESCRIPTION', 'PRIVACY_POLICY_DESCRIPTION']);
  const names = [...page.matchAll(/\b[A-Z]+_[A-Z_]+\b/g)].map(([name]) => name);
  expect(names.filter((name) => !(name in Settings.shape) && !constants.has(name))).toEqual([]);
});

it('the rows of “Going live” are on sale in a live shop [LV-1]', async () => {
  const store = await openTestStore();
  await migrate(store.db);
  await checkDatabase(store.db, { paymentsMode: 'live' });
  await sql.raw(block('sql', 'fairy_product')).execute(store.db);
  await checkDatabase(store.db, { paymentsMode: 'live' });
  expect(await listFairies(store.db)).toMatchObject([{ name: 'Maria', products: [{ price: 49 }] }]);
  await store.close();
});
