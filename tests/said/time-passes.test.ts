import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SHOP_ALARMS } from '#server/alarms/alarms.ts';
import { ringingValue } from '#server/alarms/ringing.ts';
import { watchOnce } from '#server/alarms/watch.ts';
import type { MailContent } from '#server/mail/mailer.ts';
import { Outbox } from '#server/mail/outbox/outbox.ts';
import { startHousekeeping } from '#server/maintenance.ts';
import { expositionOf } from '#server/metrics/exposition.ts';
import { readShopFigures } from '#server/metrics/shop-figures.ts';
import { DATABASES } from '#tests/server/support/test-store.ts';
import { withoutChance } from './change-log.ts';
import { NOW } from './filled-shop.ts';
import { provider } from './told-provider.ts';
import { shortened } from './terse.ts';
import { mailOf, WhatChanges } from './what-changes.ts';

let shop: WhatChanges;
let folder: string;
let logged: string[] = [];
const log = {
  warn: (details: object, message: string) => void logged.push(logLine('warns', details, message)),
  error: (details: object, message: string) => void logged.push(logLine('alarms', details, message)),
};
const logLine = (how: string, details: object, message: string) =>
  `  ${how}: ${message} ${JSON.stringify(details)}`;

beforeAll(async () => {
  shop = await WhatChanges.start({}, provider.gateways);
  shop.onPutBack = provider.forget;
  folder = await mkdtemp(join(tmpdir(), 'time-passes-'));
}, 120_000);
afterEach(async () => {
  await shop.putBack();
  logged = [];
}, 60_000);
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

/** One run of the housekeeping, as a server that starts makes it. */
async function tidy(): Promise<void> {
  const { retention } = shop.filled.desk.config;
  const lastOf = async () =>
    (
      await shop.find(sql<{ last: number }>`select coalesce(max(id), 0) as last from kept.change
        where "table" = 'housekeeping_step' and after->>'step' = 'drill'`)
    ).last;
  const before = await lastOf();
  const outbox = new Outbox(join(folder, 'outbox'));
  const { store } = shop.filled.desk;
  const stop = startHousekeeping({ store, outbox, retention, snapshots: folder }, log);
  while ((await lastOf()) === before) await pause(20);
  await stop();
}

/** The alarms that ring, and all figures; steps of the housekeeping are told by their rows. */
async function figures(): Promise<string[]> {
  await watchOnce({
    db: shop.db,
    laneOf: shop.laneOf,
    log,
    webhookUrl: undefined,
    heartbeatUrl: undefined,
    shopName: 'Kwiat Paproci',
  });
  const samples = await readShopFigures(shop.db, shop.laneOf);
  const ringing = SHOP_ALARMS.flatMap((alarm) => {
    const value = ringingValue(alarm, samples, { now: new Date() });
    return value === undefined ? [] : [`  ${alarm.name}: ${value}`];
  });
  const lines = expositionOf(samples)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#') && !line.includes('step="'));
  return ['rings', ...ringing, 'figures', ...lines.toSorted().map((line) => `  ${line}`)];
}

/** Of many mails with one subject the first, by address; each once as a whole. */
function tellMails(mails: readonly MailContent[]): string[] {
  const kinds = new Map<string, MailContent[]>();
  for (const mail of mails.toSorted((one, other) => (addressed(one) < addressed(other) ? -1 : 1))) {
    const kind = mail.subject.replaceAll(/\d+/g, 'N');
    kinds.set(kind, [...(kinds.get(kind) ?? []), mail]);
  }
  return [...kinds]
    .toSorted()
    .flatMap(([kind, [first, ...others]]) => [
      ...(first ? shortened(mailOf(first).split('\n'), 8) : []),
      ...others.slice(0, 2).map(({ to, subject }) => `  mail to ${to}: ${subject}`),
      ...(others.length > 2 ? [`  … ${kind}: ${others.length + 1} in all`] : []),
    ]);
}

const addressed = ({ to, subject, text }: MailContent) => withoutChance(`${to} ${subject} ${text}`);

/** Characters of a line. */
const LONG = 300;

const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const STEPS: [title: string, at: Date][] = [
  ['nothing', NOW],
  ['an hour', after(1 / 24)],
  ['the next morning', new Date('2026-11-22T07:00:00+01:00')],
  ['three days', after(3)],
  ['a week', after(7)],
];
// PGlite has waits of its own by the clock of this process: of one that goes back by a month it would wait on for longer
// than a timer can.
const FAR: typeof STEPS = [
  ['a month', after(31)],
  ['a quarter', after(92)],
  ['a year', after(366)],
  ['eleven years', new Date('2037-11-21T12:00:00+01:00')],
];

test.each(DATABASES.includes('embedded') ? STEPS : [...STEPS, ...FAR])(
  'what becomes of the shop when %s has passed is what is committed (after an intended change: -u)',
  async (title, at) => {
    await shop.log.unheard(tidy);
    logged = [];
    await shop.filled.setNow(at);
    await tidy();
    const lines = [`housekeeping at ${at.toISOString()}`, ...(await shop.log.tell({ isSorted: true }))];
    const mails = await shop.passTo(at);
    lines.push('jobs', ...(await shop.log.tell({ isSorted: true })), ...tellMails(mails));
    await tidy();
    const again = await shop.log.tell({ isSorted: true });
    lines.push('housekeeping once more', ...again, ...(await figures()));
    lines.push('log', ...logged.toSorted());
    // Each row and mail by itself: which of two alike is told first depends on ids that are drawn.
    const told = lines
      .flatMap((part) => withoutChance(part).split('\n'))
      .map((line) => (line.length > LONG ? `${line.slice(0, LONG)}…` : line));
    await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`time/${title.replaceAll(' ', '-')}.txt`);
  },
  60_000,
);
