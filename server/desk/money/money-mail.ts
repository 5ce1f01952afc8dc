import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import { unknown } from '#server/desk/desk-errors.ts';
import { signedIn } from '#server/desk/access/sessions.ts';
import type { MailSender } from '#server/mail/mail-sender.ts';
import { moneyBackMail } from '#server/mail/mail-templates.ts';
import { refundBalance } from '#server/refunds/refund-balance.ts';
import { moneyBackFacts } from '#server/refunds/tell-customer.ts';
import { readMailWords } from '#server/store/page-contents.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { maskedEmail } from '#server/desk/order/masked-email.ts';
import { requireOrder } from '#server/desk/order/require-order.ts';

/** Handler of the preview of the mail about a decision, composed by the code that composes the mail itself. */
export const moneyMailHandler = (
  db: Db,
  sender: MailSender & { mail: { from: string } },
): Pick<DeskHandlers, 'previewMoneyMail'> => ({
  async previewMoneyMail(call) {
    const { orderId } = call.path;
    const { amount, word } = call.body;
    await requireOrder(db, orderId, signedIn(call));
    const balance = await refundBalance(db, orderId);
    if (!balance) throw unknown();
    const isCalledOff = amount === undefined;
    const moneyBack = { orderId, amount: amount ?? balance.paid, balance, isCalledOff, word: word.trim() };
    const { to, subject, text } = moneyBackMail(await moneyBackFacts(db, moneyBack), {
      ...sender,
      words: await readMailWords(db),
    });
    return { status: 200, body: { from: sender.mail.from, to: maskedEmail(to), subject, text } };
  },
});
