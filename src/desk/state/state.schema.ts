import * as z from 'zod/mini';

const moment = z.nullable(z.string());

/** GET /state: how the shop is. */
export const shopState = z.object({
  checkedAt: z.string(),
  providers: z.array(
    z.object({
      provider: z.enum(['PAYU', 'STRIPE']),
      heardAt: moment,
      paidToday: z.number(),
      refusedToday: z.number(),
    }),
  ),
  mail: z.object({
    queued: z.number(),
    failed: z.number(),
    retried: z.number(),
    sentAt: moment,
    isReal: z.boolean(),
  }),
  promise: z.object({ late: z.number(), soon: z.number(), answered: z.number(), kept: z.number() }),
  alarms: z.object({ differences: z.number(), disputes: z.number(), refunds: z.number() }),
  backup: z.object({
    kind: z.enum(['snapshots', 'own']),
    count: z.number(),
    takenAt: moment,
    isDrillDue: z.boolean(),
    drill: z.nullable(
      z.object({
        at: z.string(),
        seconds: z.number(),
        orders: z.nullable(z.number()),
        problem: z.nullable(z.enum(['unreadable', 'other-shop', 'orders-missing', 'broken-off'])),
      }),
    ),
  }),
  model: z.object({ isOn: z.boolean(), draftedAt: moment, today: z.number() }),
  jobs: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      orderId: z.optional(z.number()),
      reason: z.string(),
      attempts: z.number(),
      at: z.string(),
      isFailed: z.boolean(),
    }),
  ),
  versions: z.object({
    node: z.string(),
    database: z.string(),
    migrations: z.number(),
    startedAt: z.string(),
  }),
  errors: z.array(
    z.object({
      requestId: z.string(),
      at: z.string(),
      method: z.string(),
      route: z.string(),
      status: z.number(),
      type: z.string(),
      message: z.string(),
    }),
  ),
  settings: z.array(z.object({ name: z.string(), isOn: z.boolean() })),
});
export type ShopState = z.infer<typeof shopState>;
