import { sql } from 'kysely';
import type { Db } from './tables/tables.ts';

/** A post of the sample blog. `titleHtml` is rendered HTML, `body` paragraphs of plain text. */
export interface Post {
  id: number;
  slug: string;
  /** `2026-11-18T08:00:00`, the author's local time. */
  publishedAt: string;
  titleHtml: string;
  seoTitle: string;
  seoDescription: string;
  /** Path of the picture on the shop's host. */
  thumbnail: string;
  excerpt: string;
  body: string[];
}

const selectPosts = (db: Db) =>
  db
    .selectFrom('post')
    .select([
      'id',
      'slug',
      sql<string>`to_char(published_at, 'YYYY-MM-DD"T"HH24:MI:SS')`.as('publishedAt'),
      'title_html as titleHtml',
      'seo_title as seoTitle',
      'seo_description as seoDescription',
      'thumbnail',
      'excerpt',
      'body',
    ]);

/** Lists one page of posts, newest first; `page` counts from 1. */
export async function listPosts(db: Db, perPage: number, page: number): Promise<Post[]> {
  return selectPosts(db)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
}

/** Counts all posts. */
export async function countPosts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('post')
    .select((query) => query.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Finds a post by its slug. */
export async function findPost(db: Db, slug: string): Promise<Post | undefined> {
  return selectPosts(db).where('slug', '=', slug).executeTakeFirst();
}
