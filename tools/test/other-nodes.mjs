// @ts-check
import { delimiter, join } from 'node:path';
import { ensureNode, otherNodes } from '../setup/node-runtimes.mjs';
import { runVitest } from './programs.mjs';

/** @typedef {import('./run-stages.mjs').StageResult} StageResult */

/** The packed shop, which only a whole proof starts. */
const PACKED = 'tests/tools/pack/packed-shop.test.ts';

/**
 * Runs the unit tests and the packed shop on other releases of Node, with all programs that they start. Words name
 * releases (`24`); others are handed to vitest (`--shard=1/4`).
 *
 * @param {readonly string[]} words @returns {Promise<StageResult>}
 */
export async function runOnOtherNodes(words) {
  const named = words.filter((word) => /^\d+$/.test(word));
  const args = words.filter((word) => !named.includes(word));
  const total = { counts: { passed: 0, failed: 0, skipped: 0 }, output: '', summary: '' };
  for (const major of named.length > 0 ? named : otherNodes) {
    const found = await ensureNode(major);
    if ('missing' in found) {
      total.counts.failed += 1;
      total.output += found.missing;
      continue;
    }
    const node = join(found.folder, 'node');
    const env = { PATH: `${found.folder}${delimiter}${process.env.PATH ?? ''}` };
    const results = [
      await runVitest(args, env, node),
      await runVitest([PACKED], { ...env, PROOF: 'whole' }, node),
    ];
    for (const { counts, output } of results) {
      total.counts.passed += counts.passed;
      total.counts.failed += counts.failed;
      total.counts.skipped += counts.skipped;
      if (counts.failed > 0) total.output += output;
    }
    const failed = results.reduce((sum, { counts }) => sum + counts.failed, 0);
    total.summary += `Node ${major}: ${failed === 0 ? 'everything passed' : `${failed} failed`}\n`;
  }
  return total;
}
