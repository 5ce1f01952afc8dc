import { BLOG_PAGE, BLOG_PAGE_SIZE } from '#domain/shop-constants.ts';
import { postAnswer, type PostAnswer } from '#schemas/post-answer.schema.ts';
import { readList } from '#schemas/list.reader.ts';

export interface BlogOptions {
  /** Address of the blog; missing when the setting was taken away. */
  blogUrl: string | undefined;
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * The most read posts: page 1 of nine (AP-11, BC-6).
 * @throws {Error} with the required sentences (HO-4): no address "Sorry, something gone wrong!", a non-OK answer
 *   "Network response was not ok".
 */
export async function listPosts({ blogUrl, fetch = globalThis.fetch }: BlogOptions): Promise<PostAnswer[]> {
  if (blogUrl === undefined) throw new Error('Sorry, something gone wrong!');
  const answer = await fetch(
    new Request(`${blogUrl}/wp-json/wp/v2/posts?per_page=${BLOG_PAGE_SIZE}&page=${BLOG_PAGE}`, {
      signal: AbortSignal.timeout(10_000),
    }),
  );
  if (!answer.ok) throw new Error('Network response was not ok');
  const list = readList(postAnswer, await answer.json());
  if (!list) throw new Error('Network response was not ok');
  return list.items;
}
