import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { Outbox } from '#server/mail/outbox/outbox.ts';
import { outdatedSteps } from '#server/people/delete-outdated.ts';
import { lockDataFolder } from '#server/store/data-lock.ts';
import { migrate } from '#server/store/migrate.ts';
import { openEmbedded } from '#server/store/store.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { fillShop } from './fill-shop.ts';

/** Says in a data folder that a demo made it: only such a folder may be thrown away. */
const MARK = 'demo.json';
const Mark = z.object({ seed: z.number(), orders: z.number(), filledAt: z.iso.datetime() });
export type DemoMark = z.infer<typeof Mark>;

/** Content of the demo's folder. */
export type Found = { kind: 'nothing' } | { kind: 'demo'; mark: DemoMark } | { kind: 'other' };

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Looks whether a data folder is a demo's. */
export async function findDemo(folder: string): Promise<Found> {
  if (!existsSync(folder)) return { kind: 'nothing' };
  const text = await readFile(join(folder, MARK), 'utf8').catch(() => '{}');
  const { data } = Mark.safeParse(readJson(text));
  return data ? { kind: 'demo', mark: data } : { kind: 'other' };
}

/** Removes a demo's folder. @throws {DataFolderInUse} while a shop, or another filling, is at it */
export async function removeDemo(folder: string): Promise<void> {
  const lock = await lockDataFolder(folder);
  await lock.release();
  await rm(folder, { recursive: true });
}

/**
 * Fills a new data folder beside its place and renames it when complete. If killed, it leaves nothing that looks like
 * a shop; the next run deletes the rest.
 */
export async function fillDemo(
  config: Config,
  { seed, orders }: { seed: number; orders: number },
): Promise<void> {
  const folder = config.dataDir;
  const beside = `${folder}.filling`;
  if (existsSync(beside)) await removeDemo(beside);
  try {
    await fill(beside, config, { seed, orders });
  } catch (error) {
    // Not even half a shop stays on a disk that may be full.
    await rm(beside, { recursive: true, force: true });
    throw error;
  }
  await rename(beside, folder);
}

/** What the shop's hourly step has deleted of the older year: names, questions and answers go, the sums stay. */
async function forget(db: Db, { retention, dataDir }: Config, now: Date) {
  const steps = outdatedSteps({ db, outbox: new Outbox(join(dataDir, 'outbox')), retention }, now);
  await steps.unpaid();
  await steps.answered();
  await steps.withdrawals();
  await steps.messages();
}

async function fill(folder: string, config: Config, { seed, orders }: { seed: number; orders: number }) {
  const store = await openEmbedded(folder);
  try {
    await migrate(store.db);
    const now = new Date();
    await fillShop(store.db, { config, seed, orders, now });
    await forget(store.db, config, now);
    await store.snapshot();
  } finally {
    await store.close();
  }
  const mark: DemoMark = { seed, orders, filledAt: new Date().toISOString() };
  await writeFile(join(folder, MARK), JSON.stringify(mark));
}
