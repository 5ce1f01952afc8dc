import { parseArgs } from 'node:util';
import { ConfigError, loadConfig, type Config } from '#server/config.ts';
import { DataFolderInUse } from '#server/store/data-lock.ts';
import { fillDemo, findDemo, removeDemo, type DemoMark } from './demo/demo-folder.ts';

const SEED = 7;
const ORDERS = 2_000;
/** Fewer do not fill the queue. */
const LEAST = 30;
const DAY = 24 * 60 * 60_000;

/** Why there can be no demo with these settings. */
function refusal(env: NodeJS.ProcessEnv, config: Config): string | undefined {
  if (env['DATABASE_URL'])
    return 'DATABASE_URL is set: a demo is made up, and only goes into an embedded database of its own. Unset it.';
  if (config.paymentsMode === 'live')
    return 'PAYMENTS=live: a demo never stands beside real money. Unset it.';
  if (config.apiUrl !== undefined)
    return 'API_URL is set: the data are kept by that API, not here. Unset it.';
  return undefined;
}

const ageOf = ({ filledAt }: DemoMark) => Math.floor((Date.now() - Date.parse(filledAt)) / DAY);

function tellAge(mark: DemoMark): void {
  const days = ageOf(mark);
  const told = `The demo that is there: ${mark.orders} orders, filled ${days === 0 ? 'today' : `${days} days ago`} (seed ${mark.seed}).`;
  console.log(told);
  if (days > 0)
    console.log('Its "now" has passed, and its queue is late: `npm run demo -- --again` fills it anew.');
}

/** Reads a whole number of at least `least`. */
function numberOf(text: string | undefined, otherwise: number, least: number): number | undefined {
  const number = text === undefined ? otherwise : Number(text);
  return Number.isSafeInteger(number) && number >= least ? number : undefined;
}

/**
 * Fills the demo's data folder (DATA_DIR, `.data-demo` by tools/demo.mjs) unless a demo is there; `--again` throws that
 * away first, `--seed` and `--orders` say what is made up.
 *
 * @returns exit code: 0 when a demo is there
 */
export async function main(args: string[]): Promise<number> {
  const options = {
    again: { type: 'boolean' },
    seed: { type: 'string' },
    orders: { type: 'string' },
  } as const;
  try {
    const { values } = parseArgs({ args, options });
    const [seed, orders] = [numberOf(values.seed, SEED, 0), numberOf(values.orders, ORDERS, LEAST)];
    if (seed === undefined || orders === undefined) {
      console.error(`--seed wants a whole number, --orders one of at least ${LEAST}.`);
      return 1;
    }
    const config = loadConfig(process.env);
    const refused = refusal(process.env, config);
    if (refused !== undefined) {
      console.error(refused);
      return 1;
    }
    const found = await findDemo(config.dataDir);
    if (found.kind === 'other') {
      console.error(
        `${config.dataDir} is there, and no demo made it: it is left alone. Give DATA_DIR another name.`,
      );
      return 1;
    }
    if (found.kind === 'demo' && !values.again) {
      tellAge(found.mark);
      return 0;
    }
    if (found.kind === 'demo') await removeDemo(config.dataDir);
    console.log(`Filling ${config.dataDir} with two made-up years of ${orders} orders (seed ${seed}) …`);
    const began = performance.now();
    await fillDemo(config, { seed, orders });
    console.log(`Filled in ${Math.round((performance.now() - began) / 1000)} s.`);
    return 0;
  } catch (error) {
    const isPlain = error instanceof ConfigError || error instanceof DataFolderInUse;
    const { code, message, stack } = error as NodeJS.ErrnoException;
    const isArgument = code?.startsWith('ERR_PARSE_ARGS') === true;
    console.error(isPlain || isArgument ? message : stack);
    return 1;
  }
}
