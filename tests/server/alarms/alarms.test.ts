import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ALARMS, PROCESS_ALARMS, SHOP_ALARMS } from '#server/alarms/alarms.ts';
import { ringingValue } from '#server/alarms/ringing.ts';
import { watchOnce, type WatchOptions } from '#server/alarms/watch.ts';
import { METRICS } from '#server/metrics/metric-names.ts';
import { ProcessFigures } from '#server/metrics/process-figures.ts';
import { readShopFigures } from '#server/metrics/shop-figures.ts';
import { openPostgres, type Store } from '#server/store/store.ts';
import { approvedNow, paidOrder } from '#tests/server/answers/paid-order.ts';
import { CALM_POOL, endShopFaults, PROCESS_FAULTS, SHOP_FAULTS } from '#tools/faults/support/alarm-faults.ts';
import { DATABASES, startTestStore } from '#tests/server/support/test-store.ts';

const laneOf = () => 'mail' as const;
const MINUTE = 60_000;

const isRinging = (...args: Parameters<typeof ringingValue>) => ringingValue(...args) !== undefined;

describe.each(DATABASES)('the alarms of the shop (%s)', (kind) => {
  let store: Store;
  const run = (statement: RawBuilder<unknown>) => statement.execute(store.db);
  /** Brings an alarm's fault about, on an order of its own where it needs one: orders that were paid twice ring nothing. */
  const fault = async (name: string) => {
    const { orderId } = await paidOrder(store.db);
    await SHOP_FAULTS[name]?.(store.db, orderId);
  };

  beforeAll(async () => {
    store = await startTestStore(kind);
  });
  beforeEach(async () => {
    await endShopFaults(store.db);
    await run(sql`delete from alarm`);
  });
  afterAll(() => store.close());

  test('each has a fault that rings it', () => {
    expect(Object.keys(SHOP_FAULTS)).toEqual(SHOP_ALARMS.map(({ name }) => name));
  });

  test.each(SHOP_ALARMS.map((alarm) => [alarm.name, alarm] as const))(
    '%s rings at its fault alone',
    async (name) => {
      const ringing = async () => {
        const samples = await readShopFigures(store.db, laneOf);
        return SHOP_ALARMS.filter((one) => isRinging(one, samples, { now: new Date() })).map(
          (one) => one.name,
        );
      };
      // A paid order writes jobs that are due; they have not waited.
      expect(await ringing()).toEqual([]);
      await fault(name);
      expect(await ringing()).toEqual([name]);
    },
  );

  test('what never happened rings as well, once it is as late as its alarm says', async () => {
    const housekeeping = SHOP_ALARMS.find(({ name }) => name === 'HousekeepingStopped')?.where?.['step'];
    await run(sql`insert into housekeeping_step (step, first_tried_at, failed_at)
      values (${housekeeping}, now(), now())`);
    const samples = await readShopFigures(store.db, laneOf);
    const ages = SHOP_ALARMS.filter(({ kind: of }) => of === 'age');
    expect(ages.length).toBeGreaterThan(1);
    for (const alarm of ages) {
      const at = (seconds: number) => ({ now: new Date(Date.now() + seconds * 1000) });
      expect([alarm.name, isRinging(alarm, samples, at(alarm.above - 3_600))]).toEqual([alarm.name, false]);
      expect([alarm.name, isRinging(alarm, samples, at(alarm.above + 60))]).toEqual([alarm.name, true]);
    }
  });

  test('a mail that one mailbox refuses or that was given up is no outage; an approved answer that cannot leave is late', async () => {
    const ringing = async () => {
      const samples = await readShopFigures(store.db, laneOf);
      return SHOP_ALARMS.filter((one) => isRinging(one, samples, { now: new Date() })).map((one) => one.name);
    };
    const mail = (error: string, failedAt: Date | null = null) =>
      run(sql`insert into job (kind, payload, run_at, attempts, last_error, failed_at)
        values ('mail.answer', '{}', now() + interval '1 hour', 4, ${error}, ${failedAt})`);
    await mail('Error EENVELOPE 550 5.1.1');
    await mail('Error EENVELOPE 452 4.2.2');
    expect(await ringing()).toEqual([]);
    await mail('Error EENVELOPE 550', new Date());
    expect(await ringing()).toEqual(['JobsGivenUp']);
    await endShopFaults(store.db);
    // About the sender: every mail has it.
    await mail('Error EENVELOPE 451 4.1.8');
    expect(await ringing()).toEqual(['MailsNotLeaving']);
    await endShopFaults(store.db);
    const { orderId } = await paidOrder(store.db);
    await approvedNow(store.db, orderId);
    await run(sql`update shop_order set paid_at = now() - interval '13 hours' where id = ${orderId}`);
    expect(await ringing(), 'its hour has just come').toEqual([]);
    await run(sql`update shop_order set scheduled_for = now() - interval '2 hours' where id = ${orderId}`);
    expect(await ringing()).toEqual(['OrdersLate']);
    await run(sql`update shop_order set status = 'GENERATING_RESPONSE', scheduled_for = now() + interval '1 day'
      where id = ${orderId}`);
    expect(await ringing(), 'taken back, it has the promised time alone').toEqual(['OrdersLate']);
    await run(sql`update shop_order set status = 'CANCELED' where id = ${orderId}`);
  });

  describe('and its calls', () => {
    let calls: { path: string; body: string }[] = [];
    let status = 200;
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        calls.push({ path: request.url ?? '', body });
        response.writeHead(status).end();
      });
    });
    const logged: object[] = [];
    const log = {
      warn: (details: object) => void logged.push(details),
      error: (details: object) => void logged.push(details),
    };
    const options = (): WatchOptions => {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      return {
        db: store.db,
        laneOf,
        log,
        webhookUrl: `${url}/alarm`,
        heartbeatUrl: `${url}/beat`,
        shopName: 'Sklep',
      };
    };
    const told = () =>
      calls.filter(({ path }) => path === '/alarm').map(({ body }) => JSON.parse(body) as object);

    beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)));
    beforeEach(() => {
      calls = [];
      logged.length = 0;
      status = 200;
    });
    afterAll(() => void server.close());

    test('two processes tell an alarm once, and its end once', async () => {
      await fault('OrdersLate');
      await Promise.all([watchOnce(options()), watchOnce(options())]);
      await watchOnce(options());
      expect(told()).toMatchObject([
        { alarm: 'OrdersLate', state: 'begins', text: 'Sklep: Minął obiecany czas odpowiedzi.' },
      ]);
      expect(logged).toEqual([{ alarm: 'OrdersLate', value: 1 }]);
      await run(sql`update shop_order set paid_at = now() where paid_at is not null`);
      await Promise.all([watchOnce(options()), watchOnce(options())]);
      expect(told().slice(1)).toMatchObject([{ alarm: 'OrdersLate', state: 'ends' }]);
      expect(calls.filter(({ path }) => path === '/beat')).toHaveLength(5);
    });

    test('an alarm with a minimum duration is reported after it, and not if the condition ended before', async () => {
      const now = Date.now();
      const at = (minutes: number) => watchOnce(options(), new Date(now + minutes * MINUTE));
      await fault('MailsNotLeaving');
      await at(0);
      await at(14);
      expect(told()).toEqual([]);
      await at(15);
      expect(told()).toMatchObject([{ alarm: 'MailsNotLeaving' }]);
      await run(sql`delete from job`);
      await run(sql`delete from alarm`);
      calls = [];
      await fault('MailsNotLeaving');
      await at(20);
      await run(sql`delete from job`);
      await at(36);
      expect(told()).toEqual([]);
    });

    test('a webhook that fails is called again, for the beginning and for the end', async () => {
      await fault('OrdersLate');
      status = 500;
      await watchOnce(options());
      status = 200;
      await watchOnce(options());
      await watchOnce(options());
      expect(told()).toHaveLength(2);
      await run(sql`update shop_order set paid_at = now() where paid_at is not null`);
      status = 500;
      await watchOnce(options());
      status = 200;
      await watchOnce(options());
      await watchOnce(options());
      expect(told().slice(2)).toMatchObject([{ state: 'ends' }, { state: 'ends' }]);
    });

    test('without a webhook an alarm is in the log, and the heartbeat goes on', async () => {
      for (const name of ['OrdersLate', 'JobsGivenUp']) await fault(name);
      await watchOnce({ ...options(), webhookUrl: undefined });
      expect(logged).toMatchObject([{ alarm: 'JobsGivenUp' }, { alarm: 'OrdersLate' }]);
      expect(calls.map(({ path }) => path)).toEqual(['/beat']);
    });

    test('a heartbeat that reaches nobody stops no look', async () => {
      status = 500;
      await watchOnce(options());
      expect(logged).toEqual([{}]);
    });

    test('without a database there is no heartbeat, so that somebody is called', async () => {
      const gone = openPostgres('postgres://shop@127.0.0.1:1/gone');
      await expect(watchOnce({ ...options(), db: gone.db })).rejects.toThrow('ECONNREFUSED');
      await gone.close();
      expect(calls).toEqual([]);
    });
  });
});

