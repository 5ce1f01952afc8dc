import { setTimeout as pause } from 'node:timers/promises';
import { startShop } from '../shop-process.ts';
import { STAND_IN_FAULTS, StandInApi, type StandInFault } from '../stand-in/stand-in-api.ts';
import { testContract } from '../stand-in/test-contract.ts';
import type { FaultReport } from './fault.ts';

const CONTACT = 'pomoc@obcy.pl';
const PAGES = ['/', '/tarot', '/regulamin', '/kontakt', '/odstapienie', '/dostepnosc'];
/** Expected status of the order page without scripts. */
const PLAIN_STATUS: Readonly<Record<StandInFault, number>> = {
  none: 200,
  strict: 200,
  slow: 503,
  html: 502,
  broken: 502,
  'no-cors': 200,
  shapes: 200,
};
/** Expected log message, where the pages cannot show the fault. */
const SAID: Readonly<Partial<Record<StandInFault, RegExp>>> = {
  slow: /longer than 5 seconds/,
  html: /something else than a JSON list/,
  broken: /GET \/fairy with 500/,
  'no-cors': /Access-Control-Allow-Origin/,
  shapes: /"list":"fairies.products".*"path":"price"/,
};

/**
 * Faults of a foreign API, each behind the built shop. Expected: pages are served, the log names the fault without an
 * internal error, and the shop sends nothing outside the specification.
 */
export async function foreignTroubles(
  fault: StandInFault,
  collectLog: (log: string) => void,
): Promise<FaultReport> {
  const api = new StandInApi(fault);
  await api.start();
  const problems: string[] = [];
  const shop = await startShop({
    settings: { API_URL: api.url, CONTACT_EMAIL: CONTACT },
  }).catch((error: unknown) => {
    api.stop();
    throw error;
  });
  let slowest = 0;
  try {
    const get = async (path: string) => {
      const began = Date.now();
      const response = await fetch(shop.url + path);
      const body = await response.text();
      slowest = Math.max(slowest, Date.now() - began);
      return { status: response.status, body };
    };
    for (const path of PAGES) {
      const { status, body } = await get(path);
      if (status !== 200) problems.push(`${path} answers ${status}`);
      if (body.includes('/moje-dane')) problems.push(`${path} promises what the API has not`);
    }
    const plain = await get('/zamow/tarot');
    if (plain.status !== PLAIN_STATUS[fault]) problems.push(`/zamow/tarot answers ${plain.status}`);
    if (plain.status >= 500 && !plain.body.includes(CONTACT)) problems.push('no address to write to');
    if (fault === 'strict') {
      const failed = (await testContract(api.url)).filter(({ problem }) => problem !== undefined);
      problems.push(
        ...failed.map(({ what }) => `refused: ${what}`),
        ...api.refused.map((call) => `sent too much: ${call}`),
      );
    }
    const sentence = SAID[fault];
    for (let waited = 0; sentence && !sentence.test(shop.output()) && waited < 12_000; waited += 200)
      await pause(200);
    if (sentence && !sentence.test(shop.output())) problems.push('the log does not say what is wrong');
    if (/"level":(50|60)/.test(shop.output())) problems.push('an error of ours in the log');
  } finally {
    await shop.stop();
    api.stop();
    collectLog(shop.output());
  }
  return {
    what: `foreign API: ${fault}`,
    tried: STAND_IN_FAULTS[fault],
    seen: `${PAGES.length} pages stand, slowest ${(slowest / 1000).toFixed(1)} s; without scripts ${PLAIN_STATUS[fault]}`,
    problems,
  };
}
