import { PLATE, PORTRAIT } from '#domain/picture-file.ts';
import { conflicting, rulesBroken, unknown } from '#server/desk/desk-errors.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import { storePicture } from '#server/store/pictures.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { cleanPicture, type CleanPicture } from './clean-picture.ts';
import { lockServices, readServices, serviceVersion } from '#server/desk/services/read-services.ts';
import {
  imageVersionOf,
  lockSpecialists,
  NO_PICTURE,
  readSpecialists,
} from '#server/desk/specialists/read-specialists.ts';

/** The picture (base64), or null for none, and the version that the person saw. */
export interface PictureChange {
  picture: string | null;
  seen: number;
}

/** @throws {ApiError} 221 (422) for no picture of this size. */
function readPicture(picture: string | null, size: typeof PORTRAIT | typeof PLATE): CleanPicture | undefined {
  const clean = picture === null ? undefined : cleanPicture(Buffer.from(picture, 'base64'), size);
  if (typeof clean === 'string') throw rulesBroken([]);
  return clean;
}

/** Reads a picture of a card's size. @throws {ApiError} 221 (422) for no picture of this size. */
export const readPlate = (picture: string | null): CleanPicture | undefined => readPicture(picture, PLATE);

/**
 * Gives a specialist another picture, or takes hers away. The one that she has already is left as it is,
 * whatever version was seen: so a repeat after a lost response is done, too.
 * @throws {ApiError} 404 for an unknown specialist, 210 (409) with the newer card, 221 (422) for no fitting picture.
 */
export async function setPortrait(
  db: Db,
  actor: Actor,
  fairyId: string,
  { picture, seen }: PictureChange,
): Promise<void> {
  const clean = readPicture(picture, PORTRAIT);
  await db.transaction().execute(async (trx) => {
    const before = (await lockSpecialists(trx)).find(({ id }) => id === fairyId);
    if (!before) throw unknown();
    const path = clean ? await storePicture(trx, clean) : NO_PICTURE;
    if (path === before.image_src) return;
    if (imageVersionOf(before) !== seen)
      throw conflicting(
        'newerVersion',
        'The picture was changed meanwhile',
        (await readSpecialists(trx)).find(({ id }) => id === fairyId),
      );
    await trx.updateTable('fairy').set({ image_src: path }).where('id', '=', fairyId).execute();
    await recordAudit(trx, {
      actor,
      action: 'fairy.changed',
      entity: 'fairy',
      entityId: fairyId,
      fields: ['image'],
      details: { before: { image: before.image_src }, after: { image: path } },
    });
  });
}

/**
 * Gives a service another picture, or takes its own away, as `setPortrait` does.
 * @throws {ApiError} 404 for an unknown service, 210 (409) with the newer one, 221 (422) for no fitting picture.
 */
export async function setServicePicture(
  db: Db,
  actor: Actor,
  productId: string,
  { picture, seen }: PictureChange,
): Promise<void> {
  const clean = readPlate(picture);
  await db.transaction().execute(async (trx) => {
    const before = (await lockServices(trx)).find(({ id }) => id === productId);
    if (!before) throw unknown();
    const path = clean ? await storePicture(trx, clean) : NO_PICTURE;
    if (path === before.image_src) return;
    if (serviceVersion(before, 'image') !== seen)
      throw conflicting(
        'newerVersion',
        'The picture was changed meanwhile',
        (await readServices(trx)).find(({ id }) => id === productId),
      );
    await trx.updateTable('product').set({ image_src: path }).where('id', '=', productId).execute();
    await recordAudit(trx, {
      actor,
      action: 'product.changed',
      entity: 'product',
      entityId: productId,
      fields: ['image'],
      details: { before: { image: before.image_src }, after: { image: path } },
    });
  });
}
