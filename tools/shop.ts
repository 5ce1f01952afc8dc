import { runShopCommand } from './shop/shop-command.ts';
import { withShopData } from './with-shop-data.ts';

/**
 * npm run shop: an owner's commands for the whole shop. Reads the shop's settings.
 * @returns exit code: 0 on success
 */
export const main = (args: string[]): Promise<number> =>
  withShopData((store, config) => runShopCommand(store, args, config));
