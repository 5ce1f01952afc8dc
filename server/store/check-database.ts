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

/** The texts that a shop must not sell without. */
const DOCUMENTS = { terms: 'TERMS_DESCRIPTION', 'privacy page': 'PRIVACY_POLICY_DESCRIPTION' } as const;

/**
 * A shop that takes money sells nothing that is made up and nothing without terms, and play money never meets real money: the jobs of one would
 * ask the other's provider about its payments, and its orders would be answered for nothing.
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
          'Take it off with `npm run shop -- empty`, or give DATABASE_URL a database of its own.',
      );
    const missing = await missingDocuments(db);
    if (missing.length > 0)
      problems.push(
        `PAYMENTS=live, and the shop sells without ${missing.join(' and ')}: ` +
          'put back a backup that has them, or write them into page_content (migration 001).',
      );
    if (sandbox > 0)
      problems.push(
        `PAYMENTS=live, and ${sandbox} of its orders belong to the sandbox, where nobody pays. ` +
          'Remove them with `npm run shop -- empty`, or give DATABASE_URL a database of its own.',
      );
  } else if (real > 0) {
    problems.push(
      `PAYMENTS is not live, and ${real} of its orders belong to Stripe or PayU: this is a live shop’s database. ` +
        'Give DATABASE_URL another one.',
    );
  }
  if (problems.length > 0) throw new WrongDatabase(problems);
}

/** Lists the documents that a shop lacks; none while it sells nothing. */
async function missingDocuments(db: Db): Promise<string[]> {
  const offer = await db.selectFrom('fairy_product').select('id').limit(1).executeTakeFirst();
  if (!offer) return [];
  const written = await db
    .selectFrom('page_content')
    .select('type')
    .where('content', '<>', '')
    .where('type', 'in', Object.values(DOCUMENTS))
    .execute();
  const types = new Set(written.map(({ type }) => type));
  return Object.entries(DOCUMENTS).flatMap(([name, type]) => (types.has(type) ? [] : [name]));
}
