import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskContract } from '#server/desk/desk-contract.ts';
import { paidOrder } from '../answers/paid-order.ts';
import { WRITES } from './operations.ts';
import { TestDesk, type Signed } from './test-desk.ts';

interface Schema {
  properties?: Readonly<Record<string, Schema>>;
}

/** The schema of an operation's body; one that has no body has no properties. */
function bodyOf({ source }: (typeof WRITES)[number]): Schema {
  const { components = {} } = deskContract as { components?: { requestBodies?: Record<string, unknown> } };
  const { requestBody } = source;
  const resolved = requestBody?.$ref
    ? (components.requestBodies?.[requestBody.$ref.split('/').at(-1) ?? ''] as typeof requestBody)
    : requestBody;
  return (resolved?.content?.['application/json']?.schema ?? {}) as Schema;
}

const POSTS = WRITES.filter(({ method }) => method === 'post').map((write) => ({
  ...write,
  fields: Object.keys(bodyOf(write).properties ?? {}),
}));
const hasId = ({ fields }: { fields: readonly string[] }) => fields.includes('id') || fields.includes('key');
const CREATING = POSTS.filter(hasId);

/** Posts with a body that carry neither an id nor a version, and why none of them makes a second thing. */
const MAKES_NOTHING: Readonly<Record<string, string>> = {
  acceptInvitation: 'uses up a token, which works once',
  addPasskey: 'uses up a challenge, which works once',
  addPush: 'the same browser again is the same row; nobody types it',
  challengeInvitation: 'makes a challenge',
  checkText: 'changes nothing',
  exportPersonalData: 'reads',
  findPersonalData: 'reads',
  finishMessages: 'marks rows, each with the version that was seen',
  openInvitation: 'reads',
  previewMoneyMail: 'reads',
  proveFresh: 'uses up a challenge, which works once',
  searchDesk: 'reads',
  searchMessages: 'reads',
  signIn: 'uses up a challenge, which works once',
  signInToSample: 'uses up a token, which works once',
  signInWithRecoveryCode: 'uses up a code, which works once',
  stopNewsletterAddresses: 'stops addresses; the same again changes nothing',
  suggestOrders: 'reads',
  tryPrompt: 'changes nothing',
};

/** A create as a form sends it, and other texts for each of its fields. */
interface Create {
  path: string;
  /** What lists the thing that is made. */
  reads: string;
  body: object;
  other: object;
  /** Fields that no text of the form changes, and why. */
  fixed?: Readonly<Record<string, string>>;
}

let desk: TestDesk;
let owner: Signed;
let creates: Readonly<Record<string, () => Promise<Create>>>;

