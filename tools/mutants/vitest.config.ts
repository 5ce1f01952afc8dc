import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { contractDocuments } from '../vite-plugins/contract-documents.ts';
import { scopes } from './scopes.mjs';

const { MUTANTS_SCOPE = 'domain', MUTANTS_TEST } = process.env;
const tests = MUTANTS_TEST === undefined ? (scopes[MUTANTS_SCOPE]?.tests ?? []) : [MUTANTS_TEST];

// How Stryker runs a scope's tests: those without a document, in a new thread for each mutant, whose files share modules and
// database.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [contractDocuments(), vanillaExtractPlugin({ identifiers: 'short' })],
  test: {
    include: tests.map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.test.ts`)),
    exclude: ['tests/**/*.dom.test.ts', 'tests/desk/first-load.test.ts'],
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
