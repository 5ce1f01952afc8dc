import type { Config } from '#server/config.ts';
import type { Store } from '#server/store/store.ts';
import type { CommandResult } from '../with-shop-data.ts';
import { usageOf } from '../setup/usage.mjs';
import { backupCommand } from './backup-command.ts';
import type { ShopCommand } from './command.ts';
import { checkCommand } from './check-command.ts';
import { drillCommand } from './drill-command.ts';
import { emptyCommand } from './empty-command.ts';
import { mailInCommand } from './mail-in-command.ts';

const COMMANDS: ReadonlyMap<string, ShopCommand> = new Map([
  ['empty', emptyCommand],
  ['drill', drillCommand],
  ['backup', backupCommand],
  ['check', checkCommand],
  ['mail-in', mailInCommand],
]);

/** Runs `npm run shop -- …` on an open database; an unknown command prints the usage. */
export async function runShopCommand(
  store: Store,
  args: readonly string[],
  config: Config,
): Promise<CommandResult> {
  const [name = '', ...rest] = args;
  return (
    (await COMMANDS.get(name)?.run(store, rest, config)) ?? {
      text: usageOf('shop'),
      isDone: false,
    }
  );
}
