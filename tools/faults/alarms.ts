import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PROCESS_ALARMS, SHOP_ALARMS } from '#server/alarms/alarms.ts';
import { ringingValue } from '#server/alarms/ringing.ts';
import { watchOnce } from '#server/alarms/watch.ts';
import { ProcessFigures } from '#server/metrics/process-figures.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { CALM_POOL, endShopFaults, PROCESS_FAULTS, SHOP_FAULTS } from './support/alarm-faults.ts';
import { summed, type FaultReport } from './fault.ts';

const MINUTE = 60_000;

interface Told {
  alarm: string;
  state: string;
}

/** A webhook that takes calls. */
async function startWebhook() {
  let told: Told[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    request.once('end', () => {
      told.push(JSON.parse(body) as Told);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    /** Calls received since the last time. */
    heard: () => {
      const all = told.map(({ alarm, state }) => `${alarm} ${state}`);
      told = [];
      return all;
    },
    stop: () => server.close(),
  };
}

/**
 * Fault: the condition of each of the shop's alarms, one after another. Expected: after its time only that alarm is
 * sent to the webhook, once by two processes, and so is its end.
 * @param orderId an order that is paid
 */
export async function ringAlarms(db: Db, orderId: number, where: string): Promise<FaultReport> {
  const webhook = await startWebhook();
  const log = { warn: () => undefined, error: () => undefined };
  const options = {
    db,
    log,
    laneOf: () => 'mail' as const,
    webhookUrl: webhook.url,
    heartbeatUrl: undefined,
    shopName: 'Sklep',
  };
  const problems: string[] = [];
  const expectHeard = (what: string, wanted: readonly string[]) => {
    const heard = webhook.heard();
    if (heard.join() !== wanted.join()) problems.push(`${what}: told ${heard.join(', ') || 'nothing'}`);
  };
  /** Two processes look at once. */
  const look = (now: Date) => Promise.all([watchOnce(options, now), watchOnce(options, now)]);
  try {
    await endShopFaults(db);
    await look(new Date());
    expectHeard('without a fault', []);
    for (const { name, minutes } of SHOP_ALARMS) {
      await SHOP_FAULTS[name]?.(db, orderId);
      const now = Date.now();
      await look(new Date(now));
      expectHeard(`${name}, at once`, minutes === 0 ? [`${name} begins`] : []);
      await look(new Date(now + minutes * MINUTE));
      expectHeard(`${name}, after its time`, minutes === 0 ? [] : [`${name} begins`]);
      await endShopFaults(db);
      await look(new Date());
      expectHeard(`${name}, ended`, [`${name} ends`]);
    }
  } finally {
    webhook.stop();
  }
  return {
    what: `each alarm of the shop by its own fault, ${where}`,
    tried: SHOP_ALARMS.map(({ name }) => name).join(', '),
    seen: `${SHOP_ALARMS.length} told to the webhook after their time, once by two processes, each with its end; no other rang`,
    problems: summed(problems),
  };
}

/** Fault: what each alarm of a process watches for. Expected: that alarm and no other rings by the process's figures. */
export function ringProcessAlarms(): FaultReport {
  const problems: string[] = [];
  const now = new Date();
  for (const [name, fault] of Object.entries(PROCESS_FAULTS)) {
    const figures = new ProcessFigures();
    const earlier = figures.read(CALM_POOL);
    const samples = figures.read(fault(figures));
    figures.stop();
    const ringing = PROCESS_ALARMS.filter(
      (alarm) => ringingValue(alarm, samples, { now, earlier }) !== undefined,
    ).map((alarm) => alarm.name);
    if (ringing.join() !== name) problems.push(`${name}: ${ringing.join(', ') || 'nothing'} rang`);
  }
  return {
    what: 'each alarm of a process by its own fault',
    tried: Object.keys(PROCESS_FAULTS).join(', '),
    seen: `${Object.keys(PROCESS_FAULTS).length} rang, no other did`,
    problems,
  };
}
