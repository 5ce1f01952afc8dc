import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { sha256 } from '#server/sha256.ts';

const NAME = 'kp-urzadzenie';

/** How long (ms) a device proves which orders are its own: longer than any answer takes, also after a refused mail. */
export const DEVICE_LIFETIME = 14 * 24 * 60 * 60_000;

/** A device's secret, and what the shop keeps of it. */
export interface Device {
  secret: string;
  digest: string;
}

const deviceOf = (secret: string): Device => ({ secret, digest: sha256(secret) });

/** A device that has placed no order yet. */
export const newDevice = (): Device => deviceOf(randomBytes(32).toString('base64url'));

/**
 * Reads the device's secret from a request's cookie; `undefined` if missing or invalid. No mail, address or page
 * contains it, so the holder of an order's link does not have it.
 */
export function readDevice({ cookie = '' }: IncomingHttpHeaders): Device | undefined {
  const pairs = cookie.split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([name]) => name === NAME)?.[1] ?? '';
  return /^[\w-]{43}$/.test(value) ? deviceOf(value) : undefined;
}

/** Builds the Set-Cookie value by which a device is known again. Scripts and foreign sites cannot read the cookie. */
export function deviceCookie({ secret }: Device, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${secret}; Path=/; Max-Age=${DEVICE_LIFETIME / 1000}; HttpOnly; SameSite=Strict${secure}`;
}
