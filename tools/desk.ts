import { runDeskCommand } from './desk/desk-command.ts';
import { withShopData } from './with-shop-data.ts';

/**
 * npm run desk: prints a link that lets an owner into the desk, once. Reads the shop's settings.
 * @returns exit code: 0 on success
 */
export const main = (args: string[]): Promise<number> =>
  withShopData(({ db }, config) => runDeskCommand(db, config, args));
