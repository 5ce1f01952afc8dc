/** The connections of a live shop that are tried before a customer tries them. */
export const CONNECTIONS = [
  'shop-address',
  'desk-proxy',
  'stripe',
  'stripe-webhook',
  'payu',
  'mail',
  'sender-dns',
  'robot-check',
  'model',
  'alarm-webhook',
  'heartbeat',
] as const;
export type Connection = (typeof CONNECTIONS)[number];

/** Why a connection does not work. */
export const CHECK_CODES = [
  'unreachable',
  'certificate',
  'timeout',
  'refused-key',
  'limited-key',
  'not-active',
  'no-webhook',
  'webhook-off',
  'webhook-events',
  'login',
  'sender',
  'recipient',
  'no-spf',
  'no-dmarc',
  'no-domain',
  'no-forwarded-for',
  'wrong-host',
  'unexpected',
] as const;
export type CheckCode = (typeof CHECK_CODES)[number];
