import { describe, expect, test } from 'vitest';
import { answerNote } from '#copy/answer/answer-note.ts';
import { loadConfig } from '#server/config.ts';
import { answerMail } from '#server/mail/mail-templates.ts';
import { toPublicConfig } from '#server/pages/public-config.ts';
import { orderOf } from '#tests/server/support/order-requests.ts';
import { startTestShop } from '#tests/server/support/test-app.ts';

const MODEL = { ANSWER_API_URL: 'http://127.0.0.1:9/v1', ANSWER_MODEL: 'szept-7b' };
const order = {
  to: 'a@example.com',
  orderId: 17,
  customerId: 'k',
  productName: 'Trzy karty',
  fairyName: 'Jagna',
  response: 'Tak.',
  ratingKey: null,
  answerKey: '',
};

/** Everything of the shop that a customer reads before and after she pays. */
async function whatCustomersRead(env: Record<string, string>) {
  const config = loadConfig(env);
  const shop = await startTestShop(env);
  const terms = await shop.app.inject('/api/content/page/Regulamin');
  const placed = await shop.app.inject({ method: 'POST', url: '/api/order', payload: orderOf('Tarot') });
  expect(placed.statusCode).toBeLessThan(300);
  const accepted = await shop.store.db.selectFrom('consent_text').select('content').execute();
  await shop.close();
  return {
    page: JSON.stringify(toPublicConfig(config)),
    terms: terms.payload,
    accepted: accepted.map(({ content }) => content).join(),
    mail: answerMail({ ...order, approver: 'Ludmiła' }, config),
    terminal: answerMail({ ...order, approver: null }, config).text,
  };
}

describe('the sentence about the model [DK-5]', () => {
  test('is shown before the payment, in the terms as shown and as accepted, and in the mail', async () => {
    const { page, terms, accepted, mail, terminal } = await whatCustomersRead(MODEL);
    for (const text of [page, terms, accepted, terminal]) expect(text).toContain(answerNote('człowiek'));
    for (const text of [mail.text, mail.html]) expect(text).toContain(answerNote('Ludmiła'));
  });

  test('is shown nowhere in a shop without a model', async () => {
    const read = JSON.stringify(await whatCustomersRead({}));
    expect(read).not.toMatch(/sztuczn|answerNote/);
  });
});
