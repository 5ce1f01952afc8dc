/**
 * The notifications of the sandbox, whichever provider it plays: paid; paid by a slow method (normally after
 * `pending`); payment pending; declined; canceled by the customer; waiting for the shop's confirmation.
 */
export const SANDBOX_NOTICES = [
  'paid',
  'paidLater',
  'pending',
  'declined',
  'abandoned',
  'toConfirm',
] as const;
export type SandboxNotice = (typeof SANDBOX_NOTICES)[number];
