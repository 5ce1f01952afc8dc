import { isIPv6 } from 'node:net';

/**
 * Normalises an IP address. An IPv4 client on an IPv6 socket becomes plain IPv4. IPv6 becomes eight groups of four
 * hex digits, the only form that PayU documents.
 */
export function fullAddress(ip: string): string {
  const address = ip.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*/, '');
  if (!isIPv6(address)) return address;
  // The URL parser reads every notation, also one that ends in an IPv4 address.
  const [front = [], back = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...zeros, ...back].map((group) => group.padStart(4, '0')).join(':');
}
