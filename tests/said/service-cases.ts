import { sql } from 'kysely';
import { PLATE } from '#domain/picture-file.ts';
import { jpeg, webp } from '#tests/picture-bytes.ts';
import { given, NEWER, NOTHING, post, put } from './case-kit.ts';
import { NEW_ID, type Cases, type WhatChanges } from './what-changes.ts';

const serviceOf = async (shop: WhatChanges, title: string) =>
  (await shop.find(sql<{ id: string }>`select id from product where title = ${title}`)).id;
/** The e-book is no service. */
const EBOOK = 'Odbierz e-book „Dwanaście nocy”';

const like =
  (other: string, title = ' Pełnia  i nów ') =>
  async (shop: WhatChanges) =>
    post('/services', { id: NEW_ID, like: await serviceOf(shop, other), title });

const FIELDS = {
  title: ' Pełnia  i\u00a0nów ',
  description: ' Opis.\r\n\tDalej. ',
  questionsCount: '1',
  spread: ' Pełnia \n\n Nów ',
  basePrompt: ' Pisz jasno. ',
};
const make =
  (more: Partial<typeof FIELDS> = {}, productType = 'TAROT') =>
  () =>
    post('/services/new', { id: NEW_ID, productType, fields: { ...FIELDS, ...more } });
const positions = (count: number, length = 3) =>
  Array.from({ length: count }, (_nothing, at) => `${at}`.padStart(length, 'p')).join('\n');

const change =
  (title: string, changes: Readonly<Record<string, string>>, seen = 1) =>
  async (shop: WhatChanges) =>
    put(`/services/${await serviceOf(shop, title)}`, {
      changes: Object.entries(changes).map(([field, text]) => ({ field, text, seen })),
    });

const order = async (shop: WhatChanges, mix: (ids: string[]) => { seen?: string[]; order?: string[] }) => {
  const all = await shop.read<{ id: string; isArchived: boolean }[]>('/services');
  const ids = all.filter(({ isArchived }) => !isArchived).map(({ id }) => id);
  return put('/services/order', { seen: ids, order: ids, ...mix(ids) });
};
const swapped = ([first = '', second = '', ...rest]: readonly string[]) => [second, first, ...rest];

const archive =
  (title: string, isArchived = true, seen = 1) =>
  async (shop: WhatChanges) =>
    put(`/services/${await serviceOf(shop, title)}/archived`, { isArchived, seen });
const archived = (shop: WhatChanges, title: string) =>
  given(shop, sql`update product set archived_at = now() where title = ${title}`);

const picture =
  (file: Buffer | null, seen = 1, title = 'Jedna karta') =>
  async (shop: WhatChanges) =>
    put(`/services/${await serviceOf(shop, title)}/picture`, {
      picture: file?.toString('base64') ?? null,
      seen,
    });
const cover = (file: Buffer | null, seen = 1) =>
  put('/ebook/picture', { picture: file?.toString('base64') ?? null, seen });
const { width, height } = PLATE;

