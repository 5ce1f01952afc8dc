import type { Engine, EngineName } from './engines/engine.ts';
import { startEngine } from './engines/start-engine.ts';
import { frameShop, walkWays } from './engines/ways/walk-ways.ts';
import { flowsOnScreen } from './model/flows-on-screen.ts';
import type { Model } from './model/model.ts';
import { build, isBuilt } from './setup/build.mjs';
import { engineNames, ensureEngine } from './setup/engines.mjs';
import { startShop } from './shop-process.ts';

const isEngine = (name: string): name is EngineName => engineNames.some((one) => one === name);

/** Steps of each flow's first way that a sample walks. */
const SAMPLE_STEPS = 8;

/** The engine of a name; in place of one that is missing, Chromium for a sample. */
async function programOf(name: EngineName, isSample: boolean) {
  const program = await ensureEngine(name);
  if (!('missing' in program)) return program;
  console.error(program.missing);
  const other = isSample && !program.isFault ? await ensureEngine('chromium') : program;
  return 'missing' in other ? undefined : other;
}

/** Walks a flow's chapters, or the beginning of the first. Returns how many failed. */
async function walkFlow(engine: Engine, url: string, model: Model, isSample: boolean): Promise<number> {
  console.log(`${model.title} in ${engine.title}`);
  let failed = 0;
  for (const [at, { title }] of model.chapters.slice(0, isSample ? 1 : undefined).entries()) {
    const { ways, steps, problem } = await walkWays(
      engine,
      url,
      model,
      at,
      isSample ? SAMPLE_STEPS : undefined,
    );
    console.log(`${problem === undefined ? 'passed' : 'FAILED'}  ${title}: ${ways} ways, ${steps} steps`);
    if (problem === undefined) continue;
    console.log(`  in way ${ways + 1}: ${problem}`);
    failed += 1;
  }
  return failed;
}

/**
 * npm run prove -- webkit-ways [flow] [engine]: walks the generated paths of a flow in a real browser. Defaults: all
 * flows and WebKit. `--sample` walks the beginning of each, as `npm test` does.
 */
export async function main(args: string[]): Promise<number> {
  const isSample = args.includes('--sample');
  const [flow, name = 'webkit'] = args.filter((word) => !word.startsWith('--'));
  const models = flowsOnScreen
    .map(({ model }) => model)
    .filter((one) => flow === undefined || one.name === flow);
  if (!isEngine(name) || models.length === 0) {
    const flows = flowsOnScreen.map((one) => one.model.name).join(' | ');
    console.error(`Usage: npm run prove -- webkit-ways [${flows}] [${engineNames.join(' | ')}]`);
    return 2;
  }
  const program = await programOf(name, isSample);
  if (!program) return 1;
  if (!isBuilt()) {
    const { code, output } = await build({ show: false });
    if (code !== 0) throw new Error(output);
  }
  const shop = await startShop();
  const stage = await frameShop(shop.url);
  const engine = await startEngine(program);
  try {
    let failed = 0;
    for (const model of models) failed += await walkFlow(engine, stage.url, model, isSample);
    return failed;
  } finally {
    await engine.close();
    await stage.stop();
    await shop.stop();
  }
}
