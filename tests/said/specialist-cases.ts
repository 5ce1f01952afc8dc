import { sql } from 'kysely';
import { PICTURE_BYTES, PORTRAIT } from '#domain/picture-file.ts';
import { jpeg, png, segment, webp } from '#tests/picture-bytes.ts';
import { given, NEWER, NOTHING, post, put } from './case-kit.ts';
import type { DeskRequest } from './requests.ts';
import { NEW_ID, type Cases, type WhatChanges } from './what-changes.ts';

const fairyOf = (shop: WhatChanges, name: string) =>
  shop.find<{ id: string; version: number }>(sql`select id, version from fairy where name = ${name}`);

interface Days {
  from: string;
  until: string;
}
/** Another availability of somebody, as it was seen; by herself or by the owner. */
const availability =
  (
    change: { isAvailable?: boolean; absences?: readonly Days[]; seen?: number },
    by: 'owner' | 'specialist' = 'specialist',
    name = 'Róża',
  ) =>
  async (shop: WhatChanges): Promise<DeskRequest> => {
    const { id, version } = await fairyOf(shop, name);
    const payload = { seen: version, isAvailable: true, absences: [], ...change };
    return by === 'owner'
      ? put(`/specialists/${id}/availability`, payload)
      : put('/my-day/availability', payload, { as: by });
  };
const day = (from: string, until = from) => ({ from, until });
/** She was away until yesterday, and is today. */
const wasAway = (shop: WhatChanges) =>
  given(
    shop,
    sql`update fairy set absences = '{[2026-11-01,2026-11-20),[2026-11-21,2026-11-22),[2026-12-24,2026-12-27)}'
    where name = 'Róża'`,
  );

const FIELDS = {
  name: ' Zorza  Poranna ',
  zodiacSign: 'Lion',
  persona: 'brand',
  voice: 'Krótko i na temat',
  description: ' Czyta karty.\r\nOd lat. ',
  seoTitle: 'Zorza: tarot',
  seoDescription: 'Zorza czyta karty.',
};
const add = (more: Partial<typeof FIELDS> = {}) =>
  post('/specialists', { id: NEW_ID, fields: { ...FIELDS, ...more } });

const change =
  (changes: Readonly<Record<string, string>>, seen = 1, name = 'Róża') =>
  async (shop: WhatChanges) =>
    put(`/specialists/${(await fairyOf(shop, name)).id}`, {
      changes: Object.entries(changes).map(([field, text]) => ({
        field: field.replace(/\d/, ''),
        text,
        seen,
      })),
    });

const order = async (shop: WhatChanges, mix: (ids: string[]) => { seen?: string[]; order?: string[] }) => {
  const ids = (await shop.read<{ id: string }[]>('/specialists')).map(({ id }) => id);
  return put('/specialists/order', { seen: ids, order: ids, ...mix(ids) });
};
const swapped = ([first = '', second = '', ...rest]: readonly string[]) => [second, first, ...rest];

const topics =
  (list: readonly (readonly [icon: string, content: string])[], seen?: string[]) =>
  async (shop: WhatChanges) => {
    const { id } = await fairyOf(shop, 'Róża');
    const all = await shop.read<{ id: string; topics: { id: string }[] }[]>('/specialists');
    const before = all.find((one) => one.id === id)?.topics.map((topic) => topic.id);
    return put(`/specialists/${id}/topics`, {
      seen: seen ?? before,
      topics: list.map(([icon, content]) => ({ icon, content })),
    });
  };
const HERS = [
  ['HEARTH', 'Pierwsze randki'],
  ['HEARTH', 'Przyjaźnie'],
  ['EARTH', 'Studia i egzaminy'],
] as const;

const sample =
  (typed: { question?: string; answer?: string; seen?: number }, name = 'Nawojka', service = 'tarot') =>
  async (shop: WhatChanges) =>
    put(`/specialists/${(await fairyOf(shop, name)).id}/samples/${service}`, {
      question: ' Co dalej?\r\n',
      answer: ' Idź za sobą. ',
      seen: 1,
      ...typed,
    });

const portrait =
  (picture: Buffer | null, seen = 1) =>
  async (shop: WhatChanges) =>
    put(`/specialists/${(await fairyOf(shop, 'Róża')).id}/picture`, {
      picture: picture?.toString('base64') ?? null,
      seen,
    });
const { width, height } = PORTRAIT;
/** A picture with that many bytes in all. */
const filled = (bytes: number) => {
  const empty = jpeg(width, height);
  return Buffer.concat([empty, Buffer.alloc(bytes - empty.length)]);
};

