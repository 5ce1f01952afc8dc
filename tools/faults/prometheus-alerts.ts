import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withTimeout } from '#server/timeout.ts';
import { freePort } from '../free-port.ts';
import { killOnExit } from '../kill-on-exit.ts';
import { inPath } from '../setup/packages.mjs';
import { inRepository } from '../setup/repository.mjs';
import { startShop, type ShopProcess } from '../shop-process.ts';
import type { FaultReport } from './fault.ts';

const program = inPath('prometheus');
/** Whether this machine has the program. */
export const hasPrometheus = program !== undefined;

/**
 * How long and how often (ms) the process is paused: enough to exceed the alarm's limit in some samples, and short
 * enough for requests in between.
 */
const STANDS = 700;
const EVERY = 2_000;
/** Seconds that replace a minute in the rules, so that one late sample raises no alert. */
const MINUTE = 6;
/** The shop reports delays of full minutes, and the first one begins after up to a minute. */
const NOTICED_WITHIN = 240_000;
const AWAY_WITHIN = 60_000;

/** Prometheus's response about its rules. */
interface Alerts {
  data: { alerts: { state: string; labels: { alertname: string } }[] };
}

/** Starts Prometheus with the rules of tools/deploy, whose minutes are short here, before one process of the shop. */
async function startPrometheus(deskPort: number) {
  if (program === undefined) throw new Error('This machine has no prometheus');
  const folder = await mkdtemp(join(tmpdir(), 'prometheus-'));
  const rules = await readFile(inRepository('tools/deploy/prometheus-rules.yaml'), 'utf8');
  await writeFile(
    join(folder, 'rules.yaml'),
    rules.replaceAll(/for: (\d+)m/g, (_all, minutes) => `for: ${Number(minutes) * MINUTE}s`),
  );
  const target = { job_name: 'shop', static_configs: [{ targets: [`127.0.0.1:${deskPort}`] }] };
  // YAML holds JSON.
  const config = {
    global: { scrape_interval: '5s', scrape_timeout: '5s', evaluation_interval: '1s' },
    scrape_configs: [target],
    rule_files: ['rules.yaml'],
  };
  await writeFile(join(folder, 'prometheus.yml'), JSON.stringify(config));
  const address = `127.0.0.1:${await freePort()}`;
  const args = [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=${address}`,
    '--log.level=error',
  ];
  const child = spawn(program, args, { stdio: 'ignore' });
  const cancelKill = killOnExit(child, 'SIGKILL', folder);
  return {
    /** Names of the alerts that ring. */
    async ringing(): Promise<string[]> {
      const response = await withTimeout(5_000, fetch(`http://${address}/api/v1/alerts`));
      const { data } = (await response.json()) as Alerts;
      return data.alerts
        .filter(({ state }) => state === 'firing')
        .map(({ labels }) => labels.alertname)
        .toSorted();
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      cancelKill();
    },
  };
}

/** Pauses a process again and again until the returned function is called. */
function standStill({ pid }: ShopProcess): () => void {
  let resume: NodeJS.Timeout | undefined;
  const stop = () => {
    process.kill(pid, 'SIGSTOP');
    resume = setTimeout(() => process.kill(pid, 'SIGCONT'), STANDS);
  };
  const timer = setInterval(stop, EVERY);
  return () => {
    clearInterval(timer);
    clearTimeout(resume);
    process.kill(pid, 'SIGCONT');
  };
}

/**
 * Fault: a process that stands still again and again, then one that is gone. Expected: Prometheus itself, with the rules
 * that a shop is given, rings `EventLoopBlocked`, then `ShopAway`, each alone, and nothing before and afterwards.
 */
export async function ringPrometheus(collectLog: (log: string) => void): Promise<FaultReport> {
  const deskPort = await freePort();
  const start = () => startShop({ settings: { DESK_PORT: String(deskPort), LOG_LEVEL: 'info' } });
  const problems: string[] = [];
  let shop: ShopProcess | undefined = await start();
  const prometheus = await startPrometheus(deskPort);
  /** Waits until these ring and no others. What rang beside them meanwhile is a problem. */
  const expectRinging = async (what: string, wanted: string, earlier: string, within: number) => {
    const limit = Date.now() + within;
    for (;;) {
      const ringing = await prometheus.ringing().catch(() => undefined);
      if (ringing?.join() === wanted) return;
      const others = ringing?.filter((name) => name !== wanted && name !== earlier) ?? [];
      if (others.length > 0 || Date.now() > limit) {
        problems.push(`${what}: ${ringing?.join(', ') || 'nothing'} rang`);
        return;
      }
      await pause(500);
    }
  };
  try {
    await expectRinging('a shop that is well', '', 'ShopAway', AWAY_WITHIN);
    const goOn = standStill(shop);
    await expectRinging('it stands still', 'EventLoopBlocked', '', NOTICED_WITHIN).finally(goOn);
    await shop.kill();
    collectLog(shop.output());
    shop = undefined;
    await expectRinging('it is gone', 'ShopAway', 'EventLoopBlocked', AWAY_WITHIN);
    shop = await start();
    await expectRinging('it is back', '', 'ShopAway', AWAY_WITHIN);
  } finally {
    await prometheus.stop();
    await shop?.stop();
    collectLog(shop?.output() ?? '');
  }
  return {
    what: 'the alarms that Prometheus alone rings, by Prometheus itself',
    tried:
      'a process that stands still for 0.7 s of each two, then none; a minute of the rules as six seconds',
    seen: 'EventLoopBlocked, then ShopAway rang, each alone; none when it was back',
    problems,
  };
}
