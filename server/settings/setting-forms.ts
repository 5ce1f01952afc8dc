import { z } from 'zod';

/** Metadata of a setting, in Markdown: its description, and what it means if unset, unless it has a default. */
export const about = (description: string, unset?: string) => ({ description, ...(unset && { unset }) });

/** As `about`, of a setting that nobody may read: it is also taken from a file, which `NAME_FILE` names. */
export const secret = (description: string, unset?: string) => ({
  ...about(description, unset),
  isSecret: true,
});

/** Names and addresses that lead back to this machine, as HOST and as a URL's host. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i;

/** Whether a host name or address means this machine. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** An absolute address of one of these protocols, kept without its trailing slashes. */
export const withProtocol = (protocols: readonly string[], problem: string) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), problem)
    .transform((text) => text.replace(/(?<!\/)\/+$/, ''));

/** A password with such a character ends the host early: then no user name is found, and the "@" comes later. */
const isCutByPassword = (text: string): boolean => {
  if (!text.includes('@')) return false;
  if (!URL.canParse(text)) return true;
  const { username, pathname, search, hash } = new URL(text);
  return username === '' && `${pathname}${search}${hash}`.includes('@');
};

/** As `withProtocol`, of an address that has a name and a password in it. */
export const withPassword = (protocols: readonly string[], problem: string) =>
  z
    .string()
    .refine(
      (text) => !isCutByPassword(text),
      'cannot be read: in its name and password write # as %23, / as %2F, ? as %3F, @ as %40, : as %3A, % as %25',
    )
    .pipe(withProtocol(protocols, problem));

/** An absolute http(s) address, kept without its trailing slashes. */
export const web = withProtocol(['http:', 'https:'], 'must be an http(s) address');

/** Where secrets are sent: nobody on the way may read them. */
export const secretWeb = web.refine((text) => {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || isLoopback(hostname);
}, 'must be an https address: keys are sent there (http only on this machine)');

/** A mail server. */
export const mailServer = withPassword(['smtp:', 'smtps:'], 'must be an smtp:// address').refine(
  (text) => new URL(text).hostname !== '',
  'must name a host',
);

/** Scheme, host and port alone, written as browsers write it. */
export const origin = web
  .refine(
    (text) => new URL(text).href === `${new URL(text).origin}/`,
    'must be an origin (https://shop.example), without user, path or query',
  )
  .transform((text) => new URL(text).origin);

/** An origin where browsers allow passkeys: https, or http on localhost; never an IP address. */
export const passkeyOrigin = origin.refine((text) => {
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' ? !/^[\d.]+$|^\[/.test(hostname) : hostname === 'localhost';
}, 'must be https and a name, or http://localhost: browsers allow passkeys nowhere else');

/** Origins, separated by commas. */
export const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(web.refine((text) => new URL(text).origin === text, 'must list origins, without paths')));

/** https origins for the Content-Security-Policy, separated by commas; `https://*.tag.example` includes all subdomains. */
export const policyHosts = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(
    z.array(
      z
        .string()
        .regex(
          /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/i,
          'must list https origins (https://cdn.tag.example, https://*.tag.example), without paths',
        ),
    ),
  );

/** A public address that may be taken away: unset is the embedded default, the empty string is missing (AP-14). */
export const removable = z.union([z.literal(''), web], 'must be an http(s) address');

/** A link of a page: a path of this shop, an address elsewhere, or none (AP-14). */
export const link = z.union(
  [z.literal(''), z.string().regex(/^\/(?!\/)/), web],
  'must be a path (/sklep) or an http(s) address',
);

/** A whole number within bounds. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((number) => number >= min && number <= max, `must lie between ${min} and ${max}`);

/** One of the listed values. */
export const oneOf = <const T extends readonly string[]>(...words: T) =>
  z.enum(words, `must be one of: ${words.join(', ')}`);

/** A key as its service gives it out. Quotes that an env file kept would make a live key look like none. */
export const key = (form = /^[^\s"'`]+$/, like = 'a key: no blanks, no quotes') =>
  z.string().regex(form, `must look like ${like}`).optional();

/** The address in `Name <address>` or in an address alone. */
export const addressIn = (sender: string): string => /<([^<>]*)>$/.exec(sender)?.[1] ?? sender;

/** A mail's sender: one address, with a name or without. A comma in a bare name would make two senders of it. */
export const sender = z
  .string()
  .refine(
    (text) =>
      /^(("[^"\r\n]*"|[^"<>,;\r\n]*)<[^<>]+>|[^<>]+)$/.test(text) &&
      z.email().safeParse(addressIn(text)).success,
    'must be an e-mail address, or a name and an address: Kwiat Paproci <kontakt@shop.example>',
  );

const NIP_WEIGHTS = [6, 5, 7, 2, 3, 4, 5, 6, 7] as const;

/** A Polish tax number, with its check digit, kept without the dashes that people write. */
export const nip = z
  .string()
  .transform((text) => text.replaceAll(/[\s-]/g, ''))
  .refine((text) => {
    const sum = NIP_WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
    return /^(?!0{10})\d{10}$/.test(text) && sum % 11 === Number(text[9]);
  }, 'must be a NIP: ten digits, the last of which checks the others');

/** A telephone number as people write it. */
export const phone = z.string().regex(/^\+?[\d ()-]{9,20}$/, 'must be a telephone number: +48 600 000 000');
