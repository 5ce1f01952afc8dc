import { expect, test } from 'vitest';
import { answerMail, orderConfirmedMail } from '#server/mail/mail-templates.ts';

const sender = {
  brandName: 'Kwiat Paproci',
  publicUrl: 'https://shop.example',
  contactEmail: 'sklep@shop.example',
};
const order = {
  to: 'anna@example.com',
  orderId: 1001,
  customerId: '7d0ce1a4-0000-4000-8000-000000000001',
  productName: 'Tarot',
  fairyName: 'Jagna',
};

test.each([
  ['the confirmation', orderConfirmedMail({ ...order, amount: 4900 }, [], sender)],
  ['the answer mail', answerMail({ ...order, response: 'Jedź.', approver: 'Jagna' }, sender)],
])('directive 2011/83 art. 11a ust. 1: %s leads to the withdrawal from its order [LW-5]', (_, mail) => {
  expect(mail.text).toContain('Odstąp od umowy tutaj:\nhttps://shop.example/odstapienie?zamowienie=1001');
  expect(mail.html).toContain('href="https://shop.example/odstapienie?zamowienie=1001"');
});
