import { TRY_LATER } from './shop/mail-in-command.ts';
import { runShopCommand } from './shop/shop-command.ts';
import { withShopData } from './with-shop-data.ts';

/**
 * npm run shop: an owner's commands for the whole shop. Reads the shop's settings.
 * @returns exit code: 0 on success; of `mail-in` one that has the mail server try again, whatever went wrong
 */
export async function main(args: string[]): Promise<number> {
  const code = await withShopData((store, config) => runShopCommand(store, args, config));
  return code !== 0 && args[0] === 'mail-in' ? TRY_LATER : code;
}
