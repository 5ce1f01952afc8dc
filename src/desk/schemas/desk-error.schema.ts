import * as z from 'zod/mini';
import { answerResponse, draftResponse, holderResponse } from './answer.schema.ts';
import { coupon } from './coupons.schema.ts';
import { moneyResponse } from './money.schema.ts';
import { availability } from './my-day.schema.ts';
import { letterThread } from './letters.schema.ts';
import { newsletter } from './newsletter.schema.ts';
import { price } from './prices.schema.ts';
import { service } from './services.schema.ts';
import { specialist } from './specialists.schema.ts';

const optional = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined);

/** An error response of the desk; everything beside the code is optional and lenient. */
export const deskError = z.object({
  code: z.number(),
  requestId: optional(z.string()),
  errors: optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  waitSeconds: optional(z.number()),
  newer: optional(draftResponse),
  holder: optional(holderResponse),
  answer: optional(answerResponse),
  money: optional(moneyResponse),
  availability: optional(availability),
  prices: optional(z.array(price)),
  specialist: optional(specialist),
  newsletter: optional(newsletter),
  letter: optional(letterThread),
  service: optional(service),
  coupon: optional(coupon),
  /** Read by their own pages, which come late. */
  text: z.optional(z.unknown()),
  personalData: z.optional(z.unknown()),
});
export type DeskError = z.infer<typeof deskError>;