/** What changes at the services and the e-book's picture. */
export const serviceCases: Readonly<Record<string, Cases>> = {
  addService: {
    'like a tarot': like('Trzy karty'),
    'like a horoscope, with the name of another': like('Horoskop dzienny', 'JEDNA KARTA'),
    'like the e-book': like(EBOOK),
    'with a name as long as may be': like('Dwa pytania', 'x'.repeat(80)),
    'with a name longer than may be': like('Dwa pytania', 'x'.repeat(81)),
    'by an id that has another name': async (shop) => {
      await shop.ask(await like('Trzy karty')(shop));
      return like('Trzy karty', 'Nów')(shop);
    },
  },
  makeService: {
    'of tarot': make(),
    'of questions, in the spelling of the shop': make(
      { spread: '', questionsCount: '3', basePrompt: '' },
      'prediction',
    ),
    'without positions': () => {
      const { spread: _spread, ...fields } = FIELDS;
      return post('/services/new', { id: NEW_ID, productType: 'PARTNER_TAROT', fields });
    },
    'that is given away': make({}, 'NEWSLETTER'),
    'with too little': make({ title: 'ab', description: '12', questionsCount: '0', basePrompt: 'ab' }),
    'with too much': make({
      title: 'x'.repeat(81),
      description: 'x'.repeat(2001),
      questionsCount: '4',
      basePrompt: 'x'.repeat(2001),
      spread: positions(11),
    }),
    'with all that fits': make({
      title: 'x'.repeat(80),
      description: 'x'.repeat(2000),
      basePrompt: 'x'.repeat(2000),
      spread: positions(10, 40),
    }),
    'with what cannot be read': make({
      title: '???',
      description: '!!!',
      basePrompt: 'Pisz\u0007',
      spread: 'Nów\n?',
    }),
    'with a long position': make({ spread: positions(2, 41) }),
    'with a position twice': make({ spread: 'Nów\nPełnia\nNÓW' }),
    'with positions where no cards are laid': make({}, 'HOROSCOPE'),
    'with the name of another': make({ title: 'jedna karta' }),
    'by an id of another type': async (shop) => {
      await shop.ask(make()());
      return make({}, 'PARTNER_TAROT')();
    },
    'by an id of other positions': async (shop) => {
      await shop.ask(make()());
      return make({ spread: 'Pełnia' })();
    },
  },
  changeService: {
    'its name': change('Trzy karty', { title: ' Trzy  pytania do kart ' }),
    'all fields': change('Trzy karty', {
      description: ' Trzy karty.\r\nO jednej sprawie. ',
      questionsCount: '2',
      spread: ' Było \n\nJest\nBędzie',
      basePrompt: ' Pisz krótko. ',
    }),
    'only the base prompt': change('Jedna karta', { basePrompt: 'Pisz krótko.' }),
    'to no base prompt': change('Jedna karta', { basePrompt: ' ' }),
    'to the number of another': change('Jedno pytanie', { questionsCount: '2' }),
    'to the number of an archived one': async (shop) => {
      await archived(shop, 'Dwa pytania');
      return change('Jedno pytanie', { questionsCount: '2' })(shop);
    },
    'to more questions than fit beside a wish': change('Złote ziarno', { questionsCount: '3' }),
    'to no number': change('Jedno pytanie', { questionsCount: '1.5' }),
    'to the name of another': change('Jedna karta', { title: 'TRZY KARTY', description: 'ab' }),
    'to its own name in capitals': change('Jedna karta', { title: 'JEDNA KARTA' }),
    'to what is there': change('Jedna karta', { spread: ' Twoja karta ' }, NEWER),
    'that was changed meanwhile': async (shop) => {
      await shop.ask(await change('Jedna karta', { description: 'Inny opis' })(shop));
      return change('Jedna karta', { title: 'Karta', description: 'Jeszcze inny' })(shop);
    },
    'of the e-book': change(EBOOK, { title: 'E-book' }),
  },
  orderServices: {
    'of none': () => put('/services/order', { seen: [], order: [] }),
    'the first two the other way round, past an archived one': async (shop) => {
      await archived(shop, 'Trzy karty');
      return order(shop, (ids) => ({ order: swapped(ids) }));
    },
    'as it is': (shop) => order(shop, () => ({ seen: [] })),
    'that was changed meanwhile': (shop) =>
      order(shop, (ids) => ({ seen: swapped(ids), order: ids.toReversed() })),
    'without one': (shop) => order(shop, (ids) => ({ order: ids.slice(1) })),
  },
  archiveService: {
    'that is sold': archive('Tarot dla dwojga'),
    'back into the shop': async (shop) => {
      await given(
        shop,
        sql`update fairy_product set on_sale = false where id = (
          select id from fairy_product where product_id = ${await serviceOf(shop, 'Tarot dla dwojga')} order by id limit 1)`,
      );
      await shop.ask(await archive('Tarot dla dwojga')(shop));
      return archive('Tarot dla dwojga', false, 2)(shop);
    },
    'back beside one of the same number': async (shop) => {
      await shop.ask(await archive('Dwa pytania')(shop));
      await given(shop, sql`update product set questions_count = 2 where title = 'Trzy pytania'`);
      return archive('Dwa pytania', false, 2)(shop);
    },
    'that is in the shop already': archive('Jedna karta', false, NEWER),
    'that was changed meanwhile': archive('Jedna karta', true, NEWER),
    'that is the e-book': archive(EBOOK),
  },
  setServicePicture: {
    none: picture(null),
    'a JPEG': picture(jpeg(width, height)),
    'the one that is there': async (shop) => {
      await shop.ask(await picture(webp(width, height))(shop));
      return picture(webp(width, height, { EXIF: 'Aparat' }))(shop);
    },
    'that was changed meanwhile': picture(webp(width, height), NEWER),
    "of a portrait's size": picture(webp(640, 800)),
    'of the e-book': picture(null, 1, EBOOK),
  },
  setEbookPicture: {
    'a WebP': () => cover(webp(width, height)),
    "the shop's own": () => cover(null),
    'the one that is there': async (shop) => {
      await shop.ask(cover(null));
      return cover(null);
    },
    'that was changed meanwhile': () => cover(webp(width, height), NEWER),
    'the first one': async (shop) => {
      await given(shop, sql`delete from product where product_type = 'NEWSLETTER'`);
      return cover(webp(width, height));
    },
    "of a portrait's size": () => cover(webp(640, 800)),
  },
  tryPrompt: {
    'without a model': async (shop) =>
      post(`/services/${await serviceOf(shop, 'Jedna karta')}/trial`, { basePrompt: 'Pisz krótko.' }),
    'of nothing': () => post(`/services/${NOTHING}/trial`, { basePrompt: 'Pisz krótko.' }),
  },
};
