import { sign } from 'node:crypto';
import { OwnError } from '#server/own-error.ts';
import { encryptPush, type BrowserKeys } from './encrypt-push.ts';
import type { PushKeys } from './push-keys.ts';

/** Hosts of the browsers' push services; a leading dot matches every host below. */
const SERVICES = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** Whether an address is at a push service of a browser: the shop calls no other. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    SERVICES.some((service) => (service.startsWith('.') ? hostname.endsWith(service) : hostname === service))
  );
}

/** What a browser shows, and where a press leads. It passes foreign hands: no name, no question, no amount. */
export interface PushMessage {
  title: string;
  body: string;
  /** A path of the desk. */
  path: string;
}

/** How long (ms) a push service may take. */
const TIMEOUT = 10_000;
/** How long (s) it keeps a message for a browser that is off. */
const KEPT = 4 * 60 * 60;
/** Bytes to which every message is filled up. */
const SIZE = 512;
/** How long (s) a token is good; push services take no more than a day. */
const TOKEN_TIME = 12 * 60 * 60;

/** The header by which a push service knows the shop (RFC 8292). */
export function vapidHeader(
  endpoint: string,
  { keys, contact, now }: Pick<SendPushOptions, 'keys' | 'contact' | 'now'>,
): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + TOKEN_TIME,
    sub: `mailto:${contact}`,
  };
  const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), {
    key: keys.privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}

export interface SendPushOptions {
  keys: PushKeys;
  /** Address that a push service may write to about abuse. */
  contact: string;
  now: Date;
  /** A later message with the same topic takes the place of one that waits; 32 letters of base64url. */
  topic: string;
  fetch: typeof globalThis.fetch;
}

/**
 * Hands a message to a browser's push service. `gone`: the browser no longer wants any.
 * @throws when the service refuses or does not answer, so that it is tried again
 */
export async function sendPush(
  { endpoint, ...browser }: BrowserKeys & { endpoint: string },
  message: PushMessage,
  options: SendPushOptions,
): Promise<'sent' | 'gone'> {
  const response = await options.fetch(endpoint, {
    method: 'POST',
    headers: {
      authorization: vapidHeader(endpoint, options),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT),
      urgency: 'high',
      topic: options.topic,
    },
    body: new Uint8Array(encryptPush(JSON.stringify(message), browser, { size: SIZE })),
    // A push service never redirects.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  await response.body?.cancel();
  if (response.status === 404 || response.status === 410) return 'gone';
  if (response.status < 200 || response.status > 299)
    throw new OwnError(`the push service answered ${response.status}`);
  return 'sent';
}
