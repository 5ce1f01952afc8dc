import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grosze } from '#domain/grosze.ts';
import { applyRefundUpdate } from '#server/refunds/apply-refund-update.ts';
import { askRefund } from '#server/refunds/ask-refund.ts';
import { findRefund, type Refund } from '#server/refunds/refunds-of.ts';
import type { Store } from '#server/store/store.ts';
import { paidOrder } from '#tests/server/answers/paid-order.ts';
import { startTestStore } from '#tests/server/support/test-store.ts';
import { explore } from '#tools/model/explore.ts';
import { refund as model } from '#tools/model/models/refund.ts';
import { edgeCover, pathPerEdge } from '#tools/model/paths.ts';
import type { ReplayedStep } from '#tools/model/model.ts';
import { replayPath } from '#tools/model/replay.ts';
import { refundSteps, type RefundDesk } from '#tools/model/steps/refund.ts';
import { deleteWalk, saveWalk, recordOf } from '#tools/model/walk-record.ts';
import { walk } from '#tools/model/walk.ts';

let store: Store;
const walked: (readonly ReplayedStep[])[] = [];
beforeAll(async () => {
  deleteWalk('server', model.name);
  store = await startTestStore();
});
afterAll(async () => {
  saveWalk(model.name, recordOf(model.name, 'server', walked));
  await store.close();
});

/** The server's code over a real database, one refund at a time. */
function desk(): RefundDesk {
  let refund: Refund | undefined;
  const known = () => refund ?? expect.fail('No refund has been asked for');
  return {
    async ask() {
      const { orderId } = await paidOrder(store.db);
      const decision = {
        orderId,
        amount: grosze(100),
        idempotencyKey: randomUUID(),
        reason: 'x',
        requestedBy: 'test',
      };
      const asked = await store.db.transaction().execute((trx) => askRefund(trx, decision));
      refund = asked.kind === 'asked' ? asked.refund : undefined;
    },
    async tell(state) {
      const { id: refundId, providerPaymentId, amount, currency } = known();
      const update = { refundId, providerPaymentId: providerPaymentId ?? '', state, amount, currency };
      const outcome = await applyRefundUpdate(store.db, 'PAYU', {
        ...update,
        providerRefundId: `re-${refundId}`,
      });
      expect(outcome).toBe('applied');
    },
    state: async () => (await findRefund(store.db, known().id))?.state ?? 'lost',
  };
}

describe.each(model.chapters.map((chapter) => [chapter.title, chapter] as const))('%s', (_, chapter) => {
  const graph = explore(model.machine, chapter);
  const ways = [...pathPerEdge(graph), ...edgeCover(graph)].map(
    (path) => [path.map(({ happening }) => happening.words).join(' '), path] as const,
  );
  test.each(ways)('%s [MO-3]', async (_words, path) => {
    const steps = replayPath(model.machine, chapter, path);
    await walk(model, steps, refundSteps(desk()));
    walked.push(steps);
  });
});
