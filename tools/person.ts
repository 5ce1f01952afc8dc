import { join } from 'node:path';
import { Outbox } from '#server/mail/outbox/outbox.ts';
import { runPersonCommand } from './person/person-command.ts';
import { withShopData } from './with-shop-data.ts';

/**
 * npm run person: exports or erases what is held about an e-mail address. Reads the same settings as the shop.
 * @returns exit code: 0 when it did what it was asked
 */
export const main = (args: string[]): Promise<number> =>
  withShopData((store, { dataDir }) =>
    runPersonCommand({ store, outbox: new Outbox(join(dataDir, 'outbox')), dataDir }, args),
  );
