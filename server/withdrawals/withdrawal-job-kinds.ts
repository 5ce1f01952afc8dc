import { z } from 'zod';
import { jobKind } from '#server/jobs/job-kind.ts';

/** Draws the consequences of a received statement: the order is called off when that is still possible. */
export const WITHDRAWAL_JOB = jobKind('withdrawal.carry-out', z.object({ withdrawalId: z.int().positive() }));
