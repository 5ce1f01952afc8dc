import { fileURLToPath } from 'node:url';
import { startShop, type ShopProcess } from '../shop-process.ts';
import { fenced } from '../docs/markdown.ts';
import { writeFigures } from '../docs/write-figures.ts';
import { startPostgres } from '../temporary-postgres.ts';
import { backupBench } from './backup.ts';
import { chartSize } from './chart-size.ts';
import { deskBench } from './desk.ts';
import { endurance } from './endurance.ts';
import { firstLoad } from './first-load.ts';
import { measureLoads } from './loads.ts';
import { models } from '../model/models.ts';
import { measureModels } from './models.ts';
import { paintBench } from './paint.ts';
import { scaleBench } from './scale/scale.ts';
import { skyBench } from './sky.ts';
import { table } from './table.ts';

const dist = fileURLToPath(new URL('../../dist/client', import.meta.url));
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Paths of all indexed pages, and of the order result. */
async function pagePaths({ url }: ShopProcess): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  return [...listed, '/zamowienie'];
}

async function weighPages(shop: ShopProcess): Promise<string> {
  const rows: string[][] = [];
  for (const path of await pagePaths(shop)) {
    const html = await (await fetch(shop.url + path)).text();
    const weight = firstLoad(html, dist);
    rows.push([
      path,
      ...[weight.javascript, weight.css, weight.html].map(kilobytes),
      String(weight.requests),
    ]);
  }
  return table(['First load (kB, gzip)', 'JavaScript', 'CSS', 'HTML', 'requests'], rows);
}

/** Starts a shop for one measurement and stops it afterwards, also after an error. */
async function withShop<Result>(
  settings: Record<string, string>,
  work: (shop: ShopProcess) => Promise<Result>,
): Promise<Result> {
  const shop = await startShop({ settings: { LOG_LEVEL: 'error', ...settings } });
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

/** Like `withShop`, on a temporary PostgreSQL; `undefined` if PostgreSQL is not installed. */
async function withPostgres<Result>(
  work: (shop: ShopProcess) => Promise<Result>,
): Promise<Result | undefined> {
  const postgres = await startPostgres();
  if (!postgres) return undefined;
  try {
    return await withShop({ DATABASE_URL: postgres.url }, work);
  } finally {
    await postgres.stop();
  }
}

/**
 * npm run bench: measures exploration of the models, page sizes, sky calculations, and reads and orders of a built
 * shop. The load generator shares the processors with the shop, so the rates are lower bounds. `long`, a number of
 * minutes (default 10) and optionally `postgres` measure memory under sustained load; `desk` the lists of the desk;
 * `load` starts and loads alone, in turns with another build if its folder is named, or with so many orders if a number is;
 * `scale` several processes; `backup` dump and restore; `paint` what a phone sees. A whole run writes its figures into docs/proof/figures.md.
 *
 * @returns exit code: 1 if any request got a wrong response, which would falsify the figures
 */
export async function main(args: readonly string[] = []): Promise<number> {
  if (args[0] === 'desk') return deskBench(Number(args[1] ?? 100_000));
  if (args[0] === 'backup') return backupBench(Number(args[1] ?? 100_000));
  if (args[0] === 'scale') return scaleBench();
  if (args[0] === 'paint') return paintBench(args.slice(1));
  if (args[0] === 'long') {
    const minutes = Number(args[1] ?? 10);
    const kind = args[2] === 'postgres' ? 'postgresql' : 'pglite';
    const lasting = (shop: ShopProcess) => endurance(shop, minutes, `long-${kind}`);
    const code = await (kind === 'postgresql' ? withPostgres(lasting) : withShop({}, lasting));
    if (code === undefined) console.error('No postgres program here.');
    return code ?? 1;
  }
  if (args[0] === 'load') {
    const failed = await measureLoads(console.log, args[1]);
    return failed > 0 ? 1 : 0;
  }
  const printed: string[] = [];
  const print = (text: string) => {
    console.log(text);
    printed.push(text);
  };
  print(`${measureModels(models)}\n`);
  // First, since what the sky's start costs can only be measured once in a process.
  await skyBench(print);
  await withShop({}, async (shop) => {
    const { plain, gzip } = await chartSize(shop);
    print(`  chart as SVG          ${kilobytes(plain)} kB, ${kilobytes(gzip)} kB gzip\n`);
    print(`${await weighPages(shop)}\n`);
  });
  const failed = await measureLoads(print);
  if (failed === 0) writeFigures('bench', fenced(printed.join('\n')));
  return failed > 0 ? 1 : 0;
}
