import type { Config } from '#server/config.ts';
import type { Store } from '#server/store/store.ts';
import type { CommandResult } from '../with-shop-data.ts';

/** The settings that commands use; tests and the embedded database go without those of a PostgreSQL. */
export type CommandConfig = Pick<Config, 'dataDir' | 'paymentsMode'> &
  Partial<Pick<Config, 'databaseUrl' | 'backup' | 'retention'>>;

/** A command of `npm run shop -- NAME …`. */
export interface ShopCommand {
  /** Usage line: arguments after `npm run shop -- `, and what the command does. */
  usage: readonly (readonly [call: string, effect: string])[];
  /** Runs the command; `undefined` for invalid arguments. */
  run: (store: Store, args: readonly string[], config: CommandConfig) => Promise<CommandResult> | undefined;
}
