import { sql } from 'kysely';
import { PHRASE_LONGEST, PHRASES_MOST } from '#domain/desk/phrase.ts';
import { signedIn } from '#server/desk/access/sessions.ts';
import type { DeskHandlers, DeskSchemas } from '#server/desk/desk-contract.ts';
import { conflicting, rulesBroken, unknown } from '#server/desk/desk-errors.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

const read = (db: Db | Trx, personId: string): Promise<DeskSchemas['Phrases']> =>
  db
    .selectFrom('phrase')
    .select(['id', 'body as text', 'version'])
    .where('person_id', '=', personId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();

interface Saved {
  id: string;
  seen: number;
  text: string;
}

/**
 * Adds or changes a person's text snippet.
 * @throws {ApiError} 404 for another person's, 210 (409) with her snippets if this one has another text or version,
 * 221 (422) for an empty or too long text, or too many snippets.
 */
async function savePhrase(db: Db, personId: string, { id, seen, text }: Saved): Promise<void> {
  const body = text.replaceAll('\u0000', '').trim();
  if (body === '' || body.length > PHRASE_LONGEST)
    throw rulesBroken([{ path: '/text', message: `Od 1 do ${PHRASE_LONGEST} znaków` }]);
  await db.transaction().execute(async (trx) => {
    const stored = await trx
      .selectFrom('phrase')
      .select(['person_id', 'body', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (stored && stored.person_id !== personId) throw unknown();
    if (stored?.body === body) return;
    const newer = async () =>
      conflicting('newerVersion', 'The phrases have changed', await read(trx, personId));
    if ((stored?.version ?? 0) !== seen) throw await newer();
    if (stored) {
      await trx
        .updateTable('phrase')
        .set({ body, version: stored.version + 1 })
        .where('id', '=', id)
        .execute();
      return;
    }
    const { count } = await trx
      .selectFrom('phrase')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow();
    if (count >= PHRASES_MOST)
      throw rulesBroken([{ path: '/text', message: `Masz już ${PHRASES_MOST} zwrotów` }]);
    const added = await trx
      .insertInto('phrase')
      .values({ id, person_id: personId, body })
      .onConflict((same) => same.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw await newer();
  });
}

/** Handlers of what a person writes often; each has her own. */
export const phraseHandlers = (
  db: Db,
): Pick<DeskHandlers, 'listPhrases' | 'savePhrase' | 'removePhrase'> => ({
  listPhrases: async (call) => ({ status: 200, body: await read(db, signedIn(call).person.id) }),
  async savePhrase(call) {
    const { id } = signedIn(call).person;
    await savePhrase(db, id, { id: call.path.phraseId, ...call.body });
    return { status: 200, body: await read(db, id) };
  },
  async removePhrase(call) {
    const { id } = signedIn(call).person;
    const { phraseId } = call.path;
    const whose = await db
      .selectFrom('phrase')
      .select('person_id')
      .where('id', '=', phraseId)
      .executeTakeFirst();
    if (whose && whose.person_id !== id) throw unknown();
    // A missing phrase counts as deleted, since the first response may have been lost.
    await db.deleteFrom('phrase').where('id', '=', phraseId).where('person_id', '=', id).execute();
    return { status: 200, body: await read(db, id) };
  },
});
