import { startFlows } from './flows/server/start-flows.ts';
import { readSettings } from './flows/server/settings.ts';

/** npm run flows: serves the machines as a page for product people until it is stopped. */
export async function main(): Promise<void> {
  const flows = await startFlows(readSettings(process.env));
  console.log(`Przepływy sklepu: ${flows.url}`);
  // Heard until the end: a second signal must not leave the shop behind.
  await new Promise<void>((stop) => process.on('SIGINT', () => stop()).on('SIGTERM', () => stop()));
  await flows.stop();
}
