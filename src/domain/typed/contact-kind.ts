import type { components } from '#openapi/storefront.d.ts';

/** Topic that a customer can choose for a message; the law sets a deadline for each. */
export type ContactTopic = NonNullable<components['schemas']['ContactData']['topic']>;
export const CONTACT_TOPICS = [
  'complaint',
  'withdrawal',
  'invoice',
  'accessibility',
  'personal-data',
] as const satisfies readonly ContactTopic[];

/** Reads the topic of a form; `undefined` for none or an unknown one. */
export const readContactTopic = (text: string): ContactTopic | undefined =>
  CONTACT_TOPICS.find((topic) => topic === text);

/** What a message of the contact form is: about one of those topics, or about anything else. */
export type ContactKind = ContactTopic | 'message';
export const CONTACT_KINDS = ['message', ...CONTACT_TOPICS] as const satisfies readonly ContactKind[];
