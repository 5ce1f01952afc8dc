import freshBuild from '../../e2e/support/fresh-build.ts';
import { startShop } from '../../../tools/shop-process.ts';
import { startLateShop } from './faulty-line.ts';

/** Environment variables that tell the workers the shop's addresses. */
export const SHOP_ADDRESS = { straight: 'ENGINES_SHOP', late: 'ENGINES_LATE_SHOP' } as const;

/**
 * Before the first journey: one shop for all engines, since starting one costs as much as several journeys. Returns
 * what ends it.
 */
export default async function startSharedShop(): Promise<() => Promise<void>> {
  await freshBuild();
  const shop = await startShop();
  const late = await startLateShop(shop.url);
  process.env[SHOP_ADDRESS.straight] = shop.url;
  process.env[SHOP_ADDRESS.late] = late.url;
  return async () => {
    late.close();
    await shop.stop();
  };
}
