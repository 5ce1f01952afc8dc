import { z } from 'zod';
import { jobKind } from '#server/jobs/job-kind.ts';
import { mailKind } from '#server/jobs/mail-kind.ts';

const ofWithdrawal = z.object({ withdrawalId: z.int().positive() });

/** Draws the consequences of a proved statement: the order is called off when that is still possible. */
export const WITHDRAWAL_JOB = jobKind('withdrawal.carry-out', ofWithdrawal);

/** Tells the owners that a statement still waits for a person. */
export const WITHDRAWAL_DUE_JOB = mailKind('withdrawal-due', 'own', ofWithdrawal);
