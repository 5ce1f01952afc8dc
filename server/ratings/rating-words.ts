import { sql } from 'kysely';
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

/** Polish message why a comment is refused; undefined if none was sent or it is valid. */
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

/** A published comment, with its rating. */
export interface ShownWords {
  ratingId: string;
  fairyName: string;
  stars: number;
  words: string;
  firstName: string;
  /** When the answer was rated. */
  at: Date;
}

/** Words on a page. */
const PAGE = 100;

/** Sort order of comments: by specialist, the latest first. */
const STANDS_AT = sql`position, fairy.id, -rating.id`;

/** A page of words that show. */
export interface ShownWordsPage {
  words: readonly ShownWords[];
  /** The rating that the page before ended with. */
  after: string | undefined;
  /** The rating that the next page begins behind; missing on the last one. */
  next: string | undefined;
}

/** Reads a page of the words that show, behind those of a rating. */
export async function listShownWords(db: Db, after?: string): Promise<ShownWordsPage> {
  const rows = await db
    .selectFrom('rating_words')
    .innerJoin('rating', 'rating.id', 'rating_id')
    .innerJoin('fairy', 'fairy.id', 'rating.fairy_id')
    .select([
      'rating.id as ratingId',
      'fairy.name as fairyName',
      'stars',
      'words',
      'first_name as firstName',
      'rating.at',
    ])
    .where('state', '=', 'shown')
    .where('archived_at', 'is', null)
    .$if(after !== undefined, (list) =>
      list.where(
        sql<boolean>`(${STANDS_AT}) > (
          select ${STANDS_AT} from rating join fairy on fairy.id = fairy_id where rating.id = ${after}::bigint)`,
      ),
    )
    .orderBy(STANDS_AT)
    .limit(PAGE + 1)
    .execute();
  const words = rows.slice(0, PAGE);
  return { words, after, next: rows.length > PAGE ? words.at(-1)?.ratingId : undefined };
}
