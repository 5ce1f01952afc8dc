import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeskSchemas } from '#server/desk/desk-contract.ts';
import { findPicture } from '#server/store/pictures.ts';
import { jpeg, png, webp } from '#tests/picture-bytes.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';
import { TestDesk, type Signed } from '../test-desk.ts';

type Specialist = DeskSchemas['Specialist'];

describe.each(DATABASES)('%s', (kind) => {
  let desk: TestDesk;
  let owner: Signed;
  let jagna: Specialist;

  beforeAll(async () => {
    desk = await TestDesk.start({}, await startTestStore(kind));
    owner = await desk.sign('owner', null, 'Ludmiła');
  });
  afterAll(() => desk.close());

  const read = async (): Promise<Specialist[]> =>
    (await desk.call('GET', '/specialists', { as: owner })).json();
  const put = (picture: Buffer | null, { seen = jagna.imageVersion, id = jagna.id } = {}) =>
    desk.call('PUT', `/specialists/${id}/picture`, {
      as: owner,
      payload: { picture: picture && picture.toString('base64'), seen },
    });
  const fetched = (url: string, headers = {}) => desk.app.inject({ url, headers });

  beforeEach(async () => {
    const [first] = await read();
    if (!first) throw new Error('The sample has no specialist');
    jagna = first;
  });

  test('a picture is served at a path with its content’s digest, cacheable for a year, and cannot run scripts [DK-14]', async () => {
    const { image, imageVersion } = (await put(webp(640, 800))).json();
    expect([image, imageVersion]).toEqual([
      expect.stringMatching(/^\/zdjecia\/[0-9a-f]{64}\.webp$/),
      jagna.imageVersion + 1,
    ]);
    const sent = await fetched(image);
    expect([sent.statusCode, sent.rawPayload.equals(webp(640, 800))]).toEqual([200, true]);
    expect(sent.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const again = await fetched(image, { 'if-none-match': sent.headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await fetched(image.replace(/\w{64}/, '0'.repeat(64)))).statusCode).toBe(404);
  });

  test.each([
    ['WebP', (secret: string) => webp(640, 800, { EXIF: secret, 'XMP ': secret }), webp(640, 800)],
    ['JPEG', (secret: string) => jpeg(640, 800, secret), undefined],
  ])('place and camera in a %s never leave this server [DK-14]', async (_type, make, wanted) => {
    const { image } = (await put(make('52.2297 N, iPhone'))).json();
    const bytes = (await fetched(image)).rawPayload;
    for (const secret of ['52.2297', 'Komentarz', 'Drugie']) expect(bytes.includes(secret)).toBe(false);
    if (wanted) expect(bytes.equals(wanted)).toBe(true);
    // The picture itself is there, to its end.
    expect(bytes.includes(Buffer.alloc(200, wanted ? 7 : 9))).toBe(true);
  });

  test('the same picture again is one, without a new version; an old one goes after a day [DK-14]', async () => {
    const { db } = desk.store;
    const first: Specialist = (await put(jpeg(640, 800))).json();
    const again: Specialist = (await put(jpeg(640, 800), { seen: first.imageVersion })).json();
    expect([again.image, again.imageVersion]).toEqual([first.image, first.imageVersion]);
    const none: Specialist = (await put(null, { seen: first.imageVersion })).json();
    expect(none.image).toBe('/art/post-placeholder.svg');
    const unused = () =>
      db.selectFrom('picture').select('unused_since').where('path', '=', first.image).executeTakeFirst();
    expect((await unused())?.unused_since).toBeInstanceOf(Date);
    // Open pages may still ask for it.
    expect(await findPicture(db, first.image)).toBeDefined();
    await put(jpeg(640, 800), { seen: none.imageVersion });
    expect((await unused())?.unused_since).toBeNull();
  });

  test.each<[string, Buffer]>([
    ['text', Buffer.from('to nie jest zdjęcie')],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
    ['another size', webp(641, 800)],
    ['a PNG', png(640, 800)],
    ['half a picture', webp(640, 800).subarray(0, 150)],
    ['a moving picture', webp(640, 800, { ANIM: 'x' })],
  ])('%s is refused and changes nothing [DK-14]', async (_what, bytes) => {
    const refused = await put(bytes);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 221]);
    expect((await read())[0]).toEqual(jagna);
  });

  test('twelve megabytes are refused by their announced length, and nobody’s picture is 404 [DK-14]', async () => {
    expect((await put(Buffer.alloc(12_000_000, 1))).statusCode).toBe(413);
    expect((await put(webp(640, 800), { id: '00000000-0000-4000-8000-000000000000' })).statusCode).toBe(404);
  });

  test('of two owners at once one stores her picture, the other gets it with a 409 [DK-6] [DK-14]', async () => {
    // Not the picture that is stored: that changes nothing, whoever sends it.
    const seen: number = (await put(jpeg(640, 800))).json().imageVersion;
    const replies = await Promise.all([webp(640, 800), null].map((picture) => put(picture, { seen })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const stale = replies.find(({ statusCode }) => statusCode === 409)?.json();
    expect([stale.code, stale.current]).toEqual([210, (await read())[0]]);
  });

  test('a service has a picture of its own size, kept as long as any card shows it; a stale one is refused [DK-6] [DK-26]', async () => {
    const { db } = desk.store;
    const [service]: DeskSchemas['Service'][] = (await desk.call('GET', '/services', { as: owner })).json();
    if (!service) throw new Error('The sample has no service');
    const give = (picture: Buffer | null, seen: number, id = service.id) =>
      desk.call('PUT', `/services/${id}/picture`, {
        as: owner,
        payload: { picture: picture && picture.toString('base64'), seen },
      });
    expect((await give(webp(640, 800), 1)).statusCode).toBe(422);
    const given: DeskSchemas['Service'] = (await give(webp(480, 680, { EXIF: '52.2297 N' }), 1)).json();
    expect([given.image, given.imageVersion]).toEqual([expect.stringMatching(/^\/zdjecia\/.*\.webp$/), 2]);
    expect((await fetched(given.image)).rawPayload.equals(webp(480, 680))).toBe(true);
    const stale = await give(null, 1);
    expect([stale.statusCode, stale.json().current]).toEqual([409, given]);
    expect((await give(null, 1, jagna.id)).statusCode).toBe(404);

    // A copy of it shows the same picture.
    const copy = '6a1f0c1e-0000-4000-8000-000000000026';
    const payload = { id: copy, like: service.id, title: 'Kopia' };
    expect((await desk.call('POST', '/services', { as: owner, payload })).statusCode).toBe(200);
    const unused = async () =>
      (
        await db
          .selectFrom('picture')
          .select('unused_since')
          .where('path', '=', given.image)
          .executeTakeFirst()
      )?.unused_since;
    expect((await give(null, 2)).json().image).toBe('/art/post-placeholder.svg');
    expect(await unused()).toBeNull();
    expect((await give(null, 1, copy)).statusCode).toBe(200);
    expect(await unused()).toBeInstanceOf(Date);
  });
});