/** A JPEG as cameras make them: progressive, with restarts; with as many frames. */
const progressive = (frames: number) => {
  const plain = jpeg(width, height);
  const at = plain.indexOf(Buffer.from([0xff, 0xc0]));
  const frame = Buffer.from(plain.subarray(at, at + 19));
  frame[1] = 0xc2;
  const restarts = segment(0xdd, Buffer.alloc(2, 1));
  return Buffer.concat([
    plain.subarray(0, at),
    restarts,
    ...Array.from({ length: frames }, () => frame),
    plain.subarray(at + 19),
  ]);
};

const archive =
  (isArchived: boolean, seen = 1, name = 'Róża') =>
  async (shop: WhatChanges) =>
    put(`/specialists/${(await fairyOf(shop, name)).id}/archived`, { isArchived, seen });

/** What changes at the specialists. */
export const specialistCases: Readonly<Record<string, Cases>> = {
  setAvailability: {
    'is away today': availability({ absences: [day('2026-11-21')] }),
    'is busy and away': availability({
      isAvailable: false,
      absences: [day('2026-12-24', '2026-12-26'), day('2026-12-01'), day('2026-12-02', '2026-12-03')],
    }),
    'was away, and is less': async (shop) => {
      await wasAway(shop);
      return availability({ absences: [day('2026-12-24', '2026-12-26')] })(shop);
    },
    'changes nothing': availability({ absences: [day('2026-11-21', '2026-11-26')] }),
    'was away until yesterday only': availability({ absences: [day('2026-11-20')] }),
    'keeps what has ended since': async (shop) => {
      await given(shop, sql`update fairy set absences = '{[2026-11-01,2026-11-21)}' where name = 'Róża'`);
      return availability({ absences: [day('2026-11-01', '2026-11-20'), day('2026-12-01')] })(shop);
    },
    'comes back before she goes': availability({ absences: [day('2026-12-02', '2026-12-01')] }),
    'is away on no day': availability({ absences: [day('2026-02-30', ''), day('2026-12-01')] }),
    'is away as far as may be': availability({ absences: [day('2027-11-22')] }),
    'is away farther than may be': availability({ absences: [day('2026-12-01'), day('2027-11-23')] }),
    'saw another version': availability({ isAvailable: false, seen: NEWER }),
    'says again what she has said': async (shop) => {
      await wasAway(shop);
      return availability({
        seen: 1,
        absences: [day('2026-12-25', '2026-12-26'), day('2026-12-24'), day('2026-11-21')],
      })(shop);
    },
    'is the owner': async (shop) => ({ ...(await availability({})(shop)), as: 'owner' }),
  },
  setSpecialistAvailability: {
    'is free again': availability({}, 'owner', 'Sybilla'),
    'is nobody': async () =>
      put(`/specialists/${NOTHING}/availability`, { seen: 1, isAvailable: true, absences: [] }),
    'by a specialist': async (shop) => ({ ...(await availability({}, 'owner')(shop)), as: 'specialist' }),
  },
  addSpecialist: {
    'with all': () => add(),
    'without what may be missing': () => {
      const { persona: _persona, voice: _voice, ...fields } = FIELDS;
      return post('/specialists', { id: NEW_ID, fields: { ...fields, name: 'Iga', zodiacSign: 'Lew' } });
    },
    'with the name of another': () => add({ name: 'RÓŻA' }),
    'with all as long as may be': () =>
      add({
        name: 'n'.repeat(60),
        voice: 'v'.repeat(33),
        description: 'd'.repeat(2000),
        seoTitle: 't'.repeat(200),
        seoDescription: 's'.repeat(500),
      }),
    'with all longer than may be': () =>
      add({
        name: 'n'.repeat(61),
        voice: 'v'.repeat(34),
        description: 'd'.repeat(2001),
        seoTitle: 't'.repeat(201),
        seoDescription: 's'.repeat(501),
        persona: 'ghost',
      }),
    'with all shorter than may be': () =>
      add({ name: 'Ig', description: '12', seoTitle: 'ab', seoDescription: '', voice: '!?' }),
    'with what cannot be seen': () => add({ name: 'Zorza\u202e', description: 'Zorza\u0007' }),
    'by an id that is another': async (shop) => {
      await shop.ask(add());
      return add({ voice: '' });
    },
  },
  orderSpecialists: {
    'of none': () => put('/specialists/order', { seen: [], order: [] }),
    'the first two the other way round': (shop) => order(shop, (ids) => ({ order: swapped(ids) })),
    'as it is': (shop) => order(shop, () => ({ seen: [] })),
    'that was changed meanwhile': (shop) =>
      order(shop, (ids) => ({ seen: swapped(ids), order: ids.toReversed() })),
    'without one': (shop) => order(shop, (ids) => ({ order: ids.slice(1) })),
    'with one twice': (shop) => order(shop, (ids) => ({ order: [...ids.slice(1), ids[1] ?? ''] })),
  },
  changeSpecialist: {
    'her voice': change({ voice: ' Z humorem ' }),
    'all fields': change({
      name: ' Róża  Wiatrów ',
      zodiacSign: 'Aries',
      persona: 'brand',
      description: ' Wróży.\r\nZ humorem. ',
      seoTitle: 'Róża Wiatrów',
      seoDescription: 'Wróży z humorem',
    }),
    'one field, while another was changed': async (shop) => {
      await shop.ask(await change({ voice: 'Inaczej' })(shop));
      return change({ persona: 'brand' })(shop);
    },
    'a field that was changed': async (shop) => {
      await shop.ask(await change({ voice: 'Inaczej' })(shop));
      return change({ persona: 'brand', voice: 'Jeszcze inaczej' })(shop);
    },
    'to what is there': change({ name: ' Róża ' }, NEWER),
    'one field twice': change({ name: 'Rozalia', name2: 'Rozalinda' }),
    'to the name of another, and no sign': change({ name: 'JAGNA', zodiacSign: 'Wąż', persona: 'ghost' }),
    'to no voice, and capitals': change({ voice: '', name: 'RÓŻA' }),
    'of nobody': () =>
      put(`/specialists/${NOTHING}`, { changes: [{ field: 'name', text: 'Rozalia', seen: 1 }] }),
  },
  setTopics: {
    'another, as long as may be': topics([['MONEY', ` Pieniądze  i praca ${'x'.repeat(42)}`]]),
    none: topics([]),
    'the same': topics(HERS, []),
    'the same with another drawing': topics([...HERS.slice(0, 2), ['MONEY', 'Studia i egzaminy']]),
    'that were changed meanwhile': topics([['MONEY', 'Praca']], []),
    'longer than may be': topics([
      ['MONEY', 'Praca'],
      ['MONEY', 'x'.repeat(61)],
    ]),
    'of nobody': async (shop) => ({ ...(await topics([])(shop)), path: `/specialists/${NOTHING}/topics` }),
  },
  setSample: {
    'in the place of another': sample({}),
    'that is new': sample({ seen: 0 }, 'Róża', 'ritual'),
    'that is taken away': sample({ answer: ' ', question: '' }),
    'that is not there': sample({ answer: '' }, 'Róża'),
    'with another question': async (shop) => {
      const { answer } = await shop.find(sql<{ answer: string }>`select answer from sample_answer`);
      return sample({ answer })(shop);
    },
    'that is there already': async (shop) => {
      const is = await shop.find(
        sql<{ question: string; answer: string }>`select question, answer from sample_answer`,
      );
      return sample({ ...is, seen: 0 })(shop);
    },
    'that was changed meanwhile': sample({ seen: NEWER }),
    'that somebody else has written meanwhile': sample({ seen: 0 }),
    'without a letter': sample({ question: '?', answer: '…' }),
    'of nobody': async (shop) => ({
      ...(await sample({})(shop)),
      path: `/specialists/${NOTHING}/samples/tarot`,
    }),
  },
  setPortrait: {
    none: portrait(null),
    'a JPEG of a phone': portrait(jpeg(width, height)),
    'a progressive JPEG': portrait(progressive(1)),
    'a JPEG with two frames': portrait(progressive(2)),
    'a WebP with more in it': portrait(webp(width, height, { EXIF: 'Miejsce', 'XMP ': 'Aparat' })),
    'the one that is there': async (shop) => {
      await shop.ask(await portrait(jpeg(width, height))(shop));
      return portrait(jpeg(width, height, 'Inny aparat'))(shop);
    },
    'that was changed meanwhile': portrait(jpeg(width, height), NEWER),
    'as heavy as may be': portrait(filled(PICTURE_BYTES)),
    'heavier than may be': portrait(filled(PICTURE_BYTES + 1)),
    'too high': portrait(webp(width, height + 1)),
    'too wide': portrait(webp(width + 1, height)),
    'a PNG': portrait(png(width, height)),
    'a JPEG in grey': portrait(
      jpeg(width, height).map((byte, at, all) => (byte === 3 && all[at - 6] === 8 ? 1 : byte)) as Buffer,
    ),
    'of nobody': async (shop) => ({
      ...(await portrait(null)(shop)),
      path: `/specialists/${NOTHING}/picture`,
    }),
  },
  archiveSpecialist: {
    'who is in the shop': archive(true),
    'who is out of it, back into it': async (shop) => {
      await shop.ask(await archive(true)(shop));
      return archive(false, 2)(shop);
    },
    'who is in the shop already': archive(false, NEWER),
    'who was changed meanwhile': archive(true, NEWER),
    'who is nobody': () => put(`/specialists/${NOTHING}/archived`, { isArchived: true, seen: 1 }),
  },
};
