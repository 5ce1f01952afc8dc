import * as z from 'zod/mini';
import { ASKED_FIELD } from '#domain/typed/asked-addresses.ts';

const text = z.catch(z.string(), '');
const mark = z.pipe(
  z.transform((value: unknown) => value !== undefined),
  z.boolean(),
);

// What is malformed counts as missing: the machines judge what was typed.
const plainContactForm = z.object({
  firstName: text,
  lastName: text,
  email: text,
  topic: text,
  message: text,
  [ASKED_FIELD]: text,
  /** The last sending failed. */
  niepowodzenie: mark,
  krok: z.catch(z.optional(z.enum(['reset'])), undefined),
});

const plainNewsletterForm = z.object({
  email: text,
  [ASKED_FIELD]: text,
  tosChecked: mark,
});

/** Address of such a page: what has been sent and done. */
const plainFormAddress = z.object({ wyslano: mark });

/** Address of a page that a mail of the newsletter links to. */
const newsletterAddress = z.object({ token: text });

export type PlainContactForm = z.infer<typeof plainContactForm>;
export type PlainNewsletterForm = z.infer<typeof plainNewsletterForm>;

/** Reads the contact form of a page without scripts, whatever it holds. */
export const readPlainContactForm = (body: unknown): PlainContactForm => z.parse(plainContactForm, body);

/** Reads the newsletter's form of a page without scripts, whatever it holds. */
export const readPlainNewsletterForm = (body: unknown): PlainNewsletterForm =>
  z.parse(plainNewsletterForm, body);

/** Reads the address of such a page. */
export const readPlainFormAddress = (query: unknown) => z.parse(plainFormAddress, query);

/** Reads the token in the address of a newsletter's link; empty if missing. */
export const readNewsletterToken = (query: unknown): string => z.parse(newsletterAddress, query).token;
