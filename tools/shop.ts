import { restoreBackup } from './shop/backup-command.ts';
import { runShopCommand } from './shop/shop-command.ts';
import { withSettings, withShopData } from './with-shop-data.ts';

/**
 * npm run shop: an owner's commands for the whole shop. Reads the shop's settings.
 * @returns exit code: 0 on success
 */
export const main = (args: string[]): Promise<number> =>
  // Where a backup is restored, the shop's own database may be lost.
  args[0] === 'restore'
    ? withSettings((config) => restoreBackup(args.slice(1), config))
    : withShopData((store, config) => runShopCommand(store, args, config));
