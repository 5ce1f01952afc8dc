import type { FastifyInstance } from 'fastify';
import { plainPageHeaders } from '#server/plain-pages/plain-page.ts';
import type { Post } from '#server/store/posts.ts';
import { blogListPage, blogPostPage, missingPostPage } from './blog-pages.ts';
import { ebookPage } from './ebook-page.ts';
import { shopPage } from './shop-page.ts';

export interface ContentPagesOptions {
  brandName: string;
  /** The sample blog's posts. */
  posts: {
    list: () => Promise<readonly Post[]>;
    find: (slug: string) => Promise<Post | undefined>;
  };
  /** The owner's e-book; missing keys are the shop's. */
  ebook: () => Promise<Readonly<Record<string, string>>>;
}

/** Serves the embedded shop's blog, e-book and `/sklep`, so that none of its links is dead (EM-5). */
export async function contentPagesPlugin(
  app: FastifyInstance,
  { brandName, posts, ebook }: ContentPagesOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(plainPageHeaders());
  });
  app.get('/blog', async () => blogListPage(await posts.list(), brandName));
  app.get<{ Params: { slug: string } }>('/blog/:slug', async ({ params }, reply) => {
    const post = await posts.find(params.slug);
    return post ? blogPostPage(post, brandName) : reply.code(404).send(missingPostPage(brandName));
  });
  app.get('/e-book', async () => ebookPage(brandName, await ebook()));
  app.get('/sklep', async () => shopPage(brandName));
}