describe('the alarms of a process', () => {
  const now = new Date();

  test.each(Object.keys(PROCESS_FAULTS))('%s rings at its fault alone', (name) => {
    const figures = new ProcessFigures();
    const earlier = figures.read(CALM_POOL);
    const ringing = (samples: typeof earlier) =>
      PROCESS_ALARMS.filter((one) => isRinging(one, samples, { now, earlier })).map((one) => one.name);
    expect(ringing(earlier)).toEqual([]);
    const pool = PROCESS_FAULTS[name]?.(figures) ?? CALM_POOL;
    expect(ringing(figures.read(pool))).toEqual([name]);
    figures.stop();
  });

  test('EventLoopBlocked rings at a delay of a second', () => {
    const name = 'shop_event_loop_delay_seconds';
    const alarm = PROCESS_ALARMS.find((one) => one.metric === name);
    const after = (value: number) => [{ name, labels: { quantile: '0.99' }, value } as const];
    expect(alarm && isRinging(alarm, after(1), { now })).toBe(true);
    expect(alarm && isRinging(alarm, after(0.1), { now })).toBe(false);
    expect([...Object.keys(PROCESS_FAULTS), 'EventLoopBlocked'].toSorted()).toEqual(
      PROCESS_ALARMS.map((one) => one.name).toSorted(),
    );
  });
});

test('every alarm looks at a figure that there is, by labels that it has', () => {
  for (const { metric, where = {} } of ALARMS) {
    const labels: readonly string[] = METRICS[metric].labels;
    expect(Object.keys(where).filter((label) => !labels.includes(label))).toEqual([]);
  }
});
