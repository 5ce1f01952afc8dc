import type { InjectOptions } from 'fastify';
import type { OperationId } from '#server/contract.ts';
import { contactBody } from '#tests/server/support/robot-token.ts';
import { orderOf, offerOf } from '#tests/server/support/order-requests.ts';

/** A right JSON body for every operation that takes one from the storefront. */
export const rightBodies = {
  sendContact: contactBody({
    firstName: 'Anna',
    lastName: 'Nowak',
    email: 'anna@example.com',
    message: 'Dzień dobry',
  }),
  applyCoupon: { code: 'PAPROC15', fairyProductId: offerOf('Tarot').id },
  createOrder: orderOf('Tarot_partnerski', {
    couponCode: 'PAPROC15',
    image: '<svg/>',
    questions: [{ content: 'Czy?' }],
  }),
  reviewWithdrawal: { name: 'Anna', orderNumber: '1001', email: 'anna@example.com' },
  confirmWithdrawal: { name: 'Anna', orderNumber: '1001', email: 'anna@example.com' },
  signUpNewsletter: { email: 'anna@example.com' },
  confirmNewsletter: { token: 'x'.repeat(32) },
  computeBirthHoroscope: {
    name: 'Anna',
    email: 'anna@example.com',
    city: 'Kraków',
    dateTime: '1990-05-03 07:15',
  },
} as const satisfies Partial<Record<OperationId, unknown>>;

export type BodyOperation = keyof typeof rightBodies;
export const BODY_OPERATIONS = Object.keys(rightBodies) as BodyOperation[];

const PATH_OF: Record<BodyOperation, string> = {
  sendContact: '/api/contact',
  applyCoupon: '/api/coupon/apply',
  createOrder: '/api/order',
  reviewWithdrawal: '/api/withdrawal/review',
  confirmWithdrawal: '/api/withdrawal',
  signUpNewsletter: '/api/newsletter',
  confirmNewsletter: '/api/newsletter/confirm',
  computeBirthHoroscope: '/api/horoscope/birth',
};

/** A POST of anything, sent as JSON. */
export const post = (id: BodyOperation, payload: unknown): InjectOptions => ({
  method: 'POST',
  url: PATH_OF[id],
  headers: { 'content-type': 'application/json' },
  payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
});

type Path = readonly (string | number)[];

/** The paths to everything inside a JSON value, the value itself left out. */
export function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return [here, ...pathsIn(inner, here)];
  });
}

/** A copy of a JSON value with one place changed; `undefined` takes the place out. */
export function changed(value: unknown, path: Path, replacement: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replacement;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[key] = changed(copy[key], rest, replacement);
  return copy;
}
