// @ts-check
import { availableParallelism } from 'node:os';

/**
 * @typedef {object} StageResult
 * @property {import('./counts.mjs').Counts} counts
 * @property {string} output what to show when something failed
 * @property {string} [summary] what to show in any case
 *
 * @typedef {object} Stage
 * @property {string} name what people type to run this stage alone
 * @property {(words?: readonly string[]) => Promise<StageResult>} run `words`: those that it takes
 * @property {boolean} [takesWords] whether what the command line says after its name is for it
 * @property {boolean} [isLight] takes one core, reads the sources alone and shares nothing with the other light ones
 * @property {boolean} [isBeside] waits more than it computes, so that it runs together with the stage before it; of
 * several in a row one begins when the one before it has ended
 */

/**
 * Runs a stage and takes its time.
 *
 * @param {Stage} stage @param {readonly string[]} [words]
 */
async function timed({ run }, words) {
  const began = Date.now();
  const result = await run(words);
  return { ...result, seconds: (Date.now() - began) / 1000 };
}

/** @param {Promise<unknown> | undefined} before what ends first @param {Stage} stage */
async function timedAfter(before, stage) {
  await before;
  return timed(stage);
}

/**
 * Lets as many pieces of work run at once as there are cores; the others wait for their turn.
 *
 * @returns {<Result>(work: () => Promise<Result>) => Promise<Result>}
 */
function limitToCores() {
  let free = availableParallelism();
  /** @type {(() => void)[]} */
  const waiting = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise((turn) => waiting.push(() => turn(undefined)));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/**
 * The stages that a command line names, all of them when it names none.
 *
 * @param {readonly Stage[]} stages @param {readonly string[]} names
 * @returns {readonly Stage[] | undefined} undefined, after a line on standard error, when a name is unknown
 */
export function namedStages(stages, names) {
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length === 0)
    return names.length === 0 ? stages : stages.filter(({ name }) => names.includes(name));
  console.error(
    `No stage is called ${unknown.join(', ')}. Stages: ${stages.map(({ name }) => name).join(', ')}.`,
  );
  return undefined;
}

/**
 * The stages that run together with one.
 *
 * @param {readonly Stage[]} stages @param {number} at its place @returns {readonly Stage[]}
 */
function besideAfter(stages, at) {
  const after = stages.slice(at + 1);
  const end = after.findIndex(({ isBeside }) => !isBeside);
  return end === -1 ? after : after.slice(0, end);
}

/**
 * Runs stages one by one: the light ones side by side before them, those that wait beside the one before them. Prints a
 * line for each. The last line is always `N passed, N failed`.
 *
 * @param {readonly Stage[]} stages
 * @param {object} [how]
 * @param {readonly string[]} [how.words] for the one stage that is run
 * @param {(stage: Stage, result: StageResult & { seconds: number }) => unknown} [how.onEnd] called as a stage has ended
 * @returns {Promise<number>} exit code: 1 when anything failed
 */
export async function runStages(stages, { words, onEnd } = {}) {
  const limit = limitToCores();
  /** @type {Map<Stage, ReturnType<typeof timed>>} */
  const begun = new Map(
    stages.filter(({ isLight }) => isLight).map((stage) => [stage, limit(() => timed(stage))]),
  );
  const light = [...begun.values()];
  const total = { passed: 0, failed: 0 };
  for (const [at, stage] of stages.entries()) {
    if (!stage.isLight) await Promise.all(light);
    process.stdout.write(`${stage.name.padEnd(10)} `);
    const running = begun.get(stage) ?? timed(stage, words);
    begun.set(stage, running);
    if (!stage.isLight) {
      /** @type {ReturnType<typeof timed> | undefined} */
      let before;
      for (const beside of besideAfter(stages, at).filter((one) => !begun.has(one))) {
        before = timedAfter(before, beside);
        begun.set(beside, before);
      }
    }
    const result = await running;
    const { counts, output, summary, seconds } = result;
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    console.log(`${counts.passed} passed, ${counts.failed} failed${skipped} (${seconds.toFixed(1)} s)`);
    if (counts.failed > 0 && output !== '') console.log(`${output.trimEnd()}\n`);
    if (summary) console.log(summary.trimEnd().replaceAll(/^/gm, '  '));
    total.passed += counts.passed;
    total.failed += counts.failed;
    await onEnd?.(stage, result);
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
}
