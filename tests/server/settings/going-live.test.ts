import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ConfigError, loadConfig } from '#server/config.ts';
import { checkDatabase } from '#server/store/check-database.ts';
import { migrate } from '#server/store/migrate.ts';
import { listFairies } from '#server/store/fairies.ts';
import { TestDesk } from '#tests/server/desk/test-desk.ts';
import { openTestStore } from '#tests/server/support/test-store.ts';

const root = join(import.meta.dirname, '../../..');
const page = readFileSync(join(root, 'docs/operating/going-live.md'), 'utf8');

/** The page's code block in this language that holds `mark`. */
function block(language: string, mark: string): string {
  const blocks = [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))];
  return blocks.map(([, text = '']) => text).find((text) => text.includes(mark)) ?? '';
}

it('the settings of “Going live” make a live shop, and a shell reads them as systemd does [LV-1]', () => {
  const lines = block('sh', 'PAYMENTS=live').trimEnd().split('\n');
  expect(lines.filter((line) => !/^[A-Z_]+=("[^"$`\\]*"|[^\s"'$`\\&;|<>()]+)$/.test(line))).toEqual([]);
  const filledIn = lines.map((line) =>
    line.replaceAll(/…|PASSWORD/g, 'x'.repeat(20)).replaceAll('.example', '.pl'),
  );
  const settings = Object.fromEntries(filledIn.map((line) => line.replaceAll('"', '').split(/=(.*)/s)));
  expect(loadConfig(settings)).toMatchObject({ paymentsMode: 'live', brandName: 'Twoja marka' });
  const rehearsal = { ...settings, STRIPE_SECRET_KEY: 'sk_test_x' };
  const [, name = '', address] = /`(PAYU_API_URL)=([^`]+)`/.exec(page) ?? [];
  expect(loadConfig({ ...rehearsal, [name]: address }).paymentsMode).toBe('live');
});

it('its settings are refused while they have the guide’s placeholders: each secret has to be filled in [LV-1]', () => {
  const lines = block('sh', 'PAYMENTS=live').trimEnd().split('\n');
  const settings = Object.fromEntries(lines.map((line) => line.replaceAll('"', '').split(/=(.*)/s)));
  const unfilled = lines.filter((line) => /…|PASSWORD/.test(line)).map((line) => line.split('=')[0]);
  let refused: unknown;
  try {
    loadConfig(settings);
  } catch (error) {
    refused = error;
  }
  const problems = refused instanceof ConfigError ? refused.problems : [];
  const left = problems.filter((problem) =>
    problem.endsWith('still has the place that the guide leaves for yours'),
  );
  expect(left.map((problem) => problem.split(' ')[0]).toSorted()).toEqual(unfilled.toSorted());
});

it('an empty live shop is filled at the desk alone, from the first text to the first price [LV-1]', async () => {
  const store = await openTestStore();
  const { db } = store;
  await migrate(db);
  await checkDatabase(db, { paymentsMode: 'live' });
  const desk = await TestDesk.start({}, store);
  const owner = await desk.sign('owner');
  const call = async (method: 'PUT' | 'POST', path: string, payload: object) => {
    const answer = await desk.call(method, path, { as: owner, payload });
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer.json();
  };
  for (const [text, key] of [
    ['Regulamin', 'TERMS_DESCRIPTION'],
    ['Polityka_prywatnosci', 'PRIVACY_POLICY_DESCRIPTION'],
  ]) {
    const changes = [{ key, text: '<h2>1. Zasady</h2><p>Treść własna sklepu.</p>' }];
    const { number } = await call('PUT', `/texts/${text}/draft`, { seen: 0, changes });
    await call('POST', `/texts/${text}/publish`, { seen: number });
  }
  const [productId, fairyId] = [randomUUID(), randomUUID()];
  const { versions } = await call('POST', '/services/new', {
    id: productId,
    productType: 'Tarot',
    fields: {
      title: 'Jedna karta',
      description: 'Karta na najbliższe dni.',
      questionsCount: '1',
      basePrompt: 'Pisz ciepło i krótko.',
    },
  });
  await call('PUT', `/services/${productId}/archived`, { isArchived: false, seen: versions.archived });
  const fields = {
    name: 'Maria',
    zodiacSign: 'Pisces',
    description: 'Kładę karty od lat.',
    seoTitle: 'Wróżka Maria',
    seoDescription: 'Tarot u Marii.',
  };
  await call('POST', '/specialists', { id: fairyId, fields });
  await call('PUT', '/prices', { changes: [{ fairyId, productId, price: 4_900, seen: 0 }] });
  await checkDatabase(db, { paymentsMode: 'live' });
  expect(await listFairies(db)).toMatchObject([{ products: [] }]);
  const { version } = (await desk.call('GET', '/opening', { as: owner })).json();
  await call('PUT', '/opening', { isOpen: true, reopensOn: null, words: '', seen: version });
  // Nobody has rated her, and no number stands in for that.
  expect(await listFairies(db)).toMatchObject([
    { name: 'Maria', ratings: { count: 0 }, products: [{ price: 4_900 }] },
  ]);
  await desk.close();
});
