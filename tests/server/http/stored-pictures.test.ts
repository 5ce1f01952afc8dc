import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveStoredPictures } from '#server/http/stored-pictures.ts';

/** A server of pictures, the paths that its store was asked for, and a visit to one. */
function gallery() {
  const asked: string[] = [];
  const app = Fastify();
  serveStoredPictures(app, async (path) => {
    asked.push(path);
    return path.endsWith('f.webp') ? undefined : new TextEncoder().encode(path);
  });
  const pathOf = (place: number, ending = 'webp') => `/zdjecia/${String(place).padStart(64, '0')}.${ending}`;
  return { app, asked, pathOf, open: (place: number, ending?: string) => app.inject(pathOf(place, ending)) };
}

test('the forty pictures that were opened last are read from the store once', async () => {
  const { asked, pathOf, open } = gallery();
  for (let place = 0; place < 40; place += 1) await open(place);
  await open(0);
  expect(asked).toHaveLength(40);
  await open(40);
  // The one that nobody has opened for longest was let go.
  await open(0);
  expect(asked).toHaveLength(41);
  await open(1);
  expect(asked.at(-1)).toBe(pathOf(1));
  expect(asked).toHaveLength(42);
});

test('a picture has the type of its ending, is kept for a year and sent once to who has it; one that is missing is not kept', async () => {
  const { app, asked, pathOf, open } = gallery();
  const types = await Promise.all(['webp', 'jpg'].map(async (ending) => (await open(7, ending)).headers));
  expect(types.map((headers) => headers['content-type'])).toEqual(['image/webp', 'image/jpeg']);
  const { etag, 'cache-control': kept } = types[0] ?? {};
  expect(kept).toBe('public, max-age=31536000, immutable');
  const again = await app.inject({ url: pathOf(7), headers: { 'if-none-match': String(etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const missing = `/zdjecia/${'f'.repeat(64)}.webp`;
  for (let visit = 0; visit < 2; visit += 1) expect((await app.inject(missing)).statusCode).toBe(404);
  expect(asked.filter((path) => path === missing)).toHaveLength(2);
});
