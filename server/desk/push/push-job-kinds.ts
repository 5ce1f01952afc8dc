import { z } from 'zod';
import { jobKind } from '#server/jobs/job-kind.ts';
import { PUSH_KINDS } from './push-texts.ts';

/** Notifies one browser of an order; in a lane of its own, since a push service that hangs must hold up no mail. */
export const PUSH_JOB = jobKind(
  'push.send',
  z.object({
    subscriptionId: z.guid(),
    what: z.enum(PUSH_KINDS),
    orderId: z.int().positive(),
    promisedUntil: z.iso.datetime(),
  }),
  'push',
);
