import { readEmail } from './typed-text.ts';

/** Where most customers have their mail. */
const USUAL =
  'gmail.com wp.pl o2.pl onet.pl interia.pl op.pl gazeta.pl poczta.fm poczta.onet.pl tlen.pl vp.pl buziaczek.pl int.pl interia.eu autograf.pl onet.eu icloud.com outlook.com hotmail.com yahoo.com proton.me protonmail.com'.split(
    ' ',
  );
/** Real hosts that look like a typing error. */
const REAL = new Set([
  ...USUAL,
  'mail.com',
  'ymail.com',
  'email.com',
  'gmx.com',
  'hotmail.co.uk',
  'o2.co.uk',
  'o.pl',
  'w.pl',
  'onet.com.pl',
  'yahoo.co.uk',
  'yahoo.fr',
  'hotmail.fr',
  'outlook.fr',
  'icloud.fr',
  'proton.ch',
  'me.com',
  'live.com',
  'interia.com',
]);
/** Slips of more than one stroke. */
const SLIPS: ReadonlyMap<string, string> = new Map([
  ['gmail.pl', 'gmail.com'],
  ['gmail.com.pl', 'gmail.com'],
  ['gmail', 'gmail.com'],
  ['gmial.pl', 'gmail.com'],
  ['wp.com', 'wp.pl'],
  ['wp.pl.pl', 'wp.pl'],
  ['onet.com', 'onet.pl'],
  ['interia.con', 'interia.pl'],
]);
/** Of shorter hosts only the ending can be a slip: one letter off, wp.pl is the host of somebody else. */
const LONG = 8;

/** Whether two words differ by one typing error: a letter added, missing, replaced, or two swapped. */
function isOneStrokeApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

const firstLabel = (host: string) => host.split('.')[0];

/**
 * The host that is probably meant where an address has a likely slip ("anna@gmial.com"); `undefined` for every other. Only
 * a question: both may exist.
 */
export function meantHost(typed: string): string | undefined {
  const [, host = ''] = /@([^@]+)$/.exec(readEmail(typed)) ?? [];
  if (REAL.has(host)) return undefined;
  return (
    SLIPS.get(host) ??
    USUAL.find(
      (usual) =>
        isOneStrokeApart(host, usual) && (usual.length >= LONG || firstLabel(usual) === firstLabel(host)),
    )
  );
}

/** The address with another host. */
export const withHost = (typed: string, host: string): string =>
  readEmail(typed).replace(/@[^@]*$/, () => `@${host}`);
