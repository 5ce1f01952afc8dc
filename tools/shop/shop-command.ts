import type { Store } from '#server/store/store.ts';
import type { CommandResult } from '../with-shop-data.ts';
import { emptyCommand } from './empty-command.ts';

/** One of the things that `npm run shop -- NAME …` does. */
export interface ShopCommand {
  /** What follows `npm run shop -- `, and what it does. */
  usage: readonly (readonly [call: string, effect: string])[];
  /** `undefined` when the words make no sense to it. */
  run: (store: Store, args: readonly string[]) => Promise<CommandResult> | undefined;
}

const COMMANDS: ReadonlyMap<string, ShopCommand> = new Map([['empty', emptyCommand]]);

const USAGE = [...COMMANDS.values()]
  .flatMap(({ usage }) => usage)
  .map(([call, effect]) => `${`npm run shop -- ${call}`.padEnd(50)} ${effect}`)
  .join('\n');

/** Carries out `npm run shop -- …` over an open database; anything unknown gets the list of commands. */
export async function runShopCommand(store: Store, args: readonly string[]): Promise<CommandResult> {
  const [name = '', ...rest] = args;
  return (await COMMANDS.get(name)?.run(store, rest)) ?? { text: USAGE, isDone: false };
}
