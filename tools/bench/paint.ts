import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright';
import { migrate } from '#server/store/migrate.ts';
import { seed } from '#server/store/seed.ts';
import { openEmbedded } from '#server/store/store.ts';
import { chromiumArguments, findChromium } from '../setup/chromium.mjs';
import { startShop, type ShopProcess } from '../shop-process.ts';
import { addSpecialists } from './many-specialists.ts';
import { orderableProduct, orderShot } from './order-shot.ts';
import { DESKTOP, FONTS, openPage, PHONE, SCRIPTS, type Load } from './page-load.ts';
import { table } from './table.ts';
import { weighVisit, type Visit } from './visit.ts';
import { fenced } from '../docs/markdown.ts';
import { writeFigures } from '../docs/write-figures.ts';

/** How often each page is opened in each way, in turns, so that a busy machine slows all ways alike. */
const ROUNDS = 9;
/** Between two pages, in ms, in which the one before is taken down. */
const REST = 500;
/** Goals of a page (docs/proof/figures.md); a ratio compares it with itself without scripts, then without fonts, too. */
const GOALS = { still: 1.05, bare: 1.1, fonts: 45_000, press: 56, task: 100, shift: 0.005 };

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const medians = (loads: readonly Load[] = []): Load => ({
  first: median(loads.map(({ first }) => first)),
  largest: median(loads.map(({ largest }) => largest)),
  task: median(loads.map(({ task }) => task)),
  shift: median(loads.map(({ shift }) => shift)),
  service: median(loads.map(({ service }) => service)),
  specialist: median(loads.map(({ specialist }) => specialist)),
});

/** A page's rows: of this build, and of another, if there is one. */
async function measurePage(browser: Browser, name: string, address: string, otherAddress?: string) {
  const alive = { address, without: [], device: PHONE, slow: true };
  const ways = {
    alive,
    still: { ...alive, without: [SCRIPTS] },
    bare: { ...alive, without: [SCRIPTS, FONTS] },
    wide: { ...alive, device: DESKTOP, slow: false },
    ...(otherAddress !== undefined && { other: { ...alive, address: otherAddress } }),
  };
  const turns = Object.entries(ways);
  const loads: Record<string, Load[]> = {};
  // A page that the shop renders for the first time takes its time there.
  for (const [, way] of turns) await openPage(browser, way);
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each variant is measured at each position and after each other one, since the page before still uses some of
    // the processor.
    const first = round % turns.length;
    const order = [...turns.slice(first), ...turns.slice(0, first)];
    for (const [way, how] of round % 2 === 0 ? order : order.toReversed()) {
      (loads[way] ??= []).push(await openPage(browser, how));
      await pause(REST);
    }
  }
  const yardsticks = { still: medians(loads['still']), bare: medians(loads['bare']) };
  const visit = await weighVisit(browser, address);
  const rows = [toRow(name, medians(loads['alive']), yardsticks, { load: medians(loads['wide']), visit })];
  if (loads['other']) rows.push(toRow(`${name}, other build`, medians(loads['other']), yardsticks));
  return { rows, visit };
}

/** One row, and whether it keeps the goals. Another build is not opened on a desktop. */
function toRow(
  name: string,
  alive: Load,
  yardsticks: Record<'still' | 'bare', Load>,
  own?: { load: Load; visit: Visit },
) {
  const pairs = (['still', 'bare'] as const).map((way) => {
    const ratios = [alive.first / yardsticks[way].first, alive.largest / yardsticks[way].largest];
    return {
      text: ratios.map((ratio) => ratio.toFixed(2)).join(' / '),
      kept: Math.max(...ratios) <= GOALS[way],
    };
  });
  const wide = own?.load;
  const kept =
    pairs.every((pair) => pair.kept) &&
    (own?.visit.fonts ?? 0) <= GOALS.fonts &&
    Math.max(alive.service, alive.specialist) <= GOALS.press &&
    alive.task <= GOALS.task &&
    Math.max(alive.shift, wide?.shift ?? 0) <= GOALS.shift;
  const cells = [
    name,
    `${alive.first.toFixed(0)} / ${alive.largest.toFixed(0)}`,
    ...pairs.map(({ text }) => text),
    [alive.service, alive.specialist].map((ms) => ms.toFixed(0)).join(' / '),
    alive.task.toFixed(0),
    alive.shift.toFixed(4),
    wide?.shift.toFixed(4) ?? '',
    kept ? '' : 'missed',
  ];
  return { cells, kept, isOther: own === undefined };
}

