import { ratingCopy } from '#copy/answer/rate-answer.ts';
import { MOST_RATING_WORDS, type RatingRule, type RatingWordsState } from '#domain/ratings.ts';
import { readTyped } from '#domain/typed/typed-text.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { answered, firstNameOf, isKey } from './rate-answer.ts';

/** What a customer wrote beside her rating, as she sees it. */
export interface OwnWords {
  words: string;
  firstName: string;
  state: RatingWordsState;
  rule: RatingRule | null;
}

/** Finds what was written beside the rating of the key's answer. */
export async function findOwnWords(db: Db, key: string): Promise<OwnWords | undefined> {
  if (!isKey(key)) return undefined;
  return answered(db, key)
    .innerJoin('rating', 'rating.order_id', 'shop_order.id')
    .innerJoin('rating_words', 'rating_id', 'rating.id')
    .select(['words', 'first_name as firstName', 'state', 'rule'])
    .executeTakeFirst();
}

/** How many of one's words are too many; 0 when they fit. Line ends count once, whatever a form makes of them. */
const wordsOver = (typed: string): number => Math.max(0, [...readWords(typed)].length - MOST_RATING_WORDS);

/** Why words that were sent are not kept, as the page says it; nothing where none were sent, or they fit. */
export function wordsProblem(typed: string | undefined): string | undefined {
  if (typed === undefined) return undefined;
  if (readWords(typed) === '') return ratingCopy.wordsBlank;
  const over = wordsOver(typed);
  return over > 0 ? ratingCopy.wordsOver(over) : undefined;
}

const readWords = (typed: string) => readTyped(typed.replaceAll('\r\n', '\n'));

/**
 * Keeps words beside a rating that was given. The first ones stay: repeating them, or writing others, changes nothing.
 * Blank ones, and too many, are not kept. The name shown is the first word of the one that the order was made in.
 */
export async function writeWords(db: Db, key: string, typed: string): Promise<void> {
  if (!isKey(key) || wordsProblem(typed) !== undefined) return;
  const words = readWords(typed);
  const rated = await answered(db, key)
    .innerJoin('rating', 'rating.order_id', 'shop_order.id')
    .select(['rating.id as ratingId', 'customer_name as name'])
    .executeTakeFirst();
  if (!rated) return;
  const firstName = firstNameOf(rated.name ?? '');
  await db
    .insertInto('rating_words')
    .values({ rating_id: rated.ratingId, words, first_name: firstName })
    .onConflict((conflict) => conflict.column('rating_id').doNothing())
    .execute();
}

/** Words that show, with the rating they stand beside. */
export interface ShownWords {
  fairyName: string;
  stars: number;
  words: string;
  firstName: string;
  /** When the answer was rated. */
  at: Date;
}

/** Words that a page shows at most. */
const MOST_SHOWN = 500;

/** Reads the words that show, in the order of the specialists, the latest first. */
export const listShownWords = (db: Db): Promise<ShownWords[]> =>
  db
    .selectFrom('rating_words')
    .innerJoin('rating', 'rating.id', 'rating_id')
    .innerJoin('fairy', 'fairy.id', 'rating.fairy_id')
    .select(['fairy.name as fairyName', 'stars', 'words', 'first_name as firstName', 'rating.at'])
    .where('state', '=', 'shown')
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('rating_id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
