import { describe, expect, it } from 'vitest';
import { SPECIALIZATION_ICONS } from '#domain/catalogue.ts';
import { ERROR_CODE } from '#domain/error-code.ts';
import { ORDER_STATUSES, PAYMENT_PROVIDERS, PAYMENT_STATUSES } from '#domain/payment.ts';
import { API_PRODUCT_TYPE, PRODUCT_TYPES } from '#domain/product-type.ts';
import { BLOG_PAGE, BLOG_PAGE_SIZE, MAX_LENGTH } from '#domain/shop-constants.ts';
import { SITE_SECTIONS, SITE_TEXT_KEYS } from '#domain/site-section.ts';
import { ZODIAC_SIGNS } from '#domain/zodiac.ts';
import { contract, type Document } from '#server/contract.ts';
import { deskContract } from '#server/desk/desk-contract.ts';
import { LONGEST_PARAMETER } from '#server/http/limits.ts';

type Node = Record<string, unknown>;
const document = contract as unknown as Node & {
  tags: { name: string }[];
  components: { schemas: Record<string, Node> };
};
const { schemas } = document.components;

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  (['get', 'post'] as const).flatMap((method) => {
    const operation = item[method] as unknown as Node | undefined;
    return operation ? [{ name: `${method.toUpperCase()} ${path}`, operation }] : [];
  }),
);

/** The required calls (AP-1 to AP-11); everything else is ours and says so. */
const SPECIFIED = [
  'GET /fairy',
  'GET /product',
  'GET /content/page/{page}',
  'POST /contact',
  'POST /coupon/apply',
  'POST /order',
  'GET /order/payment-status/{orderId}',
  'POST /newsletter',
  'POST /horoscope/birth',
  'GET /moon',
  'GET /wp-json/wp/v2/posts',
];

/** Every object inside a value, with the path to it. */
function* objectsIn(value: unknown, path = ''): Generator<[string, Node]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [path, value as Node];
  for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, `${path}/${key}`);
}

const at = (reference: string, whole: unknown = document) =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Node | undefined)?.[key], whole);

/** The schemas that a value of this schema may have, references followed in the whole document. */
function* reachable(schema: unknown, whole: unknown, seen = new Set<unknown>()): Generator<Node> {
  for (const [, node] of objectsIn(schema)) {
    const target = typeof node['$ref'] === 'string' ? at(node['$ref'], whole) : node;
    if (seen.has(target)) continue;
    seen.add(target);
    yield target as Node;
    if (target !== node) yield* reachable(target, whole, seen);
  }
}

/** The largest number that a row may have. */
const INT4_MAX = 2_147_483_647;

describe.each<[string, Document]>([
  ['shop', contract],
  ['desk', deskContract],
])('what is sent to the %s', (_whose, whole) => {
  const sent = Object.values(whole.paths).flatMap((item) =>
    (['get', 'post', 'put', 'delete'] as const).flatMap((method) => {
      const operation = item[method] as unknown as Node | undefined;
      const isProvider = (operation?.['tags'] as string[] | undefined)?.includes('provider');
      return isProvider ? [] : [operation?.['requestBody'] ?? {}, operation?.['parameters'] ?? []];
    }),
  );

  it('has an upper bound: text, lists and numbers', () => {
    const isBounded = (node: Node) =>
      ['maxLength', 'enum', 'pattern', 'const', 'format'].some((key) => key in node);
    for (const node of reachable(sent, whole)) {
      const types = [node['type']].flat();
      if (types.includes('string')) expect(isBounded(node), JSON.stringify(node)).toBe(true);
      if (types.includes('array')) expect(node, JSON.stringify(node)).toHaveProperty('maxItems');
      if (types.includes('integer') && !('enum' in node) && !('const' in node))
        expect(Number(node['maximum']), JSON.stringify(node)).toBeLessThanOrEqual(INT4_MAX);
    }
  });

  // The router answers a longer one as a path that there is not.
  it('has no parameter in its path that is longer than the router takes', () => {
    for (const node of reachable(sent, whole))
      if (node['in'] === 'path')
        for (const { maxLength = 0 } of reachable(node['schema'], whole))
          expect(Number(maxLength), JSON.stringify(node)).toBeLessThanOrEqual(LONGEST_PARAMETER);
  });
});

