import { Agent, request } from 'node:https';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '#server/clock.ts';
import { Sessions } from '#server/desk/access/sessions.ts';
import type { Db } from '#server/store/tables/tables.ts';

/** Streams of one session; beyond four, a process ends the oldest. */
const PER_SESSION = 4;
/** Time limit (ms) until the last stream has received a change. */
const WITHIN = 10_000;

/** Open streams of the desk's events. */
export interface EventStreams {
  /** Waits until each stream has received an event since `change` began; resolves to the sorted milliseconds. */
  timesOf: (change: () => Promise<unknown>) => Promise<number[]>;
  close: () => void;
}

async function openSessions(db: Db, count: number): Promise<string[]> {
  const { id } = await db
    .selectFrom('desk_person')
    .select('id')
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();
  const sessions = new Sessions(db, systemClock, false);
  const entry = { personId: id, entry: 'passkey', device: 'bench', replaces: undefined } as const;
  const tokens: string[] = [];
  for (let index = 0; index < count; index += 1)
    tokens.push(await db.transaction().execute((trx) => sessions.open(trx, entry)));
  return tokens;
}

/**
 * Opens streams of the desk's events through a proxy's desk, each over a connection of its own, as browsers do.
 *
 * @param desk origin of the proxy and the desk's name behind it
 * @throws when one is refused
 */
export async function openStreams(
  db: Db,
  desk: { origin: string; name: string },
  count: number,
): Promise<EventStreams> {
  const tokens = await openSessions(db, Math.ceil(count / PER_SESSION));
  const agent = new Agent({ rejectUnauthorized: false, keepAlive: false });
  const last: number[] = [];
  const streams = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const sent = request(`${desk.origin}/desk-api/events`, {
        agent,
        servername: desk.name,
        headers: {
          host: desk.name,
          cookie: `__Host-desk=${tokens[Math.floor(index / PER_SESSION)]}`,
          'sec-fetch-site': 'same-origin',
        },
      });
      sent.end();
      const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
      if (response.statusCode !== 200) throw new Error(`An event stream got ${response.statusCode}`);
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: change')) last[index] = performance.now();
      });
      response.on('error', () => undefined);
      return sent;
    }),
  );
  return {
    timesOf: async (change) => {
      const began = performance.now();
      await change();
      const told = () => last.filter((at) => at > began);
      while (told().length < count && performance.now() < began + WITHIN) await pause(10);
      return told()
        .map((at) => at - began)
        .toSorted((one, other) => one - other);
    },
    close: () => {
      for (const sent of streams) sent.destroy();
      agent.destroy();
    },
  };
}
