import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { Settings } from '#server/settings/settings.schema.ts';
import { checkDatabase } from '#server/store/check-database.ts';
import { migrate } from '#server/store/migrate.ts';
import { changePrices } from '#server/desk/offer/change-prices.ts';
import { addSpecialist } from '#server/desk/offer/shelve-specialist.ts';
import { TERMINAL } from '#server/store/audit.ts';
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

it('the rows of “Going live” and what the desk adds to them are on sale in a live shop [LV-1]', async () => {
  const store = await openTestStore();
  const { db } = store;
  await migrate(db);
  await checkDatabase(db, { paymentsMode: 'live' });
  await sql.raw(block('sql', 'insert into product')).execute(db);
  const fairyId = '7d0ce1a4-0000-4000-8000-000000000001';
  const texts = {
    name: 'Maria',
    zodiacSign: 'Pisces',
    description: 'Kładę karty od lat.',
    responseTime: 'do 12 godz.',
    seoTitle: 'Wróżka Maria',
    seoDescription: 'Tarot u Marii.',
  };
  await addSpecialist(db, TERMINAL, { id: fairyId, fields: texts });
  const { id: productId } = await db.selectFrom('product').select('id').executeTakeFirstOrThrow();
  await changePrices(db, TERMINAL, [{ fairyId, productId, price: 4_900, seen: 0 }]);
  await checkDatabase(db, { paymentsMode: 'live' });
  // Nobody has rated her, and no number stands in for that.
  expect(await listFairies(db)).toMatchObject([
    { name: 'Maria', ratings: { count: 0 }, products: [{ price: 49 }] },
  ]);
  await store.close();
});
