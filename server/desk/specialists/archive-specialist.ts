import { PERSONAS } from '#domain/catalogue.ts';
import { readZodiacSign } from '#domain/zodiac.ts';
import { CARD_FIELDS, cardProblem, tidyText, type CardField } from '#schemas/desk/card-problem.ts';
import { conflicting, madeBefore, rulesBroken, unknown } from '#server/desk/desk-errors.ts';
import { recordAudit, type Actor } from '#server/store/audit.ts';
import type { Db } from '#server/store/tables/tables.ts';
import {
  archivedVersionOf,
  fieldsOf,
  lockSpecialists,
  NO_PICTURE,
  readSpecialists,
} from './read-specialists.ts';

/** A new card. The caller makes up its id, so that a call whose answer was lost can be repeated. */
export interface NewSpecialist {
  id: string;
  fields: Readonly<
    Record<Exclude<CardField, 'voice' | 'persona'>, string> & { voice?: string; persona?: string }
  >;
}

/**
 * Adds a specialist at the end of the list. She has no prices yet, so she sells nothing.
 * @throws {ApiError} 221 (422) with messages by field, 225 (409) with the card if this id exists with other texts.
 */
export async function addSpecialist(db: Db, actor: Actor, { id, fields }: NewSpecialist): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const others = await lockSpecialists(trx);
    const tidied = Object.fromEntries(
      CARD_FIELDS.map((field) => [
        field,
        tidyText(field, fields[field] ?? (field === 'persona' ? 'person' : '')),
      ]),
    ) as Record<CardField, string>;
    const zodiacSign = readZodiacSign(tidied.zodiacSign);
    const stored = others.find((other) => other.id === id);
    if (stored) {
      const typed = { ...tidied, zodiacSign };
      const kept = fieldsOf(stored);
      if (CARD_FIELDS.every((field) => kept[field] === typed[field])) return;
      throw madeBefore((await readSpecialists(trx)).find((other) => other.id === id));
    }
    const problems = CARD_FIELDS.flatMap((field) => {
      const message = cardProblem(field, tidied[field], others);
      return message === undefined ? [] : [{ path: `/fields/${field}`, message }];
    });
    if (problems.length > 0 || zodiacSign === undefined) throw rulesBroken(problems);
    await trx
      .insertInto('fairy')
      .values({
        id,
        name: tidied.name,
        zodiac_sign: zodiacSign,
        persona: PERSONAS.find((one) => one === tidied.persona) ?? 'person',
        voice: tidied.voice,
        description: tidied.description,
        seo_title: tidied.seoTitle,
        seo_description: tidied.seoDescription,
        image_src: NO_PICTURE,
        is_available: true,
        rating: null,
        position: Math.max(-1, ...others.map(({ position }) => position)) + 1,
      })
      .execute();
    await recordAudit(trx, {
      actor,
      action: 'fairy.added',
      entity: 'fairy',
      entityId: id,
      fields: [...CARD_FIELDS],
      details: { after: tidied },
    });
  });
}

/**
 * Takes a specialist off the shop, or brings her back. Her orders stay as they are, and she may answer them.
 * @throws {ApiError} 404 for an unknown specialist, 210 (409) with the newer card.
 */
export async function archiveSpecialist(
  db: Db,
  actor: Actor,
  fairyId: string,
  { isArchived, seen }: { isArchived: boolean; seen: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = (await lockSpecialists(trx)).find(({ id }) => id === fairyId);
    if (!before) throw unknown();
    if ((before.archived_at !== null) === isArchived) return;
    if (archivedVersionOf(before) !== seen)
      throw conflicting(
        'newerVersion',
        'She was archived or brought back meanwhile',
        (await readSpecialists(trx)).find(({ id }) => id === fairyId),
      );
    await trx
      .updateTable('fairy')
      .set({ archived_at: isArchived ? new Date() : null })
      .where('id', '=', fairyId)
      .execute();
    await recordAudit(trx, {
      actor,
      action: isArchived ? 'fairy.archived' : 'fairy.restored',
      entity: 'fairy',
      entityId: fairyId,
      fields: ['isArchived'],
    });
  });
}
