import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startFlows } from './flows/server/start-flows.ts';
import { readSettings } from './flows/server/settings.ts';
import { writeComparison } from './flows/versions/write-comparison.ts';

/**
 * npm run flows: serves the machines as a page for product people until it is stopped.
 *
 * npm run flows -- --base REV: compares the machines with those of a revision of git instead, as a comment for a pull
 * request with drawings, in reports/flows/.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { base: { type: 'string' } } });
  if (values.base !== undefined) {
    const comment = await writeComparison(values.base);
    console.log(`${readFileSync(comment, 'utf8')}\n${comment}`);
    return;
  }
  const flows = await startFlows(readSettings(process.env));
  console.log(`Przepływy sklepu: ${flows.url}`);
  // Heard until the end: a second signal must not leave the shop behind.
  await new Promise<void>((stop) => process.on('SIGINT', () => stop()).on('SIGTERM', () => stop()));
  await flows.stop();
}
