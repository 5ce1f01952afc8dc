import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Grosze } from '#domain/grosze.ts';
import { badRequest, type FieldProblem } from '#server/api-error.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db, Tables, Trx } from '#server/store/tables/tables.ts';
import { conflicting, rulesBroken } from '#server/desk/desk-errors.ts';
import { pricedProducts, readPrices } from './read-prices.ts';

type Offer = Selectable<Tables['fairy_product']>;

/** A new price, or null to take it off sale, and the version of the price that the person saw (0: none). */
export interface PriceChange {
  fairyId: string;
  productId: string;
  price: Grosze | null;
  seen: number;
}

const isOf = (change: PriceChange) => (offer: Pick<Offer, 'fairy_id' | 'product_id'>) =>
  offer.fairy_id === change.fairyId && offer.product_id === change.productId;

/**
 * Changes prices in one transaction, all or none. A price that already has the value is skipped, whatever version was
 * seen: so a repeat after a lost response is done, too.
 * @throws {ApiError} 210 (409) with the newer prices if one of them has changed since it was seen, 221 (422) with messages by
 * change for what was taken out of the shop.
 */
export async function changePrices(db: Db, actor: Actor, changes: readonly PriceChange[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await refuseUnlisted(trx, changes);
    // Orders of these offers may be placed meanwhile: their foreign keys need no more than the ids.
    const offers = await trx.selectFrom('fairy_product').selectAll().orderBy('id').forNoKeyUpdate().execute();
    const moved = changes.filter((change) => priceOf(offers.find(isOf(change))) !== change.price);
    const stale = moved.filter((change) => (offers.find(isOf(change))?.price_version ?? 0) !== change.seen);
    if (stale.length > 0) throw await newerThan(trx, stale);
    for (const change of moved) {
      const before = offers.find(isOf(change));
      if (!before) await addOffer(trx, actor, change);
      else await changeOffer(trx, actor, before, change.price);
    }
  });
}

/** What an offer costs in the shop; null where it is not on sale. */
const priceOf = (offer: Offer | undefined): Grosze | null => (offer?.on_sale ? offer.price : null);

/** A lock on existing rows does not stop another person from adding the same offer: the second one gets a conflict. */
async function addOffer(trx: Trx, actor: Actor, change: PriceChange): Promise<void> {
  const { fairyId, productId, price } = change;
  if (price === null) return;
  const added = await trx
    .insertInto('fairy_product')
    .values({ id: randomUUID(), fairy_id: fairyId, product_id: productId, price })
    .onConflict((conflict) => conflict.columns(['fairy_id', 'product_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw await newerThan(trx, [change]);
  await recordChange(trx, actor, added.id, { from: null, to: price });
}

async function changeOffer(trx: Trx, actor: Actor, before: Offer, to: Grosze | null): Promise<void> {
  const from = priceOf(before);
  await trx
    .updateTable('fairy_product')
    .set(to === null ? { on_sale: false } : { on_sale: true, price: to })
    .where('id', '=', before.id)
    .execute();
  await recordChange(trx, actor, before.id, { from, to });
}

const recordChange = (
  trx: Trx,
  actor: Actor,
  entityId: string,
  details: { from: Grosze | null; to: Grosze | null },
) =>
  recordAudit(trx, { actor, action: 'price.changed', entity: 'price', entityId, fields: ['price'], details });

async function newerThan(trx: Trx, stale: readonly PriceChange[]) {
  const prices = (await readPrices(trx)).filter(({ fairyId, productId }) =>
    stale.some(isOfIds(fairyId, productId)),
  );
  return conflicting('newerVersion', 'Prices were changed meanwhile', prices);
}

const isOfIds = (fairyId: string, productId: string) => (change: PriceChange) =>
  change.fairyId === fairyId && change.productId === productId;

/** Refuses prices of what is not in the list (read-prices.ts). What another person took out of it meanwhile is told apart. */
async function refuseUnlisted(trx: Trx, changes: readonly PriceChange[]): Promise<void> {
  // Locked, so that nobody takes one out of the shop while its price is put on sale.
  const fairies = await trx
    .selectFrom('fairy')
    .select(['id', 'archived_at'])
    .orderBy('id')
    .forShare()
    .execute();
  const products = await pricedProducts(trx).select(['id', 'archived_at']).orderBy('id').forShare().execute();
  const invalid: FieldProblem[] = [];
  const archived: FieldProblem[] = [];
  for (const [at, change] of changes.entries()) {
    const fairy = fairies.find(({ id }) => id === change.fairyId);
    const product = products.find(({ id }) => id === change.productId);
    if (!fairy) invalid.push({ path: `/changes/${at}/fairyId`, message: 'is not known' });
    if (!product) invalid.push({ path: `/changes/${at}/productId`, message: 'is not known' });
    if (changes.findIndex(isOfIds(change.fairyId, change.productId)) !== at)
      invalid.push({ path: `/changes/${at}`, message: 'names a price twice' });
    if (fairy?.archived_at) archived.push({ path: `/changes/${at}/fairyId`, message: ARCHIVED.fairy });
    if (product?.archived_at) archived.push({ path: `/changes/${at}/productId`, message: ARCHIVED.product });
  }
  if (invalid.length > 0) throw badRequest('Invalid prices', invalid);
  if (archived.length > 0) throw rulesBroken(archived);
}

const ARCHIVED = {
  fairy: 'Tej wróżki nie ma już w sklepie. Cofnij tę zmianę.',
  product: 'Tej usługi nie ma już w sklepie. Cofnij tę zmianę.',
} as const;
