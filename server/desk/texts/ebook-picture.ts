import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { EBOOK_COVER } from '#domain/picture-file.ts';
import { conflicting } from '#server/desk/desk-errors.ts';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { readPlate, type PictureChange } from '#server/desk/pictures/set-portrait.ts';
import { serviceVersion } from '#server/desk/services/read-services.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import { storePicture } from '#server/store/pictures.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

/** The Newsletter product, whose picture the shop shows beside the newsletter's form (NL-1). */
const selectProduct = (db: Db | Trx) =>
  db.selectFrom('product').selectAll().where('product_type', '=', 'NEWSLETTER').orderBy('position').limit(1);

/** The e-book's picture and its version; the shop's own drawing where nobody has set one. */
export async function readEbookPicture(db: Db | Trx): Promise<DeskSchemas['EbookPicture']> {
  const row = await selectProduct(db).executeTakeFirst();
  return { image: row?.image_src || EBOOK_COVER, imageVersion: row ? serviceVersion(row, 'image') : 1 };
}

/**
 * Puts another picture beside the newsletter's form, or the shop's own drawing. A shop that began empty has no Newsletter
 * product: the first picture makes it.
 * @throws {ApiError} 210 (409) with the newer picture, 221 (422) for no fitting picture.
 */
export async function setEbookPicture(
  db: Db,
  actor: Actor,
  { picture, seen }: PictureChange,
  title: string,
): Promise<void> {
  const clean = readPlate(picture);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('services'))`.execute(trx);
    const row = await selectProduct(trx).forUpdate().executeTakeFirst();
    const before = await readEbookPicture(trx);
    const path = clean ? await storePicture(trx, clean) : EBOOK_COVER;
    if (path === before.image) return;
    if (before.imageVersion !== seen)
      throw conflicting('newerVersion', 'The picture was changed meanwhile', before);
    const id = row?.id ?? randomUUID();
    if (row) await trx.updateTable('product').set({ image_src: path }).where('id', '=', id).execute();
    else
      await trx
        .insertInto('product')
        .values({
          id,
          title,
          description: '',
          image_src: path,
          product_type: 'NEWSLETTER',
          base_prompt: '',
          questions_count: 1,
          position: sql`(select coalesce(max(position), 0) + 1 from product)`,
        })
        .execute();
    await recordAudit(trx, {
      actor,
      action: row ? 'product.changed' : 'product.added',
      entity: 'product',
      entityId: id,
      fields: ['image'],
      details: { before: { image: before.image }, after: { image: path } },
    });
  });
}
