import { readFileSync } from 'node:fs';
import { staleFaults } from './mutants/fault.ts';
import { groups } from './mutants/faults.ts';
import { FailingTests, hunt } from './mutants/hunt.ts';
import { huntLeftOut } from './mutants/left-out/hunt-left-out.ts';
import { mutateMachines } from './mutants/machines/run.ts';
import { runScope } from './mutants/run-scopes.ts';
import { chosenScopes } from './mutants/scopes.mjs';
import { rowOf, summaryOf } from './mutants/table.ts';
import { inRepository, repository } from './setup/repository.mjs';

/** Tests that run only for a fault that survived its own tests. */
const WIDER = [
  'tests/machines',
  'tests/browser',
  'tests/api',
  'tests/schemas',
  'tests/domain',
  'tests/flows',
  'tests/app',
  'tests/blocks',
  'tests/model/rules.test.ts',
  'tests/model/random-walks.test.ts',
  'tests/model/payment-status.test.tsx',
  'tests/model/contact.test.tsx',
  'tests/model/withdrawal.test.tsx',
  'tests/model/consent.test.tsx',
  'tests/model/mobile-menu.test.tsx',
  'tests/model/purchase.test.tsx',
];

/**
 * npm run mutants: mutation testing. Puts deliberate faults into copies of the shop, one at a time, and prints which
 * test detects them. `npm run mutants -- coupon` takes only faults whose name or file contains the word;
 * `npm run mutants -- --check` only tells which faults no longer fit their sources, in a second.
 *
 * `npm run mutants -- machines [name …]` makes every fault of the known kinds in the machines instead (machines/run.ts).
 *
 * `npm run mutants -- left-out PATH… [NUMBER]` leaves out statements, conditions and attributes (left-out/hunt-left-out.ts).
 *
 * `npm run mutants -- domain` has Stryker change every line of a scope (`mutants/scopes.mjs`) instead, `-- stryker`
 * of every scope.
 *
 * @returns exit code: 1 if a fault survives or no longer fits its source, if tests fail without a fault, or if a scope's
 *   score is below its floor
 */
export async function main(words: string[]): Promise<number> {
  if (words.includes('--check')) {
    const stale = staleFaults(groups, (file) => readFileSync(inRepository(file), 'utf8'));
    console.log(stale.length > 0 ? stale.join('\n') : 'Every fault fits its source.');
    return stale.length > 0 ? 1 : 0;
  }
  if (words[0] === 'machines') return mutateMachines(words.slice(1));
  if (words[0] === 'left-out') return huntLeftOut(words.slice(1));
  const scopes = chosenScopes(words);
  if (scopes.length > 0) return mutateScopes(scopes);
  const began = Date.now();
  const chosen = groups
    .map((group) => ({
      ...group,
      faults: group.faults.filter(({ name }) =>
        words.every((word) => `${group.file} ${name}`.includes(word)),
      ),
    }))
    .filter(({ faults }) => faults.length > 0);
  try {
    const outcomes = await hunt({
      repository,
      groups: chosen,
      wider: process.env.NARROW ? [] : WIDER,
      workers: 2,
      onOutcome: (outcome) => console.log(rowOf(outcome)),
    });
    console.log(`\n${summaryOf(outcomes, (Date.now() - began) / 1000)}`);
    return outcomes.length > 0 && outcomes.every(({ end }) => end === 'killed') ? 0 : 1;
  } catch (error) {
    if (!(error instanceof FailingTests)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function mutateScopes(names: readonly string[]): Promise<number> {
  const failed: string[] = [];
  for (const name of names) {
    console.log(`\n${name}`);
    const { code } = await runScope(name);
    if (code !== 0) failed.push(name);
  }
  if (failed.length > 0) console.error(`\nBelow their floor, or not run: ${failed.join(', ')}`);
  return failed.length === 0 ? 0 : 1;
}
