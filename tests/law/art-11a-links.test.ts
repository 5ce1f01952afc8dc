import { expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { loadConfig } from '#server/config.ts';
import { orderConfirmedMail } from '#server/mail/agreement-mail.ts';
import { answerMail } from '#server/mail/mail-templates.ts';

const sender = loadConfig({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' });
const order = {
  to: 'anna@example.com',
  orderId: 1001,
  customerId: '7d0ce1a4-0000-4000-8000-000000000001',
  productName: 'Tarot',
  fairyName: 'Jagna',
  paidAt: new Date('2026-11-22T10:00:00Z'),
};

test.each([
  ['the confirmation', orderConfirmedMail({ ...order, amount: grosze(4900) }, [], sender)],
  [
    'the answer mail',
    answerMail({ ...order, response: 'Jedź.', approver: 'Jagna', ratingKey: null, answerKey: '' }, sender),
  ],
])(
  'directive 2011/83 art. 11a ust. 1: %s leads to the withdrawal from its order, by the order’s own key [LW-5]',
  (_, mail) => {
    expect(mail.text).toContain(
      'Odstąp od umowy tutaj:\nhttps://shop.example/odstapienie?zamowienie=1001&customerId=7d0ce1a4-0000-4000-8000-000000000001',
    );
    expect(mail.html).toContain(
      'href="https://shop.example/odstapienie?zamowienie=1001&amp;customerId=7d0ce1a4-0000-4000-8000-000000000001"',
    );
  },
);
