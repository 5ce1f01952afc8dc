import { OwnError } from '#server/own-error.ts';
import type { Config } from '#server/config.ts';
import { countPaymentOrigins } from './payment-origin.ts';
import { samplesOnSale } from './samples.ts';
import type { Db } from './tables/tables.ts';

/** The settings are right, and not for this database. `message` has a line for each problem. */
export class WrongDatabase extends OwnError {
  override name = 'WrongDatabase';
  constructor(readonly problems: readonly string[]) {
    super(
      ['The server cannot start with this database.', ...problems.map((problem) => `  ${problem}`)].join(
        '\n',
      ),
    );
  }
}

/**
 * Checks that a live shop sells no sample, and that test payments and real ones are never in one database. Otherwise
 * jobs would ask the wrong provider about payments, and unpaid orders would be answered. Problems that the desk can
 * solve do not prevent a start: a shop without terms opens with nothing for sale (160_shop_opening.sql).
 * @throws {WrongDatabase}
 */
export async function checkDatabase(db: Db, { paymentsMode }: Pick<Config, 'paymentsMode'>): Promise<void> {
  const { real, sandbox } = await countPaymentOrigins(db);
  const problems: string[] = [];
  if (paymentsMode === 'live') {
    const samples = await samplesOnSale(db);
    if (samples.length > 0)
      problems.push(
        `PAYMENTS=live, and the sample shop is on sale: ${samples.join('; ')}. ` +
          'Take it off with `npm run shop -- empty` (without npm `node main.js shop empty`), which leaves what is yours, or give DATABASE_URL a database of its own.',
      );
    if (sandbox > 0)
      problems.push(
        `PAYMENTS=live, and ${sandbox} of its orders belong to the sandbox, where nobody pays. ` +
          'Remove them with `npm run shop -- empty with-sandbox-orders` (without npm `node main.js shop empty with-sandbox-orders`), which leaves what is yours, or give DATABASE_URL a database of its own.',
      );
  } else if (real > 0) {
    problems.push(
      `PAYMENTS is not live, and ${real} of its orders belong to Stripe or PayU: this is a live shop’s database. ` +
        'Give DATABASE_URL another one.',
    );
  }
  if (problems.length > 0) throw new WrongDatabase(problems);
}
