import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { contract, type OperationId } from '#server/contract.ts';
import { contractProblems } from '#tests/contract/support/response-schemas.ts';
import {
  BODY_OPERATIONS,
  changed,
  pathsIn,
  post,
  rightBodies,
  type BodyOperation,
} from '#tests/contract/support/calls.ts';
import { summed, type FaultReport } from './fault.ts';

interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
}

/** Path and parameters of an operation of the contract. */
interface Target {
  id: OperationId;
  method: 'GET' | 'POST';
  path: string;
  parameters: readonly Parameter[];
}

const resolved = (parameter: Parameter | { $ref: string }): Parameter => {
  if (!('$ref' in parameter)) return parameter;
  const parts = parameter.$ref.slice(2).split('/');
  return parts.reduce(
    (value: unknown, part) => (value as Record<string, unknown>)[part],
    contract,
  ) as Parameter;
};

/** All operations of the contract; the blog's are under /blog, all others under /api. */
const TARGETS: readonly Target[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  (['get', 'post'] as const).flatMap((method): Target[] => {
    const operation = item[method] as
      | { operationId: OperationId; parameters?: (Parameter | { $ref: string })[] }
      | undefined;
    const prefix = item.servers === undefined ? '/api' : '/blog';
    const shared = (item as { parameters?: (Parameter | { $ref: string })[] }).parameters ?? [];
    return operation
      ? [
          {
            id: operation.operationId,
            method: method === 'get' ? 'GET' : 'POST',
            path: prefix + path,
            parameters: [...shared, ...(operation.parameters ?? [])].map(resolved),
          },
        ]
      : [];
  }),
);

/** Generates parameter values: arbitrary strings, numbers, ids and plausible values. */
export const words = fc.oneof(
  fc.string({ maxLength: 40, unit: 'grapheme' }),
  fc.integer().map(String),
  fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map(String),
  fc.uuid(),
  fc.constantFrom(
    'Tarot',
    'TAROT',
    'kraków',
    '2026-11',
    '1001',
    '1e308',
    'NaN',
    '',
    '\u0000',
    '../..',
    '%',
    '🧿',
    "' or 1=1 --",
  ),
);

const value = fc.oneof(words, fc.jsonValue({ maxDepth: 2 }));
const isBodyOperation = (id: OperationId): id is BodyOperation => (BODY_OPERATIONS as string[]).includes(id);

/** Generates bodies: a valid one with one changed value, or anything. */
function bodyOf(id: OperationId): fc.Arbitrary<string | undefined> {
  const anything = fc.oneof(
    fc.jsonValue().map((json) => JSON.stringify(json)),
    fc.string(),
  );
  if (!isBodyOperation(id)) return anything;
  const right: unknown = rightBodies[id];
  const bent = fc
    .tuple(fc.constantFrom(...pathsIn(right)), value)
    .map(([path, replacement]) => JSON.stringify(changed(right, path, replacement)));
  return fc.oneof({ weight: 4, arbitrary: bent }, { weight: 1, arbitrary: anything });
}

/** Removes characters that HTTP forbids in headers. */
const headerText = (text: string) => text.replace(/[^\x20-\x7e]/g, '?');

/** Generates calls of an operation with arbitrary parameters and bodies. */
function callsOf({ id, method, path, parameters }: Target): fc.Arbitrary<InjectOptions> {
  const given = fc.array(words, { minLength: parameters.length, maxLength: parameters.length });
  const body = method === 'POST' ? bodyOf(id) : fc.constant(undefined);
  return fc.tuple(given, body, fc.boolean()).map(([values, payload, isTwice]) => {
    const pick = (place: Parameter['in']) =>
      parameters.flatMap(({ name, in: at }, index) =>
        at === place ? [[name, values[index] ?? ''] as const] : [],
      );
    const address = pick('path').reduce(
      (text, [name, word]) => text.replace(`{${name}}`, encodeURIComponent(word) || 'x'),
      path,
    );
    const asked = pick('query').map(([name, word]) => [name, word]);
    const query = new URLSearchParams(isTwice ? [...asked, ...asked] : asked).toString();
    const headers = Object.fromEntries(
      pick('header').map(([name, word]) => [name.toLowerCase(), headerText(word)]),
    );
    const plain = isBodyOperation(id) ? post(id, payload) : { method, payload: payload ?? '' };
    return {
      ...(method === 'POST' ? plain : { method }),
      url: `${address}${query ? `?${query}` : ''}`,
      headers: { ...(method === 'POST' ? { 'content-type': 'application/json' } : {}), ...headers },
    };
  });
}

/**
 * Fuzzes every operation of the contract. Expected: no 5xx, and all responses conform to the contract. A `seed`
 * repeats a run.
 */
export async function fuzz(app: FastifyInstance, calls: number, seed: number): Promise<FaultReport> {
  const problems: string[] = [];
  let received = 0;
  let taken = 0;
  for (const target of TARGETS) {
    for (const call of fc.sample(callsOf(target), { numRuns: calls, seed })) {
      const response = await app.inject(call);
      received += 1;
      if (response.statusCode < 300) taken += 1;
      if (response.statusCode >= 500) problems.push(`${target.id}: ${response.statusCode}`);
      // A path parameter may turn the address into another one.
      else if (response.statusCode !== 404)
        problems.push(...contractProblems(target.id, response).map((wrong) => `${target.id}: ${wrong}`));
    }
  }
  return {
    what: 'fuzz of every operation',
    tried: `${TARGETS.length} operations, ${calls} calls each`,
    seen: `${received} responses, ${taken} of them 2xx, seed ${seed}`,
    problems: summed(problems),
  };
}
