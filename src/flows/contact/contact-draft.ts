import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { safeSessionStorage, TAB_DRAFTS } from '#browser/storage.ts';

const KEY = TAB_DRAFTS.contact;

/** A text that somebody has pasted may be too long to send, and is kept all the same, up to here. */
const LONGEST = 5 * MAX_LENGTH.message;

/** What this tab keeps of a message to the shop that was not sent, by field; invalid data are ignored. */
export function storedMessage(): Record<string, string> {
  const stored = safeSessionStorage.read(KEY);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && entry[1] !== '' && entry[1].length <= LONGEST,
    ),
  );
}

/** Forgets a message that was sent, also after its page was left; one that was changed since stays. */
export function forgetMessage(sent: Readonly<Record<string, string>>): void {
  const stored = storedMessage();
  if (Object.entries(sent).every(([name, text]) => (stored[name] ?? '') === text)) storeMessage({});
}

/** Keeps a message as it is typed, for as long as the tab is open; an empty one is forgotten. */
export function storeMessage(values: Readonly<Record<string, string>>): void {
  if (Object.values(values).some((text) => text !== '')) safeSessionStorage.write(KEY, values);
  else safeSessionStorage.clear(KEY);
}
