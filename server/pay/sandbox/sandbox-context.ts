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
  /** The desk of a shop that is only for trying out; missing elsewhere. */
  desk?: SampleDesk | undefined;
}

/** A desk that whoever tries the shop may enter. */
export interface SampleDesk {
  url: string;
  /** Makes a link that lets one person in, once. */
  entry: () => Promise<string>;
}
