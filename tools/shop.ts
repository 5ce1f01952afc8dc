import { runShopCommand } from './shop/shop-command.ts';
import { withShopData } from './with-shop-data.ts';

/**
 * npm run shop: what an owner does to the whole shop. Reads the same settings as the shop.
 * @returns exit code: 0 when it did what it was asked
 */
export const main = (args: string[]): Promise<number> => withShopData((store) => runShopCommand(store, args));
