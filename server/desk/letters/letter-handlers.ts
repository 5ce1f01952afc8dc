import { signedIn } from '#server/desk/access/sessions.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import { unknown } from '#server/desk/desk-errors.ts';
import { recordAudit } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables.ts';
import { markLetter, replyToLetter } from './change-letter.ts';
import { readLetters, readThread } from './read-letters.ts';

type Names = 'listLetters' | 'getLetter' | 'markLetter' | 'replyToLetter' | 'dealWithWithdrawal';

/** Handlers of the letters of the contact form, and of the statements of withdrawal that a person has dealt with. */
export function letterHandlers(db: Db): Pick<DeskHandlers, Names> {
  const answerWith = async (id: string) => {
    const thread = await readThread(db, id);
    if (!thread) throw unknown();
    return { status: 200 as const, body: thread };
  };
  return {
    listLetters: async ({ query }) => ({
      status: 200,
      body: await readLetters(db, { filter: query.filter ?? 'open', after: query.after }),
    }),
    getLetter: ({ path }) => answerWith(path.letterId),
    async markLetter(call) {
      await markLetter(db, signedIn(call).person, call.path.letterId, call.body);
      return answerWith(call.path.letterId);
    },
    async replyToLetter(call) {
      await replyToLetter(db, signedIn(call).person, call.path.letterId, call.body);
      return answerWith(call.path.letterId);
    },
    async dealWithWithdrawal(call) {
      const { person } = signedIn(call);
      await db.transaction().execute(async (trx) => {
        const dealt = await trx
          .insertInto('withdrawal_dealt')
          .columns(['withdrawal_id', 'author'])
          .expression(
            trx
              .selectFrom('withdrawal')
              .select((is) => ['id', is.val(person.name).as('author')])
              .where('id', '=', call.path.withdrawalId),
          )
          .onConflict((conflict) => conflict.column('withdrawal_id').doNothing())
          .returning('withdrawal_id')
          .executeTakeFirst();
        if (dealt)
          await recordAudit(trx, {
            actor: person,
            action: 'withdrawal.dealt-with',
            entity: 'letter',
            entityId: call.path.withdrawalId,
          });
      });
      return { status: 204, body: undefined };
    },
  };
}
