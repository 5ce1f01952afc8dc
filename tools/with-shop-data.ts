import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig, type Config } from '#server/config.ts';
import { OwnError } from '#server/own-error.ts';
import { withoutControls } from '#server/http/terminal-log.ts';
import { DataFolderInUse } from '#server/store/data-lock.ts';
import { databaseTrouble } from '#server/store/statements/database-trouble.ts';
import { migrate } from '#server/store/migrate.ts';
import { openEmbedded, openPostgres, type Store } from '#server/store/store.ts';

/** Output of an operator's command, and whether it succeeded. */
export interface CommandResult {
  text: string;
  isDone: boolean;
}

/** The output of a command that did what it was asked. */
export const done = (text: string): CommandResult => ({ text, isDone: true });

/** The output of a command that refused, and changed nothing. */
export const refused = (text: string): CommandResult => ({ text, isDone: false });

const IN_USE = `The shop is running and holds its embedded database, which only one program can use.
Stop the shop (Ctrl+C), run this command again and start the shop.
With a PostgreSQL (DATABASE_URL) both work at the same time.`;

const openStore = ({ databaseUrl, dataDir }: Config): Promise<Store> | Store =>
  databaseUrl === undefined ? openEmbedded(dataDir) : openPostgres(databaseUrl);

/** Why the command cannot work with these settings; checked before the database is opened. */
function unavailableReason({ apiUrl, databaseUrl, dataDir }: Config): string | undefined {
  if (apiUrl !== undefined) return 'API_URL is set: the data are kept by that API, not here.';
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'postgres')))
    return `There is no shop's data in ${dataDir}: start the shop first, or set DATA_DIR or DATABASE_URL.`;
  return undefined;
}

/** Formats an error: one sentence if the operator can fix it, else with its stack. */
function explain(error: unknown): string {
  if (error instanceof DataFolderInUse) return IN_USE;
  if (error instanceof OwnError) return error.message;
  const { stack, message } = error as Error;
  return databaseTrouble(error) ?? stack ?? message;
}

/**
 * Reads the shop's settings, does work with them and prints its result.
 * @returns exit code: 0 on success
 */
export async function withSettings(work: (config: Config) => Promise<CommandResult>): Promise<number> {
  try {
    const { text, isDone } = await work(loadConfig(process.env));
    console.log(withoutControls(text));
    return isDone ? 0 : 1;
  } catch (error) {
    console.error(explain(error));
    return 1;
  }
}

/**
 * Opens and migrates the database named by the shop's settings, runs an operator's command on it and prints the
 * result.
 * @returns exit code: 0 on success
 */
export const withShopData = (
  command: (store: Store, config: Config) => Promise<CommandResult>,
): Promise<number> =>
  withSettings(async (config) => {
    const reason = unavailableReason(config);
    if (reason !== undefined) throw new OwnError(reason);
    const store = await openStore(config);
    try {
      await migrate(store.db);
      return await command(store, config);
    } finally {
      await store.close();
    }
  });
