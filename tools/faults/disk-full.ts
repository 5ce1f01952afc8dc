import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '#server/store/store.ts';
import { startShop, type ShopProcess } from '../shop-process.ts';
import { confirmedOrder, newPurchase, sendOrder, tarotOffer, type ConfirmedOrder } from './support/buyer.ts';
import { compareOrders } from './support/database.ts';
import { summed, type FaultReport } from './fault.ts';

const DISK = '160m';
const WHAT = 'disk full, PGlite';

/** Mounts a small file system at `folder`; only root can. */
function mountDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'shop-faults', folder], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

/** Fills the disk up to a number of free bytes. */
async function fill(folder: string, leave: number): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  const filler = join(folder, 'filler');
  await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - leave)));
  return filler;
}

/**
 * Fault: the embedded database's disk is full. Expected: 503, or 502 if the order was stored but its payment not
 * opened; pages are still served; with free space orders succeed again, if necessary after a restart; no confirmed
 * order lost.
 */
export async function diskFull(collectLog: (log: string) => void): Promise<FaultReport> {
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
  const orders: ConfirmedOrder[] = [];
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
      const response = await sendOrder(url, purchase);
      if (response !== 'lost' && response.status === 201)
        orders.push(confirmedOrder(response.body, purchase));
      return response;
    };
    await order(shop.url);
    const filler = await fill(folder, 0);
    // Room inside the files that are there lets some orders through.
    for (let tried = 0; refused < 5 && tried < 400; tried += 1) {
      const response = await order(shop.url);
      if (response === 'lost') {
        problems.push('an order got no response');
        break;
      }
      if ([502, 503].includes(response.status) && response.body['code'] === 500) refused += 1;
      else if (response.status !== 201) problems.push(`an order got ${response.status}`);
    }
    if (refused === 0) problems.push('the full disk was never noticed');
    if (!(await fetch(`${shop.url}/tarot`)).ok) problems.push('the pages are gone, too');

    await truncate(filler, 0);
    let again = await order(shop.url);
    if (again === 'lost' || again.status !== 201) {
      restarts += 1;
      await shop.stop();
      collectLog(shop.output());
      shop = await startShop({ settings });
      again = await order(shop.url);
    }
    if (again === 'lost' || again.status !== 201) problems.push('no order went through again');
    await shop.stop();
    collectLog(shop.output());
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
