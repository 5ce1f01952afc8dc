import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import type { PaymentStatus } from '#domain/payment.ts';
import { enqueue, enqueueAll } from '#server/jobs/enqueue.ts';
import type { PaymentLedger } from '#server/orders/create-payment-ledger.ts';
import { PAYMENT_JOBS } from '#server/orders/payment-job-kinds.ts';
import { newPaymentJobs, paymentJobs, RECONCILE_AFTER } from '#server/orders/payment-jobs.ts';
import type { PaymentState } from '#server/orders/payment-ledger.ts';
import {
  PaymentProviderError,
  type PaymentGateway,
  type PaymentUpdate,
  type ProviderFee,
} from '#server/pay/payment-port.ts';
import type { Store } from '#server/store/store.ts';
import { HandClock, jobRows, openJobStore, runnerWith } from '../jobs/job-table.ts';

const paymentId = 'b5cbb5ad-3a34-4c7a-9d50-2d0f7a0b3f10';
const HOUR = 3_600_000;
let store: Store;

beforeAll(async () => {
  store = await openJobStore();
});
beforeEach(async () => {
  await sql`delete from job`.execute(store.db);
});
afterAll(async () => store.close());

/** One payment in memory, a provider that says `says`, and the two jobs that look after them. */
async function watched(says: PaymentStatus | 'unknown' | 'down', changes: Partial<PaymentState> = {}) {
  const clock = new HandClock();
  const world = {
    says,
    asked: 0,
    abandoned: 0,
    updates: [] as PaymentUpdate[],
    closed: [] as string[],
    /** Whether the provider holds the money until the shop takes it. */
    isHeld: false,
    /** What the provider says that it kept. */
    fee: 'untold' as ProviderFee | 'later' | 'untold',
    feeAsked: 0,
    fees: [] as ProviderFee[],
    /** What the provider answers to a closing. */
    closing: 'closed' as 'closed' | 'taken',
  };
  const payment: PaymentState = {
    provider: 'PAYU',
    providerPaymentId: 'WZHF5',
    status: 'PENDING',
    amount: grosze(8900),
    expiresAt: new Date(clock.now().getTime() + HOUR),
    ...changes,
  };
  const fetchStatus: PaymentGateway['fetchStatus'] = async (providerPaymentId) => {
    world.asked += 1;
    if (world.says === 'down') throw new PaymentProviderError('down');
    if (world.says === 'unknown') return undefined;
    return {
      updateId: 'asked',
      paymentId,
      providerPaymentId,
      status: world.says,
      amount: grosze(8900),
      currency: 'PLN',
      ...(world.isHeld && { awaitsCapture: true }),
    };
  };
  const gateway = () => ({
    fetchStatus,
    fetchFee: async () => {
      world.feeAsked += 1;
      return world.fee;
    },
    close: async (id: string) => {
      if (world.says === 'down') throw new PaymentProviderError('down');
      world.closed.push(id);
      return world.closing;
    },
  });
  const ledger: PaymentLedger = {
    findPayment: async (id) => (id === paymentId ? payment : undefined),
    recordPaymentUpdate: async (update) => {
      world.updates.push(update);
      payment.status = update.status;
      return 'applied';
    },
    recordFee: async (_, fee) => {
      world.fees.push(fee);
    },
    remindOfDifference: () => Promise.reject(new Error('not here')),
    cancelPayment: async () => {
      world.abandoned += 1;
      payment.status = 'CANCELED';
    },
  };
  const gateways = { PAYU: gateway(), STRIPE: gateway() };
  const { runner } = runnerWith(store.db, paymentJobs(ledger, gateways, clock), clock);
  await enqueueAll(store.db, newPaymentJobs({ paymentId, expiresAt: payment.expiresAt }, clock));

  /** Lets so much time pass, looking for due jobs at each step. */
  const pass = async (milliseconds: number, step = 60_000) => {
    for (let passed = 0; passed < milliseconds; passed += step) {
      clock.pass(step);
      await runner.runDue();
    }
  };
  return { world, payment, pass };
}

