import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '#server/store/store.ts';
import { startShop, type ShopProcess } from '../shop-process.ts';
import { acknowledged, newPurchase, sendOrder, tarotOffer, type Acknowledged } from './buyer.ts';
import { compareOrders } from './database.ts';
import { summed, type FaultReport } from './fault.ts';

const DISK = '160m';
const WHAT = 'disk full, PGlite';

/** A small disk of its own at `folder`; only root may mount one. */
function mountDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'shop-faults', folder], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

/** Takes all but so many bytes of the disk. */
async function fill(folder: string, leave: number): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  const filler = join(folder, 'filler');
  await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - leave)));
  return filler;
}

/**
 * The embedded database's disk fills up while people buy: they hear 503, or 502 when the order could be
 * stored but its payment not opened. The shop can still be read, and with room again orders go
 * through, if need be after a restart. Nothing confirmed is lost.
 */
export async function diskFull(keepLog: (log: string) => void): Promise<FaultReport> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-disk-'));
  if (!mountDisk(folder)) {
    await rm(folder, { recursive: true });
    return {
      what: WHAT,
      tried: 'skipped',
      seen: 'needs the right to mount a small disk (root)',
      problems: [],
    };
  }
  const orders: Acknowledged[] = [];
  const problems: string[] = [];
  let refused = 0;
  let restarts = 0;
  let shop: ShopProcess | undefined;
  const settings = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'debug' };
  try {
    shop = await startShop({ settings });
    const offer = await tarotOffer(shop.url);
    const order = async (url: string) => {
      const purchase = newPurchase(offer);
      const answer = await sendOrder(url, purchase);
      if (answer !== 'lost' && answer.status === 201) orders.push(acknowledged(answer.body, purchase));
      return answer;
    };
    await order(shop.url);
    const filler = await fill(folder, 0);
    // Room inside the files that are there lets some orders through.
    for (let tried = 0; refused < 5 && tried < 400; tried += 1) {
      const answer = await order(shop.url);
      if (answer === 'lost') {
        problems.push('an order was not answered');
        break;
      }
      if ([502, 503].includes(answer.status) && answer.body['code'] === 500) refused += 1;
      else if (answer.status !== 201) problems.push(`an order was answered ${answer.status}`);
    }
    if (refused === 0) problems.push('the full disk was never noticed');
    if (!(await fetch(`${shop.url}/tarot`)).ok) problems.push('the pages are gone, too');

    await truncate(filler, 0);
    let again = await order(shop.url);
    if (again === 'lost' || again.status !== 201) {
      restarts += 1;
      await shop.stop();
      keepLog(shop.output());
      shop = await startShop({ settings });
      again = await order(shop.url);
    }
    if (again === 'lost' || again.status !== 201) problems.push('no order went through again');
    await shop.stop();
    keepLog(shop.output());
    shop = undefined;
    const store = await openEmbedded(settings.DATA_DIR);
    problems.push(...(await compareOrders(store, orders)));
    await store.close();
  } finally {
    await shop?.stop();
    execFileSync('umount', ['-l', folder], { stdio: 'pipe' });
    await rm(folder, { recursive: true, force: true });
  }
  return {
    what: WHAT,
    tried: `a disk of ${DISK}, filled`,
    seen: `${refused} told 502 or 503, ${orders.length} confirmed and kept, ${restarts} restarts needed`,
    problems: summed(problems),
  };
}
