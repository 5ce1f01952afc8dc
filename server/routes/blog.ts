import type { Handlers } from '#server/contract.ts';
import { countPosts, listPosts } from '#server/store/posts.ts';
import type { Db } from '#server/store/tables/tables.ts';

/**
 * Handler of the sample blog, in the format of a WordPress site with an SEO plugin (AP-11, HO-2, HO-3). `blogUrl` and
 * `mediaUrl` are the absolute URLs of the posts' pages and pictures.
 */
export function blogHandlers(db: Db, blogUrl: string, mediaUrl: string): Pick<Handlers, 'listPosts'> {
  return {
    listPosts: async ({ query: { per_page: perPage = 9, page = 1 } }) => {
      const [posts, total] = await Promise.all([listPosts(db, perPage, page), countPosts(db)]);
      return {
        status: 200,
        headers: { 'x-wp-total': String(total), 'x-wp-totalpages': String(Math.ceil(total / perPage)) },
        body: posts.map((post) => ({
          id: post.id,
          date: post.publishedAt,
          link: `${blogUrl}/${post.slug}`,
          title: { rendered: post.titleHtml },
          yoast_head_json: { title: post.seoTitle, og_image: [{ url: `${mediaUrl}${post.thumbnail}` }] },
        })),
      };
    },
  };
}