const openJobs = async () => (await jobRows(store.db)).filter(({ done, failed }) => !done && !failed).length;

describe('reconcile: a payment without news', () => {
  test('is not asked about in the first minutes, then asked, and its news applied once', async () => {
    const { world, pass } = await watched('COMPLETED');
    await pass(RECONCILE_AFTER - 60_000);
    expect(world.asked).toBe(0);
    await pass(2 * HOUR);
    expect(world.asked).toBe(1);
    expect(world.updates).toMatchObject([{ paymentId, status: 'COMPLETED', amount: 8900 }]);
    expect(world.abandoned).toBe(0);
    expect(await openJobs()).toBe(0);
  });

  test('is asked about again while it is pending, until it is paid', async () => {
    const { world, pass } = await watched('PENDING');
    await pass(20 * 60_000);
    expect(world.asked).toBeGreaterThan(2);
    expect(world.updates, 'that it still waits is no news').toEqual([]);
    world.says = 'COMPLETED';
    await pass(10 * 60_000);
    expect(world.updates.at(-1)?.status).toBe('COMPLETED');
    const asked = world.asked;
    await pass(3 * HOUR);
    expect(world.asked).toBe(asked);
  });

  test('money held by the provider is reported to the ledger though the status is known, since it must be captured', async () => {
    const status = 'WAITING_FOR_CONFIRMATION';
    const { world, pass } = await watched(status, { status });
    await pass(10 * 60_000);
    expect(world.updates).toEqual([]);
    world.isHeld = true;
    await pass(10 * 60_000);
    expect(world.updates[0]).toMatchObject({ status, awaitsCapture: true });
  });

  test('whose notification came meanwhile is left alone', async () => {
    const { world, payment, pass } = await watched('PENDING');
    payment.status = 'COMPLETED';
    await pass(3 * HOUR);
    expect(world).toMatchObject({ asked: 0, abandoned: 0, updates: [] });
    expect(await openJobs()).toBe(0);
  });

  test('survives a provider that is down for a while', async () => {
    const { world, pass } = await watched('down');
    await pass(30 * 60_000);
    expect(world.abandoned).toBe(0);
    world.says = 'COMPLETED';
    await pass(2 * HOUR);
    expect(world.updates).toMatchObject([{ status: 'COMPLETED' }]);
    expect(world.abandoned).toBe(0);
  });
});

describe('expire: an abandoned order', () => {
  test.each(['unknown', 'CANCELED'] as const)(
    'ends when its time has passed and the provider says %s',
    async (says) => {
      const { world, payment, pass } = await watched('PENDING');
      await pass(HOUR);
      expect(payment.status).toBe('PENDING');
      world.says = says;
      await pass(10 * 60_000);
      expect(payment.status).toBe('CANCELED');
      expect(world.abandoned).toBe(says === 'unknown' ? 1 : 0);
      expect(await openJobs()).toBe(0);
    },
  );

  test('whose payment was never opened at the provider ends without a question', async () => {
    const { world, payment, pass } = await watched('PENDING', { providerPaymentId: null });
    await pass(HOUR + 10 * 60_000);
    expect(payment.status).toBe('CANCELED');
    expect(world).toMatchObject({ asked: 0, abandoned: 1 });
  });

  test.each(['PENDING', 'down'] as const)(
    'waits for a slow payment (provider says %s), but a day at most',
    async (says) => {
      const { world, payment, pass } = await watched(says);
      await pass(23 * HOUR);
      expect(payment.status).toBe('PENDING');
      await pass(3 * HOUR);
      expect(payment.status).toBe('CANCELED');
      expect(world.abandoned).toBe(1);
      expect(await openJobs()).toBe(0);
      expect(world.closed, 'closed at the provider before the order ends').toEqual(
        says === 'PENDING' ? ['WZHF5'] : [],
      );
    },
  );

  test('does not end while the provider will not close it: her money may be on its way [LV-2]', async () => {
    const { world, payment, pass } = await watched('WAITING_FOR_CONFIRMATION');
    world.closing = 'taken';
    await pass(27 * HOUR);
    expect(world.closed).toContain('WZHF5');
    expect(world.abandoned).toBe(0);
    world.says = 'COMPLETED';
    await pass(HOUR);
    expect(payment.status).toBe('COMPLETED');
  });

  test('paid at the last moment is honoured', async () => {
    const { world, payment, pass } = await watched('PENDING');
    await pass(HOUR);
    world.says = 'COMPLETED';
    await pass(20 * 60_000);
    expect(payment.status).toBe('COMPLETED');
    expect(world.abandoned).toBe(0);
  });
});

