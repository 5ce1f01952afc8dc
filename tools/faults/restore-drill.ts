import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '#server/store/store.ts';
import { snapshotsIn } from '#server/store/snapshots.ts';
import { startShop } from '../shop-process.ts';
import { confirmedOrder, newPurchase, sendOrder, tarotOffer, type ConfirmedOrder } from './support/buyer.ts';
import { compareOrders } from './support/database.ts';
import { summed, type FaultReport } from './fault.ts';

/**
 * Restores a shop's last snapshot into an empty data folder, after a damaged copy was refused. Expected: all orders
 * are there, and new ones can be placed.
 */
export async function restoreDrill(orders: number, collectLog: (log: string) => void): Promise<FaultReport> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-restore-'));
  const [lost, restored] = [join(folder, 'lost'), join(folder, 'restored')];
  const confirmed: ConfirmedOrder[] = [];
  const problems: string[] = [];
  const buy = async (url: string) => {
    const purchase = newPurchase(await tarotOffer(url));
    const response = await sendOrder(url, purchase);
    if (response === 'lost' || response.status !== 201) problems.push('an order was refused');
    else confirmed.push(confirmedOrder(response.body, purchase));
  };
  const run = async (settings: Record<string, string>, work: (url: string) => Promise<void>) => {
    const shop = await startShop({ settings: { LOG_LEVEL: 'debug', ...settings } });
    try {
      await work(shop.url);
    } finally {
      await shop.stop();
      collectLog(shop.output());
    }
  };
  let seconds = 0;
  try {
    await run({ DATA_DIR: lost }, async (url) => {
      for (let order = 0; order < orders; order += 1) await buy(url);
    });
    const [newest = ''] = await snapshotsIn(join(lost, 'snapshots'));
    const snapshot = join(lost, 'snapshots', newest);
    const damaged = join(folder, 'damaged.tar.gz');
    const whole = await readFile(snapshot);
    await writeFile(damaged, whole.subarray(0, whole.length / 2));
    const refusal: unknown = await run({ DATA_DIR: restored, RESTORE_FROM: damaged }, async () => {
      problems.push('a damaged snapshot was restored');
    }).catch((error: unknown) => error);
    if (!/RESTORE_FROM: .* is damaged/.test(String(refusal)))
      problems.push('a damaged snapshot was not named');

    const began = performance.now();
    const settings = { DATA_DIR: restored, RESTORE_FROM: snapshot };
    await run(settings, async (url) => {
      seconds = (performance.now() - began) / 1000;
      await buy(url);
    });
    // Left set, it changes nothing.
    await run(settings, buy);
    const store = await openEmbedded(restored);
    problems.push(...(await compareOrders(store, confirmed)));
    await store.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return {
    what: 'restore drill, PGlite',
    tried: `${orders} orders, a damaged snapshot, a whole one, a start with RESTORE_FROM left set`,
    seen: `open again after ${seconds.toFixed(1)} s; ${confirmed.length} orders confirmed and kept`,
    problems: summed(problems),
  };
}
