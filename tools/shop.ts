import { restoreBackup } from './shop/backup-command.ts';
import { TRY_LATER } from './shop/mail-in-command.ts';
import { runShopCommand } from './shop/shop-command.ts';
import { withSettings, withShopData } from './with-shop-data.ts';

/**
 * npm run shop: an owner's commands for the whole shop. Reads the shop's settings.
 * @returns exit code: 0 on success; of `mail-in` one that has the mail server try again, whatever went wrong
 */
export async function main(args: string[]): Promise<number> {
  // Where a backup is restored, the shop's own database may be lost.
  if (args[0] === 'restore') return withSettings((config) => restoreBackup(args.slice(1), config));
  const code = await withShopData((store, config) => runShopCommand(store, args, config));
  return code !== 0 && args[0] === 'mail-in' ? TRY_LATER : code;
}
