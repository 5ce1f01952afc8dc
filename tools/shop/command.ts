import type { Config } from '#server/config.ts';
import type { Store } from '#server/store/store.ts';
import type { CommandResult } from '../with-shop-data.ts';

/** A command of `npm run shop -- NAME …`. */
export interface ShopCommand {
  /** Usage line: arguments after `npm run shop -- `, and what the command does. */
  usage: readonly (readonly [call: string, effect: string])[];
  /** Runs the command; `undefined` for invalid arguments. */
  run: (store: Store, args: readonly string[], config: Config) => Promise<CommandResult> | undefined;
}
