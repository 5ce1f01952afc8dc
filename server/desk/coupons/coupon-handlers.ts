import { signedIn } from '#server/desk/access/sessions.ts';
import type { DeskHandlers } from '#server/desk/desk-contract.ts';
import { unknown } from '#server/desk/desk-errors.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { batchCsv, makeBatch, stopBatch } from './batches.ts';
import { changeCoupon, makeCoupon, stopCoupon } from './change-coupon.ts';
import { readBatch, readBrought, readCoupon, readCoupons, readUses } from './read-coupons.ts';

type CouponHandlers = Pick<
  DeskHandlers,
  | 'listCoupons'
  | 'getCoupon'
  | 'makeCoupon'
  | 'changeCoupon'
  | 'stopCoupon'
  | 'makeCouponBatch'
  | 'stopCouponBatch'
  | 'exportCouponBatch'
>;

/** Handlers of coupons and of many single-use codes. */
export function couponHandlers(db: Db): CouponHandlers {
  const couponOf = async (code: string) => {
    const coupon = await readCoupon(db, code);
    if (!coupon) throw unknown();
    return coupon;
  };
  const batchOf = async (id: string) => {
    const batch = await readBatch(db, id);
    if (!batch) throw unknown();
    return batch;
  };
  return {
    listCoupons: async () => ({ status: 200, body: await readCoupons(db) }),
    async getCoupon({ path: { code }, query: { after } }) {
      const coupon = await couponOf(code);
      const { rows: uses, next } = await readUses(db, code, after);
      return { status: 200, body: { coupon, uses, next, brought: await readBrought(db, code) } };
    },
    async makeCoupon(call) {
      const code = await makeCoupon(db, signedIn(call).person, call.body);
      return { status: 201, body: await couponOf(code) };
    },
    async changeCoupon(call) {
      const { code } = call.path;
      await changeCoupon(db, signedIn(call).person, code, call.body.changes);
      return { status: 200, body: await couponOf(code) };
    },
    async stopCoupon(call) {
      const { code } = call.path;
      await stopCoupon(db, signedIn(call).person, code);
      return { status: 200, body: await couponOf(code) };
    },
    async makeCouponBatch(call) {
      const id = await makeBatch(db, signedIn(call).person, call.body);
      return { status: 201, body: await batchOf(id) };
    },
    async stopCouponBatch(call) {
      const { batchId } = call.path;
      await stopBatch(db, signedIn(call).person, batchId);
      return { status: 200, body: await batchOf(batchId) };
    },
    exportCouponBatch: (call) => batchCsv(db, signedIn(call).person, call.path.batchId),
  };
}
