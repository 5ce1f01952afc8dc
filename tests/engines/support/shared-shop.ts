import freshBuild from '../../e2e/support/fresh-build.ts';
import { startShop } from '../../../tools/shop-process.ts';

/** The environment variable that tells the workers the shop's address. */
export const SHOP_ADDRESS = 'ENGINES_SHOP';

/**
 * Before the first journey: one shop for all engines, since starting one costs as much as several journeys. Returns
 * what ends it.
 */
export default async function startSharedShop(): Promise<() => Promise<void>> {
  await freshBuild();
  const shop = await startShop();
  process.env[SHOP_ADDRESS] = shop.url;
  return async () => void (await shop.stop());
}
