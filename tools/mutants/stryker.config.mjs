// @ts-check
// Read by Stryker; tools/mutants/run-scopes.ts says by variables which scope, or which file of it, is meant.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scopes } from './scopes.mjs';

const { MUTANTS_SCOPE: name = 'domain', MUTANTS_FILE: file, MUTANTS_TEST: sampleTest } = process.env;
const isSample = sampleTest !== undefined;
const scope = scopes[name];
if (!scope) throw new Error(`There is no scope ${name}`);
const { sources, floor } = scope;
const isOnServer = sources.every((path) => path.startsWith('server/'));
const report = `reports/mutants/${name}`;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: (file === undefined ? sources : [file]).map((path) =>
    path.endsWith('.ts') ? path : `${path}/**/*.ts`,
  ),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // The tests are chosen there: Stryker's own `testFiles` has mutants of what is computed while a file loads survive.
  vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What is computed while a file loads is tried against all tests of a scope: cheap for rules, not for a database.
  ignoreStatic: isOnServer,
  // Other string values do not compile or are texts of the shop, so strings are not mutated. A server mutant takes
  // seconds, so there only conditions, arithmetic and removed statements are tried.
  mutator: {
    excludedMutations: isOnServer
      ? ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'ArrowFunction']
      : ['StringLiteral'],
  },
  disableTypeChecks: false,
  concurrency: 2,
  // A busy machine's seconds must not pass for a test that noticed.
  timeoutMS: isOnServer ? 120_000 : 15_000,
  // Only what was changed since, and what its tests reach, is tried again.
  incremental: !isSample,
  incrementalFile: `${report}.incremental.json`,
  reporters: isSample ? ['clear-text'] : ['clear-text', 'html', 'progress'],
  htmlReporter: { fileName: `${report}.html` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
  thresholds: { high: 90, low: 75, break: floor },
  // Elsewhere than the sources, since checks of the house read whatever lies there.
  tempDirName: join(tmpdir(), `shop-stryker-${process.pid}`),
  ignorePatterns: [
    '/dist',
    '/docs',
    '/reports',
    '/coverage',
    '/test-results',
    '/tests/{e2e,pictures,spoken}',
  ],
};
