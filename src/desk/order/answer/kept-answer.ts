import { safeLocalStorage } from '#browser/storage.ts';

interface CopyField {
  name: string;
  text: string;
  isLeftOut: boolean;
}

export interface AnswerCopy {
  fields: readonly CopyField[];
  /** The version of the draft from which it was begun. */
  version: number;
}

const keyOf = (person: string, orderId: number) => `desk.answer.${person}.${orderId}`;

const isField = (value: unknown): value is CopyField =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as CopyField).name === 'string' &&
  typeof (value as CopyField).text === 'string' &&
  typeof (value as CopyField).isLeftOut === 'boolean';

/** Reads what a person typed on this device and the server does not have; `undefined` if there is nothing. */
export function readAnswerCopy(person: string, orderId: number): AnswerCopy | undefined {
  const kept = safeLocalStorage.read(keyOf(person, orderId)) as Partial<AnswerCopy> | undefined;
  if (typeof kept?.version !== 'number' || !Array.isArray(kept.fields)) return undefined;
  return kept.fields.every(isField) ? { fields: kept.fields, version: kept.version } : undefined;
}

/** Keeps typed text on the device until the server has it. */
export const keepAnswerCopy = (person: string, orderId: number, copy: AnswerCopy) =>
  safeLocalStorage.write(keyOf(person, orderId), copy);

/** Drops the copy once the server has the text, or it was discarded. */
export const dropAnswerCopy = (person: string, orderId: number) =>
  safeLocalStorage.clear(keyOf(person, orderId));
