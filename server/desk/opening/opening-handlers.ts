import { sql } from 'kysely';
import { isDay } from '#domain/birth-date.ts';
import type { Config } from '#server/config.ts';
import { signedIn } from '#server/desk/access/sessions.ts';
import type { DeskHandlers, DeskSchemas } from '#server/desk/desk-contract.ts';
import { conflicting, rulesBroken } from '#server/desk/desk-errors.ts';
import { recordAudit } from '#server/store/audit.ts';
import { makeShopPreview } from '#server/texts/shop-preview.ts';
import { readOpening, readUnsellable } from '#server/store/shop-opening.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { readSetup, type SetupConfig } from './read-setup.ts';

type Opening = DeskSchemas['Opening'];

async function describe(db: Db, config: SetupConfig): Promise<Opening> {
  const { hasTerms, hasPrivacyPage, sells, ...opening } = await readOpening(db);
  const unsellable = await readUnsellable(db);
  const { rows } = await sql<{ today: string }>`select shop_today()::text as today`.execute(db);
  const reasons: Record<Opening['reasons'][number], boolean> = {
    terms: !hasTerms,
    'privacy-page': !hasPrivacyPage,
    new: opening.isNew,
    closed: opening.isClosed && !opening.isNew,
    'no-offer': unsellable === 'no-offer',
    // Only an open shop sells again by itself.
    absent: sells && unsellable === 'absent',
  };
  return {
    ...opening,
    sells: sells && unsellable === null,
    reasons: (Object.keys(reasons) as (keyof typeof reasons)[]).filter((reason) => reasons[reason]),
    today: rows[0]?.today ?? '',
    setup: await readSetup(db, config),
  };
}

/** Whether the shop is what a change asks for already: a repeat whose first response was lost. */
const isAsked = (
  { isNew, isClosed, reopensOn, words }: Opening,
  asked: Pick<Opening, 'reopensOn' | 'words'> & { isOpen: boolean },
): boolean =>
  !isNew &&
  isClosed === !asked.isOpen &&
  reopensOn === (asked.isOpen ? null : asked.reopensOn) &&
  words === asked.words.trim();

/** Handlers of the shop's opening: whether it sells, the switch, and what a new shop lacks. */
export const openingHandlers = (
  db: Db,
  config: SetupConfig & Pick<Config, 'publicUrl'>,
): Pick<DeskHandlers, 'getOpening' | 'setOpening' | 'makeShopPreview'> => ({
  getOpening: async () => ({ status: 200, body: await describe(db, config) }),
  async setOpening(call) {
    const { isOpen, reopensOn, words, seen } = call.body;
    const now = await describe(db, config);
    if (!isOpen && reopensOn !== null && !(isDay(reopensOn) && reopensOn > now.today))
      throw rulesBroken([{ path: '/reopensOn', message: 'Podaj dzień, najwcześniej jutrzejszy' }]);
    const isSet = await db.transaction().execute(async (trx) => {
      const moment = new Date();
      const { numUpdatedRows } = await trx
        .updateTable('shop_opening')
        .set(({ eb, fn, val }) => ({
          version: eb('version', '+', 1),
          words: words.trim(),
          ...(isOpen
            ? {
                opened_at: fn.coalesce('opened_at', val(moment)),
                closed_at: null,
                reopens_on: null,
                // Its address would come back to life when the shop closes.
                preview_hash: null,
                preview_until: null,
              }
            : { closed_at: fn.coalesce('closed_at', val(moment)), reopens_on: reopensOn }),
        }))
        .where('version', '=', seen)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await recordAudit(trx, {
        actor: signedIn(call).person,
        action: isOpen ? 'shop.opened' : 'shop.closed',
        entity: 'shop',
        entityId: 'shop',
        fields: ['isOpen', 'reopensOn', 'words'],
        details: { reopensOn: isOpen ? null : reopensOn },
      });
      return true;
    });
    const body = await describe(db, config);
    if (!isSet && !isAsked(body, call.body))
      throw conflicting('newerVersion', 'The shop was opened or closed meanwhile', body);
    return { status: 200, body };
  },
  async makeShopPreview(call) {
    const { address, until } = await db.transaction().execute(async (trx) => {
      await recordAudit(trx, {
        actor: signedIn(call).person,
        action: 'shop.previewed',
        entity: 'shop',
        entityId: 'shop',
      });
      return makeShopPreview(trx, { publicUrl: config.publicUrl, now: new Date() });
    });
    return { status: 200, body: { address, until: until.toISOString() } };
  },
});
