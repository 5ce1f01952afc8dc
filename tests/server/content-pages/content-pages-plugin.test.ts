import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentPagesPlugin } from '#server/content-pages/content-pages-plugin.ts';
import type { Post } from '#server/store/posts.ts';

const post: Post = {
  id: 1,
  slug: 'noc-kupaly',
  publishedAt: '2026-06-22T08:00:00',
  titleHtml: 'Noc&nbsp;Kupały <script>alert(1)</script>&amp; ogień',
  seoTitle: 'x',
  seoDescription: 'x',
  thumbnail: '/sample/a.svg',
  excerpt: 'Krótko <b>o nocy</b>',
  body: ['Pierwszy akapit.', '<img src=x onerror=alert(1)>'],
};

async function startReading(posts: readonly Post[]): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(contentPagesPlugin, {
    brandName: 'Kwiat <Paproci>',
    ebook: async () => ({}),
    posts: { list: async () => posts, find: async (slug) => posts.find((one) => one.slug === slug) },
  });
  return app;
}

let app: FastifyInstance;
beforeAll(async () => {
  app = await startReading([post]);
});
afterAll(() => app.close());

describe('pages to read [EM-5]', () => {
  it.each([
    ['/blog', 200, 'Wiedza'],
    ['/blog/noc-kupaly', 200, 'Noc\u00a0Kupały &amp; ogień'],
    ['/blog/nie-ma', 404, 'Nie ma już tego artykułu'],
    ['/e-book', 200, 'Dwanaście nocy'],
    ['/sklep', 200, 'Sklep'],
  ])('%s answers %s with one h1 and a way home', async (url, status, heading) => {
    const { statusCode, body, headers } = await app.inject(url);
    expect(statusCode).toBe(status);
    expect([...body.matchAll(/<h1>([^]*?)<\/h1>/g)].map(([, text]) => text)).toEqual([heading]);
    expect(body).toContain('<a href="/">Strona główna</a>');
    expect(body).toContain('Kwiat &lt;Paproci&gt;</title>');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('carry no script, and their policy would let none run', async () => {
    const { body, headers } = await app.inject('/blog/noc-kupaly');
    expect(body).not.toMatch(/<script|<img src=x/);
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("img-src 'self'");
    expect(headers['content-security-policy']).not.toContain('script-src');
  });

  it('a post tells its day as d.m.yyyy [BC-6]', async () => {
    expect((await app.inject('/blog/noc-kupaly')).body).toContain('datetime="2026-06-22">22.6.2026</time>');
  });

  it('a blog without posts says so', async () => {
    const empty = await startReading([]);
    expect((await empty.inject('/blog')).body).toContain('Artykułów jeszcze nie ma.');
    await empty.close();
  });
});
