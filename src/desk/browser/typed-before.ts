import { safeSessionStorage } from '#browser/storage.ts';
import { holdsUnkept } from './leave-guard.ts';

/** A field with what was typed into it. */
export interface TypedField {
  label: string;
  text: string;
}

const keyOf = (person: string) => `desk.typed.${person}`;

/** Kinds of fields whose text is a search, or nobody else's to read. */
const NOT_KEPT = new Set(['search', 'password', 'checkbox', 'radio', 'file', 'hidden']);

type Field = HTMLInputElement | HTMLTextAreaElement;
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !NOT_KEPT.has(target.type));

/** Fields that somebody has typed into since the page came. */
const typedInto = new Set<Field>();
/** The page goes by a press that has kept its text. */
let isRenewing = false;

/** Notes into which fields is typed. Call it once. */
export function watchTyping(): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!isField(target)) return;
      // A field that is gone would keep its whole page in memory.
      for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
      typedInto.add(target);
    },
    true,
  );
}

const labelOf = (field: Field) =>
  field.labels?.[0]?.textContent?.trim() || field.getAttribute('aria-label') || '';

/** Whether the page goes by `renewPage`, so that the browser need not ask about text. */
export const isPageRenewed = (): boolean => isRenewing;

/** Keeps in the tab what was typed and may be saved nowhere, for the page that comes next. */
export function keepTyped(person: string): void {
  // Fields of more than one line say whether their text is saved; one of a single line may not be.
  const isUnkept = (field: Field) => field instanceof HTMLInputElement || holdsUnkept();
  const fields = [...typedInto]
    .filter((field) => field.isConnected && field.value.trim() !== '' && isUnkept(field))
    .map((field): TypedField => ({ label: labelOf(field), text: field.value }));
  if (fields.length === 0) return;
  // What an earlier renewal kept may still be waiting.
  const before = readTyped(person).filter(
    (kept) => !fields.some(({ label, text }) => label === kept.label && text === kept.text),
  );
  safeSessionStorage.write(keyOf(person), [...before, ...fields]);
}

/** Reloads the page; typed text is kept in the tab. */
export function renewPage(person: string, reload = () => window.location.reload()): void {
  keepTyped(person);
  isRenewing = true;
  reload();
}

const isTypedField = (value: unknown): value is TypedField =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as TypedField).label === 'string' &&
  typeof (value as TypedField).text === 'string';

/** What was typed before the page was renewed; it stays until it is forgotten. */
export function readTyped(person: string): readonly TypedField[] {
  const kept = safeSessionStorage.read(keyOf(person));
  return Array.isArray(kept) ? kept.filter(isTypedField) : [];
}

/** Forgets what was typed before. */
export const forgetTyped = (person: string): void => safeSessionStorage.clear(keyOf(person));
