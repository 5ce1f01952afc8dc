// @ts-check

/**
 * A part of the product that Stryker mutates, a change at a time, and the tests that must notice.
 *
 * @typedef {object} Scope
 * @property {string[]} sources folders or files
 * @property {string[]} tests folders, of whose tests those run that need no document, or files
 * @property {number} floor the lowest score that passes, in percent: what was reached last, less some points for mutants
 * that only a busy machine's clock ended; 0 until a scope's first whole run
 */

/** The desk's rooms on the server, and their floors. @type {Record<string, number>} */
const ROOMS = {
  access: 0,
  availability: 0,
  books: 0,
  coupons: 0,
  editing: 0,
  flow: 0,
  journal: 0,
  messages: 0,
  money: 0,
  newsletter: 0,
  order: 0,
  orders: 0,
  'personal-data': 0,
  pictures: 0,
  prices: 0,
  queue: 0,
  services: 0,
  specialists: 0,
  state: 0,
  texts: 0,
  withdrawals: 0,
};

/** Tests of rooms that have no folder of tests by their own name. @type {Record<string, string[]>} */
const ROOM_TESTS = { withdrawals: ['tests/law/art-11a-effects.test.ts'] };

/** @type {Record<string, Scope>} All scopes by name. */
export const scopes = {
  domain: {
    sources: ['src/domain'],
    tests: [
      'tests/domain',
      'tests/schemas/lunar-calendar.test.ts',
      'tests/schemas/purchase-form.test.ts',
      'tests/blocks/birth-chart/geometry.test.ts',
      'tests/desk/pictures/picture-choice.test.ts',
      'tests/law/lowest-price.test.ts',
    ],
    floor: 75,
  },
  schemas: { sources: ['src/schemas'], tests: ['tests/schemas', 'tests/api'], floor: 40 },
  copy: { sources: ['src/copy/chart.ts', 'src/copy/format.ts'], tests: ['tests/copy'], floor: 50 },
  orders: { sources: ['server/orders'], tests: ['tests/server/orders'], floor: 0 },
  refunds: { sources: ['server/refunds'], tests: ['tests/server/refunds'], floor: 0 },
  ...Object.fromEntries(
    Object.entries(ROOMS).map(([room, floor]) => [
      `desk/${room}`,
      { sources: [`server/desk/${room}`], tests: ROOM_TESTS[room] ?? [`tests/server/desk/${room}`], floor },
    ]),
  ),
};

/**
 * Names of the scopes that words choose: a scope's own name, the folder before it (`desk`), or `stryker` for all.
 *
 * @param {readonly string[]} words @returns {string[]} empty when a word chooses none
 */
export function chosenScopes(words) {
  const chosen = words.map((word) =>
    Object.keys(scopes).filter((name) => word === 'stryker' || name === word || name.startsWith(`${word}/`)),
  );
  return chosen.every(({ length }) => length > 0) ? [...new Set(chosen.flat())] : [];
}
