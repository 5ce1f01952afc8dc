// @ts-check
import { enginesStage } from './engine-stage.mjs';
import {
  buildStage,
  commandStage,
  deleteWalks,
  runCoverage,
  runInChromium,
  runVitest,
} from './program-stages.mjs';

/** @typedef {import('./run-stages.mjs').Stage} Stage */

// Read by tools/proof.ts.
const whole = { PROOF: 'whole' };

/**
 * What `npm run prove` runs: every way through the machines, every fault, every picture.
 *
 * @type {Stage[]}
 */
export const proofs = [
  buildStage,
  {
    name: 'unit',
    run() {
      deleteWalks('jsdom', 'server');
      return runVitest([], whole);
    },
  },
  {
    name: 'browser',
    run() {
      deleteWalks('browser');
      return runInChromium([], whole, 60);
    },
  },
  // Pages held back, on which a press that comes too early is lost first (tests/e2e/support/hold-back.ts). What a screen
  // reader says is compared moment by moment, so not there.
  { name: 'late', run: () => runInChromium(['e2e/', 'model/'], { LATE: 'whole' }, 40) },
  enginesStage(whole),
  // Every fault of a line at every step of a purchase (tests/engines/lines.spec.ts).
  enginesStage({ ...whole, LINES: 'whole' }, 'lines', 45),
  { name: 'models', run: () => runCoverage(whole) },
  commandStage('webkit-ways', 'tools/run.mjs', ['tools/ways.ts'], 30),
  commandStage('mutants', 'tools/run.mjs', ['tools/mutants.ts'], 60),
  commandStage('faults', 'tools/faults.mjs', [], 60),
  commandStage('pictures', 'tools/pictures.mjs', [], 30),
];
