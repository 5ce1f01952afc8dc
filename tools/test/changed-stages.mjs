// @ts-check
import { format, lint, runVitest, types } from './program-stages.mjs';

/** Rules about the text of files: they read it themselves, so that no import tells that a change can touch them. */
const RULES = [
  'dead-words',
  'doc-comments',
  'file-shape',
  'import-directions',
  'raw-values',
  'readme',
  'requirements',
].map((name) => `tests/house/${name}.test.ts`);

/**
 * What `npm test -- --changed` runs: types, lint, the rules of the house, and the unit tests that import, however far
 * away, a file that differs from the last commit. No browser.
 *
 * @type {import('./run-stages.mjs').Stage[]}
 */
export const changedStages = [
  types,
  lint,
  format,
  { name: 'rules', run: () => runVitest(RULES) },
  { name: 'unit', run: () => runVitest(['--changed', '--passWithNoTests']) },
];
