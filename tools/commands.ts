import { main as desk } from './desk.ts';
import { main as health } from './pack/health.ts';
import { main as person } from './person.ts';
import { codeOfWrong, isCalledRight, usageOf } from './setup/usage.mjs';
import { main as shop } from './shop.ts';

/** What a packed shop can do besides serving: `node main.js NAME …`, and with npm `npm run NAME -- …`. */
const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<number>>> = {
  desk,
  health,
  person,
  shop,
};

/**
 * Runs an operator's command in a packed shop, without the repository's tools.
 * @returns exit code: 2 for an unknown name
 */
export async function main([name = '', ...args]: string[]): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command && isCalledRight(name, args)) return command(args);
  if (command) {
    console.error(usageOf(name));
    return codeOfWrong(name, args);
  }
  console.error(`node main.js [${Object.keys(COMMANDS).join('|')}] …; without a name it serves the shop.`);
  return 2;
}
