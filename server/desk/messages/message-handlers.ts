import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { signedIn } from '#server/desk/access/sessions.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import { unknown } from '#server/desk/desk-errors.ts';
import { requireOrder } from '#server/desk/order/require-order.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { finishMessages, markMessage, pasteMessage, recallReply, replyToMessage } from './change-message.ts';
import { readOrderMails, recallOrderMail, writeOrderMail } from './order-mails.ts';
import { readMessages, readThread, searchMessages } from './read-messages.ts';

type Names =
  | 'listMessages'
  | 'searchMessages'
  | 'finishMessages'
  | 'getMessage'
  | 'markMessage'
  | 'pasteMessage'
  | 'replyToMessage'
  | 'recallReply'
  | 'listOrderMails'
  | 'writeOrderMail'
  | 'recallOrderMail';

/** Handlers of the messages of the contact form, and of the mails that people of the desk write about orders. */
export function messageHandlers(
  db: Db,
  clock: Clock,
  { mail }: Pick<Config, 'mail'>,
): Pick<DeskHandlers, Names> {
  const repliesComeIn = mail.replyAddress !== undefined;
  const answerWith = async (id: string) => {
    const thread = await readThread(db, id, clock.now());
    if (!thread) throw unknown();
    return { status: 200 as const, body: { ...thread, repliesComeIn } };
  };
  const mailsOf = async (orderId: number) => ({
    status: 200 as const,
    body: await readOrderMails(db, orderId, clock.now()),
  });
  return {
    listMessages: async ({ query }) => ({
      status: 200,
      body: await readMessages(db, { filter: query.filter ?? 'open', after: query.after }),
    }),
    searchMessages: async ({ body }) => ({ status: 200, body: await searchMessages(db, body.text) }),
    async finishMessages(call) {
      await finishMessages(db, signedIn(call).person, call.body.messages, clock.now());
      return { status: 200, body: await readMessages(db, { filter: 'open', after: undefined }) };
    },
    async pasteMessage(call) {
      await pasteMessage(db, signedIn(call).person, call.path.messageId, { ...call.body, now: clock.now() });
      return answerWith(call.path.messageId);
    },
    getMessage: ({ path }) => answerWith(path.messageId),
    async markMessage(call) {
      await markMessage(db, signedIn(call).person, call.path.messageId, { ...call.body, now: clock.now() });
      return answerWith(call.path.messageId);
    },
    async replyToMessage(call) {
      await replyToMessage(db, signedIn(call).person, call.path.messageId, {
        ...call.body,
        now: clock.now(),
      });
      return answerWith(call.path.messageId);
    },
    async recallReply(call) {
      const { messageId, replyId } = call.path;
      await recallReply(db, signedIn(call).person, messageId, { replyId, now: clock.now() });
      return answerWith(messageId);
    },
    async listOrderMails(call) {
      await requireOrder(db, call.path.orderId, signedIn(call));
      return mailsOf(call.path.orderId);
    },
    async writeOrderMail(call) {
      const { orderId } = call.path;
      const { seen, ...written } = call.body;
      await writeOrderMail(db, signedIn(call).person, orderId, { written, seen, now: clock.now() });
      return mailsOf(orderId);
    },
    async recallOrderMail(call) {
      const { orderId, mailId } = call.path;
      await recallOrderMail(db, signedIn(call).person, orderId, { mailId, now: clock.now() });
      return mailsOf(orderId);
    },
  };
}
