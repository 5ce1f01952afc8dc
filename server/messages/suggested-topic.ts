import { sql } from 'kysely';
import type { ContactKind, ContactTopic } from '#domain/typed/contact-kind.ts';

/** Ways to ask for one's money: of a purchase that went wrong, or that is called off. */
const MONEY_BACK = 'zwro(t|c|ci)[a-z]{0,4}( mi| prosze)? (pieniedzy|pieniadze|kwoty|kwote|srodkow|wplaty)';

/** Words that a message about each topic is likely to have, without letters' marks; the first that fits counts. */
const WORDS = {
  complaint: `(^|[^a-z])reklam(acj|owac|uj)|zazalen|${MONEY_BACK}|(oddaj|oddac|oddacie)[a-z]{0,4} (mi )?(pieniadz|kas)|nie ?zgodn[a-z]{0,3} z (umow|opis|zamowien)`,
  withdrawal:
    '(^|[^a-z])odst(epuj|api|apien)|rezygn(uj|owa|acj)[a-z]{0,3} (z|ze) (umow|zamowien|zakup|uslug|wrozb|odpowiedz)|(wypowiad|wypowiedz|rozwiaz|zerw)[a-z]{0,4} (te |moja |swoja )?umow|(anul|odwol|wycof)[a-z]{0,5} (sie )?(z |ze )?(to |moje |swoje |moja |swoja |te |tego |mojego |tej )?(zamowien|zakup|umow)',
  invoice: '(^|[^a-z])faktur|(^|[^a-z])f-?vat([^a-z]|$)|(^|[^a-z])rachun(ek|ku|kiem|ki)([^a-z]|$)|paragon',
  accessibility: 'dostepnos|czytnik[a-z]{0,4} ekranu|niewidom',
  'personal-data':
    '(^|[^a-z])dan(e|ych|ymi) osobow|(^|[^a-z])rodo([^a-z]|$)|(^|[^a-z])(usun|skasuj|kasow|wykasuj|wymaz|zapomn)[a-z]{0,6} (o )?(prosze )?(wszystkie )?(moich|moje|mnie|swoje|swoich|konto)( wszystkie)?( dan|$|[^a-z])|(kopi|wglad|dostep)[a-z]{0,4} (do )?(moich |swoich )dan|jakie (moje )?dane|(moje|moich|swoje|swoich) dan(e|ych)([^a-z]|$)[^.?!]{0,40}(przetwarz|usun|skas|sprost|popraw|udostep|trzyma|macie)|(przetwarza|usuniec|skasowan|sprostowan)[a-z]{0,4} (moich |swoich )?dan',
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
