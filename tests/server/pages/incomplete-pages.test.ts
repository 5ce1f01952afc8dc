import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startPageShop, type PageShop } from '#tests/server/support/page-shop.ts';

// Pages with a part that failed are shown, and never kept (architecture: page cache).

let blog: Server;
let shop: PageShop;
let mood: 'well' | 'failing' | 'silent' = 'well';
let asked = 0;

beforeAll(async () => {
  blog = createServer((_request, response) => {
    asked += 1;
    if (mood === 'silent') return;
    response.writeHead(mood === 'well' ? 200 : 503, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify([
        { date: '2026-11-18T08:00:00', link: 'https://blog.example/a', title: { rendered: 'Jeden wpis' } },
      ]),
    );
  });
  await new Promise<void>((resolve) => blog.listen(0, '127.0.0.1', resolve));
  shop = await startPageShop({ BLOG_URL: `http://127.0.0.1:${(blog.address() as AddressInfo).port}` });
});

afterAll(async () => {
  await shop.close();
  blog.closeAllConnections();
  blog.close();
});

beforeEach(() => {
  mood = 'well';
  asked = 0;
  shop.pages.drop();
});

const home = async () => (await shop.app.inject('/')).body;
const kept = async () => {
  const before = asked;
  await home();
  return asked === before;
};

it('a whole page is kept: the blog is asked once [HO-2]', async () => {
  expect(await home()).toContain('Jeden wpis');
  expect(await kept()).toBe(true);
});

it('a failing blog: the page stands with a message, is not kept, and is whole at the next asking [HO-4]', async () => {
  mood = 'failing';
  const page = await home();
  expect(page).toContain('Nie udało się wczytać tej części');
  expect(page).toContain('Pobierz darmowy e-book');
  expect(await kept()).toBe(false);
  mood = 'well';
  expect(await home()).toContain('Jeden wpis');
  expect(await kept()).toBe(true);
});

it('a silent blog: the page goes out without it after a second, and is not kept [HO-4]', async () => {
  mood = 'silent';
  const page = await home();
  expect(page).toContain('Wczytywanie...');
  expect(page).not.toContain('Nie udało się wczytać');
  mood = 'well';
  expect(await home()).toContain('Jeden wpis');
});

it('the posts alone say that the blog failed, without a word of why [HO-4]', async () => {
  mood = 'failing';
  const response = await shop.app.inject('/wpisy.json');
  expect(response.statusCode).toBe(502);
  expect(response.json()).toEqual({ code: 500, message: 'The blog could not be read' });
});
