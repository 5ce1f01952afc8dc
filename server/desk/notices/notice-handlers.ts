import { signedIn } from '#server/desk/access/sessions.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import { conflicting } from '#server/desk/desk-errors.ts';
import { recordAudit } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

/** Handlers of what a person chooses about mails to her. */
export const noticeHandlers = (db: Db): Pick<DeskHandlers, 'getNotices' | 'setNotices'> => {
  const read = async (id: string, from: Db | Trx = db) =>
    from
      .selectFrom('desk_person')
      .select(['order_mails as orderMails', 'email'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  return {
    getNotices: async (call) => ({ status: 200, body: await read(signedIn(call).person.id) }),
    async setNotices(call) {
      const { person } = signedIn(call);
      const { seen, orderMails } = call.body;
      await db.transaction().execute(async (trx) => {
        const changed = await trx
          .updateTable('desk_person')
          .set({ order_mails: orderMails })
          .where('id', '=', person.id)
          .where('order_mails', '=', seen)
          .returning('id')
          .executeTakeFirst();
        if (!changed) {
          const stored = await read(person.id, trx);
          // A repeat whose first response was lost.
          if (stored.orderMails === orderMails) return;
          throw conflicting('newerVersion', 'The choice was changed meanwhile', stored);
        }
        await recordAudit(trx, {
          actor: person,
          action: 'person.notices',
          entity: 'person',
          entityId: person.id,
          fields: ['orderMails'],
          details: { orderMails },
        });
      });
      return { status: 200, body: await read(person.id) };
    },
  };
};
