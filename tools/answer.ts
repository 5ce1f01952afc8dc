import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, loadConfig, type Config } from '#server/config.ts';
import { DataFolderInUse } from '#server/store/data-lock.ts';
import { migrate } from '#server/store/migrate.ts';
import { openEmbedded, openPostgres, type Store } from '#server/store/store.ts';
import { runAnswerCommand } from './answer/answer-command.ts';

const IN_USE = `The shop is running and holds its embedded database, which only one program can use.
Stop the shop (Ctrl+C), run this command again and start the shop: the mail goes out then.
With a PostgreSQL (DATABASE_URL) both work at the same time.`;

/** The mail is the running shop's work, not this command's. */
const MAIL_WAITS = 'The mail is sent once the shop runs: npm start.';

const openStore = ({ databaseUrl, dataDir }: Config): Promise<Store> | Store =>
  databaseUrl === undefined ? openEmbedded(dataDir) : openPostgres(databaseUrl);

/** Why there are no orders here to be answered, before anything is opened. */
function hindrance({ apiUrl, databaseUrl, dataDir }: Config): string | undefined {
  if (apiUrl !== undefined) return 'API_URL is set: the orders are kept by that API, not here.';
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'postgres')))
    return `There is no shop's data in ${dataDir}: start the shop first, or set DATA_DIR or DATABASE_URL.`;
  return undefined;
}

/** One sentence for what the operator can mend; the rest is for us. */
function explain(error: unknown): string {
  if (error instanceof DataFolderInUse) return IN_USE;
  if (error instanceof ConfigError) return error.message;
  const { code, stack, message } = error as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return 'The database at DATABASE_URL does not answer.';
  return stack ?? message;
}

/**
 * npm run answer: lists the paid orders that wait, takes an answer from a file, or calls an order off. Reads the same
 * settings as the shop.
 * @returns exit code: 0 when it did what it was asked
 */
export async function main(args: string[]): Promise<number> {
  try {
    const config = loadConfig(process.env);
    const reason = hindrance(config);
    if (reason !== undefined) {
      console.error(reason);
      return 1;
    }
    const store = await openStore(config);
    try {
      await migrate(store.db);
      const { text, isDone } = await runAnswerCommand(store.db, args);
      console.log(text);
      if (isDone && store.kind === 'embedded' && args.length > 1 && args[0] !== 'cancel')
        console.log(MAIL_WAITS);
      return isDone ? 0 : 1;
    } finally {
      await store.close();
    }
  } catch (error) {
    console.error(explain(error));
    return 1;
  }
}
