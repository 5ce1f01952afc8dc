import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestDesk, type Signed } from '../test-desk.ts';

let desk: TestDesk;
let owner: Signed;
beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner');
});
afterAll(() => desk.close());

interface Stored {
  fields: Readonly<Record<string, string>>;
  /** Versions of the fields; of a text the number of its newest version. */
  versions: Readonly<Record<string, number>> | number;
}

const get = async (path: string) => (await desk.call('GET', path, { as: owner })).json();
const send = (method: 'POST' | 'PUT', path: string, payload: object) =>
  desk.call(method, path, { as: owner, payload });

/** Of each kind: makes or finds one, how it is read and changed, and two of its fields. */
const KINDS = {
  fairy: {
    find: async () => String((await get('/specialists'))[0].id),
    read: async (id) => (await get('/specialists')).find((one: { id: string }) => one.id === id),
    path: (id) => `/specialists/${id}`,
    same: 'name',
    other: ['seoTitle', 'Wróżka, która słucha'],
  },
  product: {
    find: async () => String((await get('/services'))[0].id),
    read: async (id) => (await get('/services')).find((one: { id: string }) => one.id === id),
    path: (id) => `/services/${id}`,
    same: 'title',
    other: ['description', 'Trzy karty na trzy pytania, powoli i z namysłem.'],
  },
  coupon: {
    find: async () => {
      const fields = {
        discount: '10%',
        products: '',
        validFrom: '2030-01-01',
        validUntil: '',
        maxUses: '5',
        audience: 'personal',
      };
      const made = await send('POST', '/coupons', { code: 'NIETKNIETY', fields });
      return made.json().code;
    },
    read: async (id) => (await get('/coupons')).coupons.find((one: { code: string }) => one.code === id),
    path: (id) => `/coupons/${id}`,
    same: 'discount',
    other: ['maxUses', '7'],
  },
  newsletter: {
    find: async () => {
      const made = await send('POST', '/newsletter', { id: randomUUID(), subject: 'Pełnia', like: null });
      return made.json().id;
    },
    read: async (id) => (await get(`/newsletter/${id}`)).issue,
    path: (id) => `/newsletter/${id}`,
    same: 'subject',
    other: ['body', 'Dziś pełnia w Byku.'],
  },
  text: {
    find: async () => 'Glowna',
    read: async (id) => {
      const { fields, number } = await get(`/texts/${id}`);
      return { fields, versions: number };
    },
    path: (id) => `/texts/${id}/draft`,
    same: 'HEADER_TITLE',
    other: ['HEADER_SLOGAN', 'Gwiazdy mówią po polsku'],
  },
} satisfies Record<
  string,
  {
    find: () => Promise<string>;
    read: (id: string) => Promise<Stored>;
    path: (id: string) => string;
    same: string;
    other: [field: string, text: string];
  }
>;

const audited = async (entity: string) =>
  (
    await desk.store.db
      .selectFrom('audit')
      .select('fields')
      .where('entity', '=', entity)
      .where('action', 'in', [`${entity}.changed`, `${entity}.saved`])
      .orderBy('id')
      .execute()
  ).map(({ fields }) => fields);

test.each(Object.entries(KINDS))(
  'a field of a %s that says what is asked for is left alone and not audited [DK-6]',
  async (entity, { find, read, path, same, other: [field, text] }) => {
    const id = await find();
    const change = async (...changes: [field: string, text: string][]) => {
      const { versions } = await read(id);
      const payload =
        typeof versions === 'number'
          ? { seen: versions, changes: changes.map(([key, next]) => ({ key, text: next })) }
          : { changes: changes.map(([name, next]) => ({ field: name, text: next, seen: versions[name] })) };
      expect((await send('PUT', path(id), payload)).statusCode).toBe(200);
    };
    const before = await read(id);
    const said = before.fields[same] ?? '';

    await change([same, said]);
    expect(await read(id)).toEqual(before);
    expect(await audited(entity)).toEqual([]);

    await change([same, said], [field, text]);
    const after = await read(id);
    expect(after.fields).toEqual({ ...before.fields, [field]: text });
    if (typeof before.versions === 'number') expect(after.versions).toBe(before.versions + 1);
    else expect(after.versions).toEqual({ ...before.versions, [field]: (before.versions[field] ?? 0) + 1 });
    expect(await audited(entity)).toEqual([[field]]);
  },
);
