import * as z from 'zod/mini';
import type { operations } from '#openapi/desk.d.ts';
import { coupon, couponBatch, couponResponse, couponsResponse } from '#desk/schemas/coupons.schema.ts';
import { readAs, type DeskClient } from '#desk/api/desk-client.ts';

type Body<Name extends 'makeCoupon' | 'changeCoupon' | 'makeCouponBatch'> =
  operations[Name]['requestBody']['content']['application/json'];

const codeOf = (code: string) => ({ params: { path: { code } } });
const batchOf = (batchId: string) => ({ params: { path: { batchId } } });

/** The calls of coupons; apart from the others, since only pages that come late need them. */
export const couponsApi = (client: DeskClient) => ({
  listCoupons: () => readAs(client.GET('/coupons'), couponsResponse),
  getCoupon: (code: string) => readAs(client.GET('/coupons/{code}', codeOf(code)), couponResponse),
  makeCoupon: (body: Body<'makeCoupon'>) => readAs(client.POST('/coupons', { body }), coupon),
  changeCoupon: (code: string, changes: Body<'changeCoupon'>['changes']) =>
    readAs(client.PUT('/coupons/{code}', { ...codeOf(code), body: { changes } }), coupon),
  stopCoupon: (code: string) => readAs(client.POST('/coupons/{code}/stop', codeOf(code)), coupon),
  makeBatch: (body: Body<'makeCouponBatch'>) => readAs(client.POST('/coupon-batches', { body }), couponBatch),
  stopBatch: (id: string) => readAs(client.POST('/coupon-batches/{batchId}/stop', batchOf(id)), couponBatch),
  exportBatch: (id: string) =>
    readAs(
      client.POST('/coupon-batches/{batchId}/csv', {
        ...batchOf(id),
        parseAs: 'blob',
        fetch: (request) => fetch(request),
      }),
      z.instanceof(Blob),
    ),
});
