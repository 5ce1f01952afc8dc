import { meantHost } from './mail-host.ts';
import { readEmail } from './typed-text.ts';

/** Names the hidden field of a form without scripts that carries the addresses it has asked about. */
export const ASKED_FIELD = 'pytano';

/** Fields of all forms that take an address; one that repeats another is no question of its own. */
export const ADDRESS_FIELDS = ['email', 'giftEmail'] as const;

/** The addresses of a form that it has asked about once it is shown with its problems, as its hidden field carries them. */
export const askedAbout = (values: Readonly<Record<string, string>>): string =>
  ADDRESS_FIELDS.map((name) => values[name] ?? '')
    .filter((one) => meantHost(one) !== undefined)
    .map(readEmail)
    .join(' ');

/** The host to ask about where an address has a likely slip and was not asked about before: its owner knows best. */
export const hostToAsk = (typed: string, asked: string): string | undefined =>
  asked.split(' ').includes(readEmail(typed)) ? undefined : meantHost(typed);
