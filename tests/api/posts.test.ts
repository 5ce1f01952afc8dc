import { expect, it } from 'vitest';
import { listPosts } from '#api/posts.ts';

const post = {
  date: '2026-11-05T10:00:00',
  link: 'https://blog.test/a',
  title: { rendered: 'Nów &amp; pełnia' },
};

const blogResponding = (response: Response) => {
  const asked: string[] = [];
  const fetch = async (request: Request) => {
    asked.push(request.url);
    return response;
  };
  return { asked, list: () => listPosts({ blogUrl: 'https://blog.test', fetch }) };
};

it('asks for page 1 of nine [AP-11] [BC-6]', async () => {
  const { asked, list } = blogResponding(Response.json([post]));
  expect(await list()).toEqual([post]);
  expect(asked).toEqual(['https://blog.test/wp-json/wp/v2/posts?per_page=9&page=1']);
});

it('a non-OK response says "Network response was not ok" [HO-4]', async () => {
  await expect(blogResponding(Response.json([], { status: 503 })).list()).rejects.toThrow(
    'Network response was not ok',
  );
});

it('so does a response that is no list [HO-4] [AP-13]', async () => {
  await expect(blogResponding(Response.json({ posts: [] })).list()).rejects.toThrow(
    'Network response was not ok',
  );
});

it('a missing blog address says "Sorry, something gone wrong!" [HO-4]', async () => {
  await expect(listPosts({ blogUrl: undefined })).rejects.toThrow('Sorry, something gone wrong!');
});

it('a post that leads out by a script is dropped [AP-13] [HO-2]', async () => {
  const { list } = blogResponding(Response.json([{ ...post, link: 'javascript:alert(1)' }, post]));
  expect(await list()).toEqual([post]);
});

it('a broken SEO block costs only the picture [HO-3]', async () => {
  const { list } = blogResponding(Response.json([{ ...post, yoast_head_json: { og_image: 'x' } }]));
  expect(await list()).toEqual([{ ...post, yoast_head_json: undefined }]);
});