const VISIT = ['html', 'code', 'fonts', 'pictures', 'rest', 'requests'] as const satisfies (keyof Visit)[];

const visitRow = (page: string, visit: Visit) => [
  page,
  ...VISIT.map((kind) => (kind === 'requests' ? String(visit[kind]) : (visit[kind] / 1000).toFixed(1))),
];

const RESULT = '/zamowienie';

/** The result page's address of a new, unpaid order. */
async function resultAddress(shop: ShopProcess): Promise<string> {
  const { method, path, headers = {}, body = null } = orderShot(await orderableProduct(shop), 0);
  const response = await fetch(shop.url + path, { method, headers, body });
  const { orderId, customerId }: { orderId: number; customerId: string } = await response.json();
  return `${RESULT}?orderId=${orderId}&customerId=${customerId}`;
}

/** A build's shop with so many specialists, its data in an empty folder. */
async function shopWith(specialists: number, data: string, folder?: string): Promise<ShopProcess> {
  const store = await openEmbedded(data);
  try {
    await migrate(store.db);
    await seed(store.db);
    await addSpecialists(store.db, specialists);
  } finally {
    await store.close();
  }
  return startShop({ settings: { LOG_LEVEL: 'error', DATA_DIR: data }, ...(folder && { folder }) });
}

/** Measures pages of a shop with so many specialists and prints their table. Returns it, and whether this build keeps the goals. */
async function measureShop(browser: Browser, specialists: number, pages: readonly string[], other?: string) {
  const data = await mkdtemp(join(tmpdir(), 'paint-bench-'));
  const shops: ShopProcess[] = [];
  const start = async (name: string, folder?: string) => {
    const shop = await shopWith(specialists, join(data, name), folder);
    shops.push(shop);
    return shop;
  };
  try {
    const own = await start('own');
    const others = other === undefined ? undefined : await start('other', other);
    const addressOf = async (page: string, shop: ShopProcess) =>
      shop.url + (page === RESULT ? await resultAddress(shop) : page);
    const rows: ReturnType<typeof toRow>[] = [];
    const visits: string[][] = [];
    for (const page of pages) {
      const otherAddress = others && (await addressOf(page, others));
      const measured = await measurePage(browser, page, await addressOf(page, own), otherAddress);
      rows.push(...measured.rows);
      visits.push(visitRow(page, measured.visit));
    }
    const heads = ['first / largest ms', 'to still', 'to bare', 'taps ms', 'task ms'];
    const head = [`${specialists} specialists`, ...heads, 'shift 390', 'shift 1280', ''];
    const speeds = table(
      head,
      rows.map(({ cells }) => cells),
    );
    const text = `${speeds}\n\n${table(['Fetched until quiet, kB', ...VISIT], visits)}`;
    console.log(`${text}\n`);
    return { text, isKept: rows.every(({ kept, isOther }) => kept || isOther) };
  } finally {
    for (const shop of shops) await shop.stop();
    await rm(data, { recursive: true, force: true });
  }
}

/**
 * npm run bench -- paint: paint and response times on a slow phone, in a real Chromium. It measures first and largest
 * paint, also without scripts (still) and without fonts (bare); the fetched bytes; a tap on a service and on a
 * specialist, by the browser's event timing; the longest task after the first paint; and layout shifts. Medians of
 * nine, with 12 and with 200 specialists. A tap on a specialist scrolls to the form, so shifts on the way count too.
 * `-- paint /tarot 200` measures one page with that many specialists. A further argument is a folder with another
 * build, measured alternately with this one: a machine's speed varies by half, so only such a pair shows a change's
 * effect.
 * @returns exit code: 1 if a page misses a goal
 */
export async function paintBench([page, specialists = '12', other]: readonly string[]): Promise<number> {
  const found = await findChromium();
  const browser = await chromium.launch({
    args: chromiumArguments(),
    ...(found === undefined ? {} : { executablePath: found }),
  });
  try {
    if (page !== undefined) {
      const { isKept } = await measureShop(browser, Number(specialists), [page], other);
      return isKept ? 0 : 1;
    }
    const few = await measureShop(browser, 12, ['/', '/tarot', '/wrozby', RESULT]);
    const many = await measureShop(browser, 200, ['/tarot']);
    writeFigures('paint', fenced(`${few.text}\n\n${many.text}`));
    return few.isKept && many.isKept ? 0 : 1;
  } finally {
    await browser.close();
  }
}
