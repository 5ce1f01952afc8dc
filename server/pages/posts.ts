import { listPosts, type BlogOptions } from '#api/posts.ts';
import type { Post } from '#domain/post.ts';
import { toPlainText } from '#server/markup/sanitize-contents.ts';

export interface PostsOptions extends BlogOptions {
  /** Origin that replaces the pictures' own (HO-3); missing leaves it. */
  contentUrl: string | undefined;
}

/** Rewrites a picture's URL to the content host; `undefined` for an invalid URL or another protocol. */
export function rewriteHost(address: string, contentUrl: string | undefined): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const picture = new URL(address);
  if (!/^https?:$/.test(picture.protocol)) return undefined;
  if (contentUrl === undefined) return picture.href;
  return new URL(picture.pathname + picture.search, contentUrl).href;
}

/** Fetches the blog's posts and sanitizes them (HO-2, HO-3). Rejects with the sentences of HO-4. */
export async function fetchPosts(options: PostsOptions): Promise<Post[]> {
  const posts = await listPosts(options);
  return posts.map(({ title, date, link, yoast_head_json: seo }) => {
    const picture = seo?.og_image?.[0]?.url;
    return {
      title: toPlainText(title.rendered),
      date,
      link,
      thumbnail: picture === undefined ? undefined : rewriteHost(picture, options.contentUrl),
    };
  });
}
