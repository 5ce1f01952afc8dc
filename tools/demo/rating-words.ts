import { RATING_RULES } from '#domain/ratings.ts';
import { insertMany } from './insert-many.ts';
import { DAY, later } from './moments.ts';
import type { DemoOrder } from './plan.ts';
import { RATING_WORDS, REFUSED_WORDS } from './texts.ts';
import type { Stored } from './year.ts';

/** Number of the latest comments, which wait for moderation. */
const WAITING = 3;
/** Every n-th rating has a comment. */
const EVERY = 4;

/** Stores comments beside some ratings: the latest wait for moderation, the others are shown, and one in twenty is refused. */
export async function storeRatingWords({ trx, owner }: Stored, orders: readonly DemoOrder[]): Promise<void> {
  const ids = await trx.selectFrom('rating').select(['id', 'order_id', 'at']).orderBy('at', 'desc').execute();
  const byId = new Map(orders.map((order) => [order.id, order]));
  const written = ids.filter((_, index) => index < WAITING || index % EVERY === 0);
  await insertMany(
    trx,
    'rating_words',
    written.flatMap(({ id, order_id, at }, index) => {
      const order = byId.get(order_id ?? 0);
      if (!order) return [];
      const isRefused = index % 20 === WAITING;
      const isWaiting = index < WAITING;
      const words = isRefused ? REFUSED_WORDS : RATING_WORDS;
      return [
        {
          rating_id: id,
          words: words[index % words.length],
          first_name: order.name,
          written_at: later(at, 2 * 60_000),
          state: isWaiting ? 'waiting' : isRefused ? 'refused' : 'shown',
          rule: isRefused ? RATING_RULES[4] : null,
          decided_by: isWaiting ? null : owner.name,
          decided_at: isWaiting ? null : later(at, DAY / 2),
        },
      ];
    }),
  );
}
