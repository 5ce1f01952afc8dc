import type { Config } from '#server/config.ts';
import type { Store } from '#server/store/store.ts';
import type { CommandResult } from '../with-shop-data.ts';

/** A command of `npm run shop -- NAME …`; how each is called stands in tools/setup/usage.mjs. */
export interface ShopCommand {
  /** Runs the command; `undefined` for invalid arguments. */
  run: (store: Store, args: readonly string[], config: Config) => Promise<CommandResult> | undefined;
}
