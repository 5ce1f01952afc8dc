import { listPosts, type BlogOptions } from '#api/posts.ts';
import type { Post } from '#domain/post.ts';
import { toPlainText } from './clean-contents.ts';

export interface PostsOptions extends BlogOptions {
  /** Host that pictures come from (HO-3); missing leaves their own. */
  contentUrl: string | undefined;
}

/** The picture's address with its host rewritten to the content host; an odd one counts as none. */
export function rewriteHost(address: string, contentUrl: string | undefined): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const picture = new URL(address);
  if (!/^https?:$/.test(picture.protocol)) return undefined;
  if (contentUrl === undefined) return picture.href;
  return new URL(picture.pathname + picture.search, contentUrl).href;
}

/** The blog's posts made safe to show (HO-2, HO-3). Rejects with HO-4's sentences. */
export async function gatherPosts(options: PostsOptions): Promise<Post[]> {
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