describe('close: a payment that gave way', () => {
  const close = () => enqueue(store.db, PAYMENT_JOBS.close, { paymentId }, { runAt: new Date(0) });

  test('is closed at its provider, once', async () => {
    const { world, pass } = await watched('CANCELED', { status: 'CANCELED' });
    await close();
    await pass(HOUR);
    expect(world.closed).toEqual(['WZHF5']);
  });

  test('that is being opened at this moment is closed as soon as the provider’s id is known', async () => {
    const { world, payment, pass } = await watched('CANCELED', {
      status: 'CANCELED',
      providerPaymentId: null,
    });
    await close();
    await pass(120_000);
    expect(world.closed).toEqual([]);
    payment.providerPaymentId = 'WZHF5';
    await pass(120_000);
    expect(world.closed).toEqual(['WZHF5']);
  });

  test('that the provider never opened is let go after its time', async () => {
    const { world, pass } = await watched('CANCELED', { status: 'CANCELED', providerPaymentId: null });
    await close();
    await pass(2 * HOUR);
    expect(world.closed).toEqual([]);
    expect(await openJobs()).toBe(0);
  });
});

test('watching twice writes the jobs once', async () => {
  const { payment } = await watched('PENDING');
  await enqueueAll(store.db, newPaymentJobs({ paymentId, expiresAt: payment.expiresAt }));
  expect(await jobRows(store.db)).toHaveLength(2);
});

describe('fee: what the provider kept', () => {
  const fee = { amount: grosze(234), currency: 'PLN' };
  const watchFee = async (says: ProviderFee | 'later' | 'untold') => {
    const made = await watched('COMPLETED', { status: 'COMPLETED' });
    await sql`delete from job`.execute(store.db);
    made.world.fee = says;
    await enqueue(store.db, PAYMENT_JOBS.fee, { paymentId }, { runAt: new Date(0) });
    return made;
  };

  test('is asked for until it is reckoned, and stored once [DK-20]', async () => {
    const { world, pass } = await watchFee('later');
    await pass(60_000);
    expect([world.feeAsked, world.fees]).toEqual([1, []]);
    // A transfer's takes days.
    await pass(13 * 24 * HOUR, HOUR);
    expect([world.fees, await openJobs()]).toEqual([[], 1]);
    const { feeAsked } = world;
    world.fee = fee;
    await pass(6 * HOUR, HOUR);
    expect([world.feeAsked, world.fees, await openJobs()]).toEqual([feeAsked + 1, [fee], 0]);
  });

  test('is not asked for again where the provider does not tell it, nor for ever [DK-20]', async () => {
    const untold = await watchFee('untold');
    await untold.pass(60_000);
    expect([untold.world.fees, await openJobs()]).toEqual([[], 0]);
    // Nothing was to be paid: no provider knows the payment.
    const free = await watchFee('later');
    free.payment.providerPaymentId = null;
    await free.pass(60_000);
    expect([free.world.feeAsked, await openJobs()]).toEqual([0, 0]);
    const late = await watchFee('later');
    late.payment.expiresAt = new Date(0);
    await late.pass(60_000);
    expect([late.world.fees, await openJobs()]).toEqual([[], 0]);
  });
});
