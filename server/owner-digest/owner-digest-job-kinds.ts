import { z } from 'zod';
import { mailKind } from '#server/jobs/mail-kind.ts';

/** Tells the shop's mailbox what strangers' forms have brought; what it says is read when it is sent. */
export const OWNER_DIGEST_JOB = mailKind('owner-digest', 'own', z.object({}));