beforeAll(async () => {
  desk = await TestDesk.start();
  owner = await desk.sign('owner', null, 'Ludmiła');
  const { db } = desk.store;
  const { orderId } = await paidOrder(db);
  const { rows } = await sql<{ day: string }>`select shop_today()::text as day`.execute(db);
  const day = rows[0]?.day ?? '';
  const products = await db.selectFrom('product').select('id').orderBy('position').limit(2).execute();
  const [like = '', another = ''] = products.map(({ id }) => id);
  const fairies = await db.selectFrom('fairy').select('id').orderBy('position').limit(2).execute();
  const [fairyId = '', otherFairy = ''] = fairies.map(({ id }) => id);
  const thread = async () => {
    const message = {
      first_name: 'Anna',
      last_name: 'Szulc',
      email: 'anna@example.pl',
      message: 'Proszę o resztę.',
    };
    const { id } = await db
      .insertInto('contact_message')
      .values({ ...message, received_at: new Date(Date.now() - 3 * 86_400_000) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return `/messages/${id}`;
  };
  const coupon = { discount: '10%', products: '', validFrom: day, validUntil: '' };
  const otherCoupon = {
    discount: '12%',
    products: 'TAROT',
    validFrom: '2099-01-01',
    validUntil: '2099-12-31',
  };
  creates = {
    addSpecialist: async () => ({
      path: '/specialists',
      reads: '/specialists',
      body: {
        fields: {
          name: 'Dobrochna',
          zodiacSign: 'Leo',
          persona: 'person',
          voice: 'Pisze krótko.',
          description: 'Czyta karty od dwudziestu lat i mówi wprost.',
          seoTitle: 'Dobrochna, tarot',
          seoDescription: 'Czyta karty od dwudziestu lat.',
        },
      },
      other: {
        fields: {
          name: 'Dobrosława',
          zodiacSign: 'Virgo',
          persona: 'brand',
          voice: 'Pisze długo.',
          description: 'Czyta karty od trzydziestu lat i mówi wprost.',
          seoTitle: 'Dobrochna, karty',
          seoDescription: 'Czyta karty od trzydziestu lat.',
        },
      },
    }),
    addService: async () => ({
      path: '/services',
      reads: '/services',
      body: { like, title: 'Karta na drogę' },
      other: { title: 'Karta na podróż', like: another },
      fixed: { like: 'is chosen by the page; its texts may have changed since' },
    }),
    makeService: async () => ({
      path: '/services/new',
      reads: '/services',
      body: {
        productType: 'Tarot',
        fields: {
          title: 'Karta na zimę',
          description: 'Karta na najbliższe dni.',
          questionsCount: '2',
          spread: '',
          basePrompt: 'Pisz ciepło.',
        },
      },
      other: {
        productType: 'Wrozba',
        fields: {
          title: 'Karta na wiosnę',
          description: 'Karta na dalsze dni.',
          questionsCount: '3',
          spread: 'Dziś\nJutro',
          basePrompt: 'Pisz krótko.',
        },
      },
    }),
    makeCoupon: async () => ({
      path: '/coupons',
      reads: '/coupons',
      body: { code: 'LATO', fields: { ...coupon, maxUses: '', audience: 'personal' } },
      other: { code: 'ZIMA', fields: { ...otherCoupon, maxUses: '5', audience: 'public' } },
    }),
    makeCouponBatch: async () => ({
      path: '/coupon-batches',
      reads: '/coupons',
      body: { name: 'Targi', prefix: 'TARGI', count: '3', fields: { ...coupon, validUntil: '2098-01-01' } },
      other: { name: 'Jarmark', prefix: 'JAR', count: '4', fields: otherCoupon },
    }),
    giveBack: async () => {
      const { version: seen } = (await desk.call('GET', `/orders/${orderId}/money`, { as: owner })).json();
      return {
        path: `/orders/${orderId}/money/give-back`,
        reads: `/orders/${orderId}/money`,
        body: { seen, amount: 100, reason: 'Reklamacja', word: 'Przepraszam.' },
        other: { amount: 200, reason: 'Pomyłka', word: 'Bardzo przepraszam.' },
      };
    },
    addNewsletter: async () => ({
      path: '/newsletter',
      reads: '/newsletter',
      body: { subject: 'Pełnia w grudniu', like: null },
      other: { subject: 'Nów w grudniu' },
    }),
    addOrderNote: async () => ({
      path: `/orders/${orderId}/notes`,
      reads: `/orders/${orderId}`,
      body: { text: 'Oddzwonić.' },
      other: { text: 'Nie oddzwaniać.' },
    }),
    writeOrderMail: async () => ({
      path: `/orders/${orderId}/mails`,
      reads: `/orders/${orderId}/mails`,
      body: { seen: null, text: 'Dzień dobry, piszę w sprawie pytania.', sendAt: '2099-01-01T10:00:00.000Z' },
      other: { text: 'Dzień dobry, piszę w innej sprawie.', sendAt: '2099-01-02T10:00:00.000Z' },
    }),
    replyToMessage: async () => {
      const path = await thread();
      return {
        path: `${path}/replies`,
        reads: path,
        body: { seen: 1, text: 'Dziękuję za wiadomość.', sendAt: '2099-01-01T10:00:00.000Z' },
        other: { text: 'Dziękuję za list.', sendAt: '2099-01-02T10:00:00.000Z' },
      };
    },
    pasteMessage: async () => {
      const path = await thread();
      return {
        path: `${path}/received`,
        reads: path,
        body: { seen: 1, text: 'Piszę jeszcze raz.', receivedOn: day },
        other: { text: 'Piszę znowu.', receivedOn: '2026-01-01' },
      };
    },
    invite: async () => ({
      path: '/invitations',
      reads: '/people',
      body: { seen: null, role: 'specialist', name: 'Jagna', email: 'jagna@example.pl', fairyId },
      other: { role: 'owner', name: 'Jagoda', email: 'jagoda@example.pl', fairyId: otherFairy },
    }),
  };
});
afterAll(() => desk.close());

/** Every field of a body with its path. */
const leaves = (value: object, above = ''): [string, unknown][] =>
  Object.entries(value).flatMap(([name, inner]) =>
    inner !== null && typeof inner === 'object'
      ? leaves(inner as object, `${above}/${name}`)
      : [[`${above}/${name}`, inner] as [string, unknown]],
  );

/** A body with one field changed. */
function changed(body: object, path: string, value: unknown): object {
  const [name = '', ...rest] = path.slice(1).split('/');
  const inner = (body as Record<string, unknown>)[name];
  return {
    ...body,
    [name]: rest.length === 0 ? value : changed((inner ?? {}) as object, `/${rest.join('/')}`, value),
  };
}

test('every post of the desk that makes something carries an id, or is named here with why it makes nothing twice', () => {
  const others = POSTS.filter(
    (post) =>
      !hasId(post) &&
      post.fields.length > 0 &&
      !post.fields.some((name) => /^(seen|seenVersion)$/.test(name)),
  );
  expect(others.map(({ id }) => id).toSorted()).toEqual(Object.keys(MAKES_NOTHING).toSorted());
  expect(CREATING.map(({ id }) => id).toSorted()).toEqual(Object.keys(creates).toSorted());
});

test.each(CREATING)(
  '$id: the text of a form is changed after a lost response; it is never silently the old one, nor a second thing [DK-6]',
  async ({ id, fields }) => {
    const {
      path,
      reads,
      body,
      other,
      fixed = {},
    } = (await creates[id]?.()) ?? expect.fail(`no body of ${id}`);
    const key = fields.includes('key') ? 'key' : 'id';
    const send = (payload: object) => desk.call('POST', path, { as: owner, payload });
    const seen = async () => {
      const { rows } = await sql`select kind, count(*)::int from job group by kind order by kind`.execute(
        desk.store.db,
      );
      return [(await desk.call('GET', reads, { as: owner })).json(), rows];
    };
    const whole = { ...body, [key]: randomUUID() };
    const others = new Map(leaves(other));
    const texts = leaves(body).map(([name]) => name);
    expect(texts.filter((name) => !others.has(name))).toEqual(
      ['/seen', '/like'].filter((name) => texts.includes(name) && !others.has(name)),
    );

    const first = await send(whole);
    expect([first.statusCode, first.body]).toEqual([expect.toBeOneOf([200, 201]), expect.anything()]);
    const made = await seen();
    const again = await send(whole);
    expect([again.statusCode, await seen()], 'the very same is made once').toEqual([first.statusCode, made]);
    for (const [name, value] of others) {
      if (name.slice(1) in fixed) continue;
      const refused = await send(changed(whole, name, value));
      expect([name, refused.statusCode], refused.body).toEqual([name, 409]);
      expect(refused.json().current, name).toBeTruthy();
      expect(await seen(), name).toEqual(made);
    }
  },
);
