import { DESK_PAGES } from '#desk/pages.ts';
import type { JournalQuery } from '#desk/domain/wire.ts';
import { JOURNAL_GROUP_NAMES } from './journal-copy.ts';
import { dayIn, idIn } from '#desk/domain/address-values.ts';
import { keyOf } from '#desk/domain/key-of.ts';

/** What the journal's address says; what makes no sense is left out. */
export type JournalAddress = JournalQuery;

const matching = (text: string | null, form: RegExp) => (text !== null && form.test(text) ? text : undefined);

/** Reads the address of the journal. */
export function readJournalAddress(search: URLSearchParams): JournalAddress {
  const group = keyOf(JOURNAL_GROUP_NAMES, search.get('rodzaj'));
  const person = idIn(search.get('osoba'));
  const day = dayIn(search.get('dzien'));
  const after = matching(search.get('po'), /^[1-9]\d{0,17}$/);
  return {
    ...(person !== undefined && { person }),
    ...(group !== undefined && { group }),
    ...(day !== undefined && { day }),
    ...(search.get('nieudane') === '1' && { refused: true }),
    ...(after !== undefined && { after }),
  };
}

/** The address of the journal with these filters. */
export function journalAddress({ person, group, day, refused, after }: JournalAddress): string {
  const pairs = Object.entries({
    osoba: person,
    rodzaj: group,
    dzien: day,
    nieudane: refused ? '1' : undefined,
    po: after,
  }).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const query = new URLSearchParams(pairs).toString();
  return DESK_PAGES.journal.path + (query && `?${query}`);
}
