// @ts-check
import { engineNames, ensureEngine } from '../setup/engines.mjs';
import {
  buildStage,
  commandStage,
  deleteWalks,
  runCoverage,
  runInChromium,
  runPlaywright,
  runVitest,
} from './program-stages.mjs';

/** @typedef {import('./run-stages.mjs').Stage} Stage */

// Read by tools/proof.ts.
const whole = { PROOF: 'whole' };

/** @type {Stage} One description of each journey, in every engine that this machine has or can get. */
const engines = {
  name: 'engines',
  async run() {
    const ensured = [];
    for (const name of engineNames) ensured.push(await ensureEngine(name));
    const missing = ensured.flatMap((engine) => ('missing' in engine ? [engine] : []));
    const result = await runPlaywright('tests/engines', []);
    // An engine that was installed and is not found would be passed over for ever.
    const faults = missing.filter(({ isFault }) => isFault).length;
    const counts = { ...result.counts, failed: result.counts.failed + faults };
    return { ...result, counts, summary: missing.map((engine) => engine.missing).join('\n') };
  },
};

/**
 * What `npm run prove` runs: every way through the machines, every engine, every fault, every picture.
 *
 * @type {Stage[]}
 */
export const proofs = [
  buildStage,
  {
    name: 'jsdom-ways',
    run() {
      deleteWalks('jsdom', 'server');
      return runVitest(['tests/model'], whole);
    },
  },
  {
    name: 'browser-ways',
    run() {
      deleteWalks('browser');
      return runInChromium(['model/walks.spec.ts'], whole);
    },
  },
  { name: 'models', run: () => runCoverage(whole) },
  engines,
  commandStage('webkit-ways', 'tools/run.mjs', ['tools/ways.ts'], 30),
  commandStage('mutants', 'tools/run.mjs', ['tools/mutants.ts'], 60),
  commandStage('faults', 'tools/faults.mjs', [], 60),
  commandStage('pictures', 'tools/pictures.mjs', [], 30),
];