describe('the contract', () => {
  it('has every required call, and marks every other as an addition [AP-1] [AP-11]', () => {
    const unmarked = operations.filter(({ operation }) => operation['x-addition'] !== true);
    expect(unmarked.map(({ name }) => name).toSorted()).toEqual(SPECIFIED.toSorted());
  });

  it('names every operation once, tells what it is for and where it belongs', () => {
    const ids = operations.map(({ operation }) => operation['operationId']);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = new Set(document.tags.map(({ name }) => name));
    for (const { name, operation } of operations) {
      expect(operation['summary'], name).toEqual(expect.any(String));
      expect(operation['tags'], name).toEqual([expect.toSatisfy((tag: string) => tags.has(tag))]);
    }
  });

  it('every operation fails with { code, message } [ER-1]', () => {
    for (const { name, operation } of operations) {
      const responses = operation['responses'] as Node;
      expect(responses['4XX'], name).toEqual({ $ref: '#/components/responses/ClientError' });
      expect(responses['5XX'], name).toEqual({ $ref: '#/components/responses/ServerError' });
    }
    expect(schemas['ErrorBody']).toMatchObject({ required: ['code', 'message'] });
  });

  it('every reference leads somewhere, and every component is used or a required entity', () => {
    const references = [...objectsIn(document)].flatMap(([path, { $ref }]) =>
      typeof $ref === 'string' ? [{ path, $ref }] : [],
    );
    for (const { path, $ref } of references) expect(at($ref), `${path} → ${$ref}`).toBeDefined();
    const used = new Set(references.map(({ $ref }) => $ref));
    const unused = Object.keys(schemas).filter(
      (name) => !used.has(`#/components/schemas/${name}`) && schemas[name]?.['x-audience'] === undefined,
    );
    expect(unused).toEqual([]);
  });

  it('required properties exist', () => {
    for (const [path, node] of objectsIn(schemas)) {
      if (!Array.isArray(node['required'])) continue;
      expect(Object.keys((node['properties'] ?? {}) as Node), path).toEqual(
        expect.arrayContaining(node['required']),
      );
    }
  });

  it.each([
    ['ProductType', Object.values(API_PRODUCT_TYPE)],
    ['AnyProductType', [...Object.values(API_PRODUCT_TYPE), ...PRODUCT_TYPES]],
    ['ZodiacSign', ZODIAC_SIGNS],
    ['SpecializationIcon', SPECIALIZATION_ICONS],
    ['PaymentProvider', PAYMENT_PROVIDERS],
    ['PaymentStatus', PAYMENT_STATUSES],
    ['OrderStatus', ORDER_STATUSES],
    ['SitePage', SITE_SECTIONS],
    ['SiteTextKey', SITE_TEXT_KEYS],
    ['ErrorCode', Object.values(ERROR_CODE)],
  ])('%s has the members that the shop knows [AP-12]', (name, members) => {
    expect(new Set(schemas[name]?.['enum'] as unknown[])).toEqual(new Set<unknown>(members));
  });

  it('lengths are the shop’s [OF-1]', () => {
    const lengthOf = (schema: string, property: string) =>
      (at(`#/components/schemas/${schema}/properties/${property}`) as Node | undefined)?.['maxLength'];
    expect(lengthOf('OrderCustomer', 'name')).toBe(MAX_LENGTH.name);
    expect(lengthOf('OrderCustomer', 'city')).toBe(MAX_LENGTH.city);
    expect(lengthOf('OrderPartner', 'name')).toBe(MAX_LENGTH.name);
    expect(lengthOf('OrderQuestion', 'content')).toBe(MAX_LENGTH.question);
    expect(lengthOf('OrderCreateRequest', 'couponCode')).toBe(MAX_LENGTH.couponCode);
    expect(lengthOf('CouponApplyRequest', 'code')).toBe(MAX_LENGTH.couponCode);
    expect(lengthOf('ContactData', 'message')).toBe(MAX_LENGTH.message);
    expect(schemas['Email']?.['maxLength']).toBe(MAX_LENGTH.email);
  });

  it('the blog’s page and page size are the required ones [BC-6]', () => {
    const posts = contract.paths['/wp-json/wp/v2/posts']?.get as unknown as {
      parameters: { name: string; schema: Node }[];
    };
    expect(Object.fromEntries(posts.parameters.map(({ name, schema }) => [name, schema['default']]))).toEqual(
      {
        per_page: BLOG_PAGE_SIZE,
        page: BLOG_PAGE,
      },
    );
  });
});
