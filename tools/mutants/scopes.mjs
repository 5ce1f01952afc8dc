// @ts-check

/**
 * A part of the product that Stryker mutates, a change at a time, and the tests that must notice.
 *
 * @typedef {object} Scope
 * @property {string[]} sources folders or files
 * @property {string[]} tests folders, of whose tests those run that need no document, or files
 * @property {number} floor the lowest score that passes, in percent: what was reached last, less some points for mutants
 * that only a busy machine's clock ended; 50 until a scope's first whole run
 */

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
  copy: { sources: ['src/copy/sky/chart.ts', 'src/copy/site/format.ts'], tests: ['tests/copy'], floor: 50 },
  // What a flow computes by itself. Its screens and effects need a document, and are held by named faults and walks.
  flows: {
    sources: [
      'src/flows/form-problems.ts',
      'src/flows/birth-horoscope/birth-horoscope-ports.ts',
      'src/flows/birth-horoscope/chart-words.ts',
      'src/flows/contact/contact-ports.ts',
      'src/flows/newsletter/newsletter-ports.ts',
      'src/flows/purchase/purchase-input.ts',
      'src/flows/purchase/purchase-ports.ts',
      'src/flows/purchase/purchase-validation.ts',
      'src/flows/purchase/purchase-view.ts',
    ],
    tests: ['tests/flows'],
    floor: 90,
  },
  // A mutant of the server costs a start of the database, so its scope is the rules that decide over money.
  refunds: {
    sources: ['server/refunds/refund-balance.ts', 'server/refunds/apply-refund-update.ts'],
    tests: ['tests/server/refunds'],
    floor: 85,
  },
};

/**
 * Names of the scopes that words choose: a scope's own name, or `stryker` for all.
 *
 * @param {readonly string[]} words @returns {string[]} empty when a word chooses none
 */
export function chosenScopes(words) {
  const chosen = words.map((word) =>
    Object.keys(scopes).filter((name) => word === 'stryker' || name === word),
  );
  return chosen.every(({ length }) => length > 0) ? [...new Set(chosen.flat())] : [];
}
