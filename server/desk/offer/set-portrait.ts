import { DESK_ERROR } from '#domain/desk-error-code.ts';
import { ApiError } from '#server/api-error.ts';
import { conflicting, unknown } from '#server/desk/desk-errors.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import { storePicture } from '#server/store/pictures.ts';
import type { Db } from '#server/store/tables.ts';
import { cleanPortrait } from './clean-portrait.ts';
import { imageVersionOf, lockSpecialists, NO_PORTRAIT, readSpecialists } from './read-specialists.ts';

/** The picture (base64), or null for none, and the version of hers that the person saw. */
export interface PortraitChange {
  picture: string | null;
  seen: number;
}

/**
 * Gives a specialist another picture, or takes hers away. The one that she has already is left as it is.
 * @throws {ApiError} 404 for an unknown specialist, 210 (409) with the newer card, 221 (422) for no fitting picture.
 */
export async function setPortrait(
  db: Db,
  actor: Actor,
  fairyId: string,
  { picture, seen }: PortraitChange,
): Promise<void> {
  const clean = picture === null ? undefined : cleanPortrait(Buffer.from(picture, 'base64'));
  if (typeof clean === 'string')
    throw new ApiError(422, DESK_ERROR.cardRefused, `No picture for a card: ${clean}`);
  await db.transaction().execute(async (trx) => {
    const before = (await lockSpecialists(trx)).find(({ id }) => id === fairyId);
    if (!before) throw unknown();
    if (imageVersionOf(before) !== seen)
      throw conflicting('newerVersion', 'The picture was changed meanwhile', {
        specialist: (await readSpecialists(trx)).find(({ id }) => id === fairyId),
      });
    const path = clean ? await storePicture(trx, clean) : NO_PORTRAIT;
    if (path === before.image_src) return;
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
