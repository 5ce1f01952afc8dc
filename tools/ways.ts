import type { EngineName } from './engines/engine.ts';
import { startEngine } from './engines/start-engine.ts';
import { frameShop, walkWays } from './engines/ways/walk-ways.ts';
import { flowsOnScreen } from './model/flows-on-screen.ts';
import { build, isBuilt } from './setup/build.mjs';
import { engineNames, ensureEngine } from './setup/engines.mjs';
import { startShop } from './shop-process.ts';

const isEngine = (name: string): name is EngineName => engineNames.some((one) => one === name);

/**
 * npm run prove -- webkit-ways [flow] [engine]: walks the generated paths of a flow in a real browser. Defaults: the
 * purchase and WebKit.
 */
export async function main([flow = 'purchase', name = 'webkit']: string[]): Promise<number> {
  const model = flowsOnScreen.find((one) => one.model.name === flow)?.model;
  if (!isEngine(name) || !model) {
    const flows = flowsOnScreen.map((one) => one.model.name).join(' | ');
    console.error(`Usage: npm run prove -- webkit-ways [${flows}] [${engineNames.join(' | ')}]`);
    return 2;
  }
  const program = await ensureEngine(name);
  if ('missing' in program) {
    console.error(program.missing);
    return 1;
  }
  if (!isBuilt()) {
    const { code, output } = await build({ show: false });
    if (code !== 0) throw new Error(output);
  }
  const shop = await startShop();
  const stage = await frameShop(shop.url);
  const engine = await startEngine(program);
  try {
    console.log(`${model.title} in ${engine.title}`);
    let failed = 0;
    for (const [at, { title }] of model.chapters.entries()) {
      const { ways, steps, problem } = await walkWays(engine, stage.url, model, at);
      console.log(`${problem === undefined ? 'passed' : 'FAILED'}  ${title}: ${ways} ways, ${steps} steps`);
      if (problem === undefined) continue;
      console.log(`  in way ${ways + 1}: ${problem}`);
      failed += 1;
    }
    return failed;
  } finally {
    await engine.close();
    await stage.stop();
    await shop.stop();
  }
}
