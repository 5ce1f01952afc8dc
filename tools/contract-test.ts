import { probeApi } from '#server/pages/probe-api.ts';
import { usageOf } from './setup/usage.mjs';
import { testContract } from './stand-in/test-contract.ts';

/**
 * npm run contract-test -- URL [ORIGIN]: calls any product API as the shop does, each call of the specification once,
 * and prints what passed. It places one order and sends one message, one sign-up: use a test system.
 * @returns exit code: 1 if a call failed
 */
export async function main([
  apiUrl = '',
  publicUrl = 'http://localhost:3000',
]: readonly string[]): Promise<number> {
  if (!URL.canParse(apiUrl) || !URL.canParse(publicUrl)) {
    console.error(usageOf('contract-test'));
    return 2;
  }
  const address = apiUrl.replace(/\/+$/, '');
  const results = await testContract(address);
  const cors = await probeApi({ apiUrl: address, publicUrl, apiIdempotency: false });
  results.push({ what: `pages of ${publicUrl} may call it (CORS)`, problem: cors.join(' ') || undefined });
  for (const { what, problem } of results)
    console.log(problem === undefined ? `passed  ${what}` : `FAILED  ${what}: ${problem}`);
  const failed = results.filter(({ problem }) => problem !== undefined).length;
  console.log(`\n${results.length - failed} passed, ${failed} failed.`);
  return failed > 0 ? 1 : 0;
}
