/**
 * What the sandbox can tell the shop, whichever provider it plays: paid; paid by a slow method (comes after
 * `pending` when nothing goes wrong); money on its way; declined; given up by the customer; the shop must confirm.
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
