import type { Clock } from '#server/clock.ts';
import { signedIn } from '#server/desk/access/sessions.ts';
import type { DeskHandlers, DeskSchemas } from '#server/desk/desk-contract.ts';
import { conflicting, unknown } from '#server/desk/desk-errors.ts';
import { pageOf } from '#server/desk/page-of.ts';
import { recordAudit } from '#server/store/audit.ts';
import type { Db, Trx } from '#server/store/tables/tables.ts';

/** Words of one page of the list. */
const PAGE = 50;

/** Handlers of the words beside ratings, for owners. */
export const ratingWordsHandlers = (
  db: Db,
  clock: Clock,
): Pick<DeskHandlers, 'listRatingWords' | 'decideRatingWords'> => ({
  async listRatingWords({ query: { after } }) {
    const waiting = await listed(db)
      .where('state', '=', 'waiting')
      .orderBy('written_at')
      .orderBy('rating_id')
      .limit(PAGE + 1)
      .execute();
    const decided = await listed(db)
      .where('state', '!=', 'waiting')
      .$if(after !== undefined, (list) => list.where('rating_id', '<', String(after)))
      .orderBy('rating_id', 'desc')
      .limit(PAGE + 1)
      .execute();
    const { rows, next } = pageOf(decided, PAGE, ({ ratingId }) => Number(ratingId));
    return {
      status: 200,
      body: {
        waiting: waiting.slice(0, PAGE).map(toRatingWords),
        moreWaiting: waiting.length > PAGE,
        decided: rows.map(toRatingWords),
        next,
        now: clock.now().toISOString(),
      },
    };
  },

  async decideRatingWords(call) {
    const { person } = signedIn(call);
    const { ratingId } = call.path;
    const { rule, seen } = call.body;
    const state = rule === undefined ? 'shown' : 'refused';
    await db.transaction().execute(async (trx) => {
      const stored = await trx
        .selectFrom('rating_words')
        .select(['state', 'rule'])
        .where('rating_id', '=', String(ratingId))
        .forUpdate()
        .executeTakeFirst();
      // Erased meanwhile.
      if (!stored) throw unknown();
      const now = stored.rule ?? stored.state;
      // Decided so already: a response may have been lost.
      if (now === (rule ?? state)) return;
      if (now !== seen) {
        const current = await listed(trx).where('rating_id', '=', String(ratingId)).executeTakeFirstOrThrow();
        throw conflicting('newerVersion', 'Another has decided meanwhile', toRatingWords(current));
      }
      await trx
        .updateTable('rating_words')
        .set({ state, rule: rule ?? null, decided_by: person.name, decided_at: clock.now() })
        .where('rating_id', '=', String(ratingId))
        .execute();
      await recordAudit(trx, {
        actor: person,
        action: `words.${state}`,
        entity: 'rating',
        entityId: ratingId,
        details: rule === undefined ? {} : { rule },
      });
    });
    return { status: 204, body: undefined };
  },
});

const listed = (db: Db | Trx) =>
  db
    .selectFrom('rating_words')
    .innerJoin('rating', 'rating.id', 'rating_id')
    .innerJoin('fairy', 'fairy.id', 'rating.fairy_id')
    .select([
      'rating_id as ratingId',
      'fairy.name as fairyName',
      'stars',
      'words',
      'first_name as firstName',
      'written_at as writtenAt',
      'state',
      'rule',
      'decided_by as decidedBy',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

const toRatingWords = ({
  ratingId,
  writtenAt,
  rule,
  decidedBy,
  ...row
}: Row): DeskSchemas['RatingWords'] => ({
  ...row,
  ratingId: Number(ratingId),
  writtenAt: writtenAt.toISOString(),
  ...(rule !== null && { rule }),
  ...(decidedBy !== null && { decidedBy }),
});
