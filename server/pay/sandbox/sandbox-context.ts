import type { Db } from '#server/store/tables.ts';
import type { SandboxNotifier } from './sandbox-notifier.ts';
import type { SandboxSecrets } from './sandbox-secrets.ts';

/** What the sandbox's routes share. */
export interface SandboxContext {
  db: Db;
  secrets: SandboxSecrets;
  notifier: SandboxNotifier;
  /** Address of the hosted page of a payment, as the customer's browser reaches it. */
  pageUrl: (sandboxPaymentId: string) => string;
  /** To be called after a job has been written. */
  wakeJobs: () => void;
}
