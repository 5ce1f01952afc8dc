import { isDeepStrictEqual } from 'node:util';
import { signedIn } from '#server/desk/access/sessions.ts';
import type { DeskHandlers, DeskSchemas } from '#server/desk/desk-contract.ts';
import { conflicting } from '#server/desk/desk-errors.ts';
import { recordAudit } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

type Table = DeskSchemas['DeskGuide'];

/** Reads the table, limited to the services and specialists in the shop. */
async function readTable(db: Db | Trx): Promise<Table> {
  const row = await db.selectFrom('guide_table').selectAll().executeTakeFirstOrThrow();
  const products = await db
    .selectFrom('product')
    .select(['id', 'title'])
    .where('archived_at', 'is', null)
    .where('product_type', 'not in', ['NEWSLETTER', 'BIRTH_HOROSCOPE'])
    .orderBy('position')
    .execute();
  const fairies = await db
    .selectFrom('fairy')
    .select(['id', 'name'])
    .where('archived_at', 'is', null)
    .orderBy('position')
    .execute();
  return {
    version: row.version,
    services: products.map(({ id, title }) => {
      const length = row.lengths[id];
      return { id, title, ...(length && { length }) };
    }),
    specialists: fairies.map(({ id, name }) => {
      const manner = row.manners[id];
      return { id, name, ...(manner && { manner }) };
    }),
  };
}

/** Entries of what is not in the shop at the moment: they wait for its return. */
const outside = <Entry>(stored: Record<string, Entry>, inShop: readonly { id: string }[]) =>
  Object.fromEntries(Object.entries(stored).filter(([id]) => inShop.every((one) => one.id !== id)));

/** Handlers of the table behind "Pomóż mi wybrać". */
export const guideHandlers = (db: Db): Pick<DeskHandlers, 'getGuideTable' | 'changeGuideTable'> => ({
  getGuideTable: async () => ({ status: 200, body: await readTable(db) }),
  async changeGuideTable(call) {
    const { seen, ...changed } = call.body;
    const body = await db.transaction().execute(async (trx) => {
      const before = await trx.selectFrom('guide_table').selectAll().forUpdate().executeTakeFirstOrThrow();
      const table = await readTable(trx);
      const lengths = { ...outside(before.lengths, table.services), ...changed.lengths };
      const manners = { ...outside(before.manners, table.specialists), ...changed.manners };
      // A repeat whose first response was lost.
      if (before.version !== seen && isDeepStrictEqual([before.lengths, before.manners], [lengths, manners]))
        return table;
      if (before.version !== seen)
        throw conflicting('newerVersion', 'The table was changed meanwhile', table);
      await trx
        .updateTable('guide_table')
        .set({ version: seen + 1, lengths: JSON.stringify(lengths), manners: JSON.stringify(manners) })
        .execute();
      await recordAudit(trx, {
        actor: signedIn(call).person,
        action: 'guide.changed',
        entity: 'shop',
        entityId: 'guide',
        fields: ['lengths', 'manners'],
        details: {
          before: { lengths: before.lengths, manners: before.manners },
          after: { lengths, manners },
        },
      });
      return readTable(trx);
    });
    return { status: 200, body };
  },
});
