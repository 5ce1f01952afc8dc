import type { FastifyInstance } from 'fastify';
import type { House } from '#server/plain-pages/house.ts';
import type { SoldProduct } from '#server/store/products.ts';
import type { Post } from '#server/store/posts.ts';
import { blogListPage, blogPostPage, missingPostPage } from './blog-pages.ts';
import { cardOf } from './service-card.ts';
import { ebookPage } from './ebook-page.ts';
import { shopPage } from './shop-page.ts';

export interface ContentPagesOptions {
  house: House;
  /** The sample blog's posts. */
  posts: {
    list: () => Promise<readonly Post[]>;
    find: (slug: string) => Promise<Post | undefined>;
  };
  /** What is on sale today. */
  products: () => Promise<readonly SoldProduct[]>;
  /** The owner's e-book; missing keys are the shop's. */
  ebook: () => Promise<Readonly<Record<string, string>>>;
}

/** Serves the embedded shop's blog, e-book and `/sklep`, so that none of its links is dead (EM-5). */
export async function contentPagesPlugin(
  app: FastifyInstance,
  { house, posts, products, ebook }: ContentPagesOptions,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(house.headers());
  });
  app.get('/blog', async () => blogListPage(await posts.list(), house));
  app.get<{ Params: { slug: string } }>('/blog/:slug', async ({ params }, reply) => {
    const post = await posts.find(params.slug);
    if (post) {
      const [all, sold] = await Promise.all([posts.list(), products()]);
      const more = all.filter(({ slug }) => slug !== post.slug).slice(0, 3);
      return blogPostPage(post, house, { card: cardOf(post, sold), more });
    }
    return reply.code(404).send(missingPostPage(house));
  });
  app.get('/e-book', async () => ebookPage(house, await ebook()));
  app.get('/sklep', async () => shopPage(house));
}
