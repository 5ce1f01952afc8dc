import { sql } from 'kysely';
import type { ContactKind, ContactTopic } from '#domain/typed/contact-kind.ts';

/** Regular expression for whole words only. */
const whole = (words: string) => `(^|[^a-z])(${words})([^a-z]|$)`;
/** A word that begins so. */
const begins = (stems: string) => `(^|[^a-z])(${stems})`;
const MY = '(moje|moja|mojego|mojej|moich|swoje|swoja|swojego|swoich)';
const CONTRACT = 'umow(a|e|y|ie)([^a-z]|$)';

/**
 * Patterns for each topic, without diacritics; the first match counts. A topic starts a legal deadline, so typical
 * questions to the cards ("czy on zapomniał o mnie", "usuń moje blokady") must not match.
 */
const WORDS: Readonly<Record<ContactTopic, readonly string[]>> = {
  complaint: [
    begins('reklam(acj|owac|uj)|zazalen'),
    '(zwrot(u|em)?|zwroccie|zwrocic|zwracacie)( mi)? (pieniedzy|pieniadze|kwoty|kwote|srodkow|wplaty)',
    '(oddajcie|oddac|oddacie) (mi )?(pieniadz|kas)',
    'nie ?zgodn[a-z]{0,3} z (umow|opis|zamowien)',
  ],
  withdrawal: [
    begins('odst(epuj|api|apien)'),
    'rezygn(uj|owa|acj)[a-z]{0,3} (z|ze) (umow|zamowien|zakup|uslug|wrozb|odpowiedz)',
    `(wypowiad|wypowiedz|rozwiaz|zerw)[a-z]{0,4} ((te|${MY}) )?${CONTRACT}`,
    `(anul|odwol|wycof)[a-z]{0,5} (sie )?(z |ze )?((to|te|tego|tej|${MY}) )?(zamowien|zakup|${CONTRACT})`,
  ],
  invoice: [
    begins('faktur|paragon'),
    whole('f-?vat'),
    `${begins('rachun(ek|ku|kiem|ki)')}(?! bankow)([^a-z]|$)`,
  ],
  accessibility: ['dostepnos', 'czytnik[a-z]{0,4} ekranu', 'niewidom'],
  'personal-data': [
    begins('dan(e|ych|ymi) osobow'),
    whole('rodo'),
    // Requests to delete a person's data, account or file; not readings about what weighs on her.
    `${begins('usun|skas|kasow|wykas|wymaz')}[a-z]{0,6} (o )?(prosze )?(wszystkie )?(${MY} )?(wszystkie )?(dan(e|ych)|kont(o|a)|mnie z)([^a-z]|$)`,
    begins('zapomnijcie o mnie'),
    `(kopi|wglad|dostep)[a-z]{0,4} (do |w )?${MY} dan`,
    `jakie (${MY} )?dane (o mnie|na moj temat|macie|posiadacie|zbieracie|trzymacie|przechow|przetwarz)`,
    `${MY} dan(e|ych)([^a-z]|$)[^.?!]{0,40}(przetwarz|usun|skas|sprost|popraw|udostep|trzyma)`,
    `(przetwarza|sprostowan)[a-z]{0,4} (${MY} )?dan`,
  ],
};

/**
 * SQL over `contact_message`: topic suggested by the text of an unsorted message. Null if the customer or a person
 * chose one, and if no pattern matches.
 */
export const SUGGESTED = sql<ContactTopic | null>`case
  when contact_message.kind <> 'message' or contact_message.is_sorted then null
  ${sql.join(
    Object.entries(WORDS).map(
      ([topic, words]) => sql`when folded(contact_message.message) ~ ${words.join('|')} then ${topic}`,
    ),
    sql` `,
  )} end`;

/** What a message counts as: the topic that it says, or that its words suggest, since a day that nobody counts passes too. */
export const COUNTS_AS = sql<ContactKind>`coalesce(${SUGGESTED}, contact_message.kind)`;
