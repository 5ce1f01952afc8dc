import { BLOG_PAGE, BLOG_PAGE_SIZE } from '#domain/shop-constants.ts';
import { postResponse, type PostResponse } from '#schemas/post-response.schema.ts';
import { readList } from '#schemas/list.reader.ts';

export interface BlogOptions {
  /** URL of the blog; missing if not configured. */
  blogUrl: string | undefined;
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * Fetches the most read blog posts: the first page, nine posts (AP-11, BC-6).
 * @throws {Error} with the required sentences (HO-4): no address "Sorry, something gone wrong!", a non-OK response
 * "Network response was not ok".
 */
export async function listPosts({ blogUrl, fetch = globalThis.fetch }: BlogOptions): Promise<PostResponse[]> {
  if (blogUrl === undefined) throw new Error('Sorry, something gone wrong!');
  const response = await fetch(
    new Request(`${blogUrl}/wp-json/wp/v2/posts?per_page=${BLOG_PAGE_SIZE}&page=${BLOG_PAGE}`, {
      signal: AbortSignal.timeout(10_000),
    }),
  );
  if (!response.ok) throw new Error('Network response was not ok');
  const list = readList(postResponse, await response.json());
  if (!list) throw new Error('Network response was not ok');
  return list.items;
}
