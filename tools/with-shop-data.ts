import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, loadConfig, type Config } from '#server/config.ts';
import { withoutControls } from '#server/http/terminal-log.ts';
import { DataFolderInUse } from '#server/store/data-lock.ts';
import { databaseTrouble, MissingFile } from '#server/store/statements/database-trouble.ts';
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
  if (error instanceof ConfigError) return error.message;
  if (error instanceof MissingFile) return error.message;
  const { stack, message } = error as Error;
  return databaseTrouble(error) ?? stack ?? message;
}

/**
 * Opens and migrates the database named by the shop's settings, runs an operator's command on it and prints the
 * result.
 * @returns exit code: 0 on success
 */
export async function withShopData(
  command: (store: Store, config: Config) => Promise<CommandResult>,
): Promise<number> {
  try {
    const config = loadConfig(process.env);
    const reason = unavailableReason(config);
    if (reason !== undefined) {
      console.error(reason);
      return 1;
    }
    const store = await openStore(config);
    try {
      await migrate(store.db);
      const { text, isDone } = await command(store, config);
      console.log(withoutControls(text));
      return isDone ? 0 : 1;
    } finally {
      await store.close();
    }
  } catch (error) {
    console.error(explain(error));
    return 1;
  }
}
