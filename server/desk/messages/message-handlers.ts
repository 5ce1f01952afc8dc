import { signedIn } from '#server/desk/access/sessions.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import { unknown } from '#server/desk/desk-errors.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { finishMessages, markMessage, pasteMessage, replyToMessage } from './change-message.ts';
import { countWaiting, readMessages, readThread, searchMessages } from './read-messages.ts';

type Names =
  | 'listMessages'
  | 'countMessages'
  | 'searchMessages'
  | 'finishMessages'
  | 'getMessage'
  | 'markMessage'
  | 'pasteMessage'
  | 'replyToMessage';

/** Handlers of the messages of the contact form. */
export function messageHandlers(db: Db): Pick<DeskHandlers, Names> {
  const answerWith = async (id: string) => {
    const thread = await readThread(db, id);
    if (!thread) throw unknown();
    return { status: 200 as const, body: thread };
  };
  return {
    listMessages: async ({ query }) => ({
      status: 200,
      body: await readMessages(db, { filter: query.filter ?? 'open', after: query.after }),
    }),
    countMessages: async () => ({ status: 200, body: await countWaiting(db) }),
    searchMessages: async ({ body }) => ({ status: 200, body: await searchMessages(db, body.text) }),
    async finishMessages(call) {
      await finishMessages(db, signedIn(call).person, call.body.messages);
      return { status: 200, body: await readMessages(db, { filter: 'open', after: undefined }) };
    },
    async pasteMessage(call) {
      await pasteMessage(db, signedIn(call).person, call.path.messageId, call.body);
      return answerWith(call.path.messageId);
    },
    getMessage: ({ path }) => answerWith(path.messageId),
    async markMessage(call) {
      await markMessage(db, signedIn(call).person, call.path.messageId, call.body);
      return answerWith(call.path.messageId);
    },
    async replyToMessage(call) {
      await replyToMessage(db, signedIn(call).person, call.path.messageId, call.body);
      return answerWith(call.path.messageId);
    },
  };
}
