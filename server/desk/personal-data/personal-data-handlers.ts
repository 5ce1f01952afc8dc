import { readEmail } from '#domain/typed/typed-text.ts';
import { OwnError } from '#server/own-error.ts';
import { shopDate } from '#domain/shop-day.ts';
import type { Config } from '#server/config.ts';
import { signedIn } from '#server/desk/access/sessions.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import { conflicting } from '#server/desk/desk-errors.ts';
import type { Outbox } from '#server/mail/outbox/outbox.ts';
import { erasePerson } from '#server/people/erase-person.ts';
import { exportPerson } from '#server/people/export-person.ts';
import { polishCopy, type CopySettings } from '#server/people/polish-copy.ts';
import { recordAudit } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { readStored, versionOf } from './read-stored.ts';

type Names = 'findPersonalData' | 'exportPersonalData' | 'erasePersonalData';

export interface PersonalDataOptions {
  db: Db;
  outbox: Pick<Outbox, 'of' | 'remove'>;
  retention: Config['retention'];
  /** What the information beside a copy is made of. */
  settings: CopySettings;
}

/** As every table but orders and messages stores an address; those two are compared in lower case. */
const storedForm = readEmail;

/** Handlers of a person's data, for owners: how much is stored about an address, all of it as a file, its erasure. */
export function personalDataHandlers(options: PersonalDataOptions): Pick<DeskHandlers, Names> {
  const { db, outbox } = options;
  const read = (email: string) => readStored(options, email);
  return {
    findPersonalData: async ({ body }) => ({ status: 200, body: await read(storedForm(body.email)) }),

    async exportPersonalData(call) {
      const stored = await exportPerson({ db, outbox }, storedForm(call.body.email));
      await recordAudit(db, {
        actor: signedIn(call).person,
        action: 'personal-data.exported',
        entity: 'personal-data',
        entityId: 'address',
        details: {
          orders: stored.orders.length,
          gifts: stored.gifts.length,
          messages: stored.messages.length,
        },
      });
      const name = `dane-osoby-${shopDate(new Date(stored.takenAt))}.json`;
      return {
        status: 200,
        body: polishCopy(stored, options.settings),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
        },
      };
    },

    async erasePersonalData(call) {
      const { seen, withOpenOrders } = call.body;
      const email = storedForm(call.body.email);
      const erasure = await erasePerson({ db, outbox }, email, {
        openOrders: withOpenOrders ? 'all' : [],
        actor: signedIn(call).person,
        beforehand: async (trx) => {
          if ((await versionOf(trx, email)) !== seen) throw new Stale();
        },
      }).catch((error: unknown) => {
        if (error instanceof Stale) return { kind: 'stale' as const };
        throw error;
      });
      if (erasure.kind === 'erased') {
        const { removed, kept, calledOff } = erasure;
        return { status: 200, body: { removed, kept, calledOff } };
      }
      const personalData = await read(email);
      switch (erasure.kind) {
        case 'stale':
          throw conflicting('newerVersion', 'Something else is stored by now', personalData);
        case 'answer-leaves':
          throw conflicting('mailOnItsWay', 'An answer is on its way', personalData);
        case 'open-orders':
          throw conflicting('wrongState', 'Orders are open', personalData);
      }
    },
  };
}

/** Something else is stored than the person saw who erases. */
class Stale extends OwnError {
  override name = 'Stale';
}
