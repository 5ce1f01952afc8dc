import { z } from 'zod';
import { mailKind } from '#server/jobs/mail-kind.ts';

/** Tells the owners what somebody did about access, or that data were taken out; read from the audit when it is sent. */
export const SECURITY_JOB = mailKind('security', 'own', z.object({ auditId: z.string().regex(/^\d+$/) }));
