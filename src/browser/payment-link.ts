const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a payment link is safe to follow (OF-5). Only http and https; a shop served over https on a real host
 * allows only https or its own origin.
 */
export function mayFollow(link: string, shop: Pick<Location, 'href' | 'origin' | 'protocol' | 'hostname'>) {
  let target: URL;
  try {
    target = new URL(link, shop.href);
  } catch {
    return false;
  }
  if (target.protocol === 'https:' || target.origin === shop.origin) return /^https?:$/.test(target.protocol);
  return target.protocol === 'http:' && (shop.protocol !== 'https:' || LOOPBACK.has(shop.hostname));
}
