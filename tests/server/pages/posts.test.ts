import { describe, expect, it } from 'vitest';
import { fetchPosts, rewriteHost } from '#server/pages/posts.ts';

const CONTENT = 'https://tresci.example';

describe('the picture’s host [HO-3]', () => {
  it.each([
    ['https://blog.example/wp/a.jpg', `${CONTENT}/wp/a.jpg`],
    ['http://blog.example:8080/wp/a.jpg?w=400', `${CONTENT}/wp/a.jpg?w=400`],
    ['https://user:pass@blog.example/a.jpg#x', `${CONTENT}/a.jpg`],
    ['javascript:alert(1)', undefined],
    ['data:image/png;base64,AA', undefined],
    ['/wp/a.jpg', undefined],
    ['', undefined],
  ])('%s becomes %s', (address, rewritten) => expect(rewriteHost(address, CONTENT)).toBe(rewritten));

  it('stays as it is where no content host is configured', () => {
    expect(rewriteHost('https://blog.example/a.jpg', undefined)).toBe('https://blog.example/a.jpg');
  });
});

/** A blog that answers with these posts, and says what it was asked. */
function blogOf(answer: unknown, status = 200) {
  const asked: string[] = [];
  const fetch = async ({ url }: Request) => {
    asked.push(url);
    return new Response(JSON.stringify(answer), { status });
  };
  return { asked, options: { blogUrl: 'https://blog.example', contentUrl: CONTENT, fetch } };
}

describe('the posts', () => {
  it('asks for page 1 of nine [AP-11] [BC-6]', async () => {
    const { asked, options } = blogOf([]);
    await fetchPosts(options);
    expect(asked).toEqual(['https://blog.example/wp-json/wp/v2/posts?per_page=9&page=1']);
  });

  it('titles as text, the first picture; what can’t be read is left out [HO-2] [HO-3] [AP-13]', async () => {
    const post = {
      date: '2026-11-18T08:00:00',
      link: 'https://blog.example/a',
      title: { rendered: 'A&amp;<b>B</b>' },
    };
    const { options } = blogOf([
      {
        ...post,
        yoast_head_json: {
          og_image: [{ url: 'https://blog.example/1.png' }, { url: 'https://blog.example/2.png' }],
        },
      },
      { ...post, yoast_head_json: { og_image: [] } },
      { ...post, link: 'javascript:alert(1)' },
      { ...post, title: 'no object' },
      null,
    ]);
    expect(await fetchPosts(options)).toEqual([
      { title: 'A&B', date: post.date, link: post.link, thumbnail: `${CONTENT}/1.png` },
      { title: 'A&B', date: post.date, link: post.link, thumbnail: undefined },
    ]);
  });

  it.each([500, 404, 301])('a %s is "Network response was not ok" [HO-4]', async (status) => {
    await expect(fetchPosts(blogOf([], status).options)).rejects.toThrow('Network response was not ok');
  });

  it('an answer that is no list is a failure too [HO-4] [AP-13]', async () => {
    await expect(fetchPosts(blogOf({ code: 'x' }).options)).rejects.toThrow('Network response was not ok');
  });

  it('a missing address is "Sorry, something gone wrong!" [HO-4]', async () => {
    await expect(fetchPosts({ blogUrl: undefined, contentUrl: undefined })).rejects.toThrow(
      'Sorry, something gone wrong!',
    );
  });
});
