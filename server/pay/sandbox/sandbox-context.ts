import type { Db } from '#server/store/tables/tables.ts';
import type { SandboxNotifier } from './sandbox-notifier.ts';
import type { SandboxSecrets } from './sandbox-secrets.ts';

/** Dependencies that the sandbox's routes share. */
export interface SandboxContext {
  db: Db;
  secrets: SandboxSecrets;
  notifier: SandboxNotifier;
  /** URL of a payment's hosted page, as the customer's browser reaches it. */
  pageUrl: (sandboxPaymentId: string) => string;
}
