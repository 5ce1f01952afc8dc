import { usageOf } from './setup/usage.mjs';
import { isStandInFault, STAND_IN_FAULTS, StandInApi } from './stand-in/stand-in-api.ts';

const PORT = 4800;

/**
 * npm run stand-in -- [FAULT] [PORT]: a product API with the specification's fields alone, to point a shop at:
 * `API_URL=http://127.0.0.1:4800 npm run dev`. It runs until it is stopped.
 */
export async function main([fault = 'none', port = String(PORT)]: readonly string[]): Promise<number> {
  if (!isStandInFault(fault) || !/^\d{1,5}$/.test(port)) {
    console.error(usageOf('stand-in'));
    for (const [name, meaning] of Object.entries(STAND_IN_FAULTS)) console.error(`  ${name}: ${meaning}`);
    return 2;
  }
  const api = new StandInApi(fault);
  await api.start(Number(port));
  console.log(`A stand-in API (${fault}: ${STAND_IN_FAULTS[fault]}). Try: API_URL=${api.url} npm run dev`);
  await new Promise((done) => process.once('SIGINT', done).once('SIGTERM', done));
  api.stop();
  return 0;
}
