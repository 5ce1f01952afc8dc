import { sql } from 'kysely';
import type { ContactKind, ContactTopic } from '#domain/typed/contact-kind.ts';

/** Words that a message about each topic is likely to have, without letters' marks; the first that fits counts. */
const WORDS = {
  complaint: 'reklam(acj|owac|uj)',
  withdrawal: 'odst(epuj|api|apien)',
  invoice: 'faktur',
  accessibility: 'dostepnos|czytnik[a-z]{0,4} ekranu|niewidom',
  'personal-data':
    'dan(e|ych) osobow|(^|[^a-z])rodo([^a-z]|$)|usun[a-z]{0,6} (wszystkie )?(moich|moje|swoje|swoich) dan',
} as const satisfies Record<ContactTopic, string>;

/**
 * What a message that says no topic is perhaps about, as SQL over `contact_message`: null where its customer or a person of
 * the desk has said what it is, and where no words tell.
 */
export const SUGGESTED = sql<ContactTopic | null>`case
  when contact_message.kind <> 'message' or contact_message.is_sorted then null
  ${sql.join(
    Object.entries(WORDS).map(
      ([topic, words]) => sql`when folded(contact_message.message) ~ ${words} then ${topic}`,
    ),
    sql` `,
  )} end`;

/** What a message counts as: the topic that it says, or that its words suggest, since a day that nobody counts passes too. */
export const COUNTS_AS = sql<ContactKind>`coalesce(${SUGGESTED}, contact_message.kind)`;
