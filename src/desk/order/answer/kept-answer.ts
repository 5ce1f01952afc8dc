import { safeLocalStorage } from '#browser/storage.ts';
import type { AnswerCopy, AnswerField } from '#machines/answer.machine.ts';

const keyOf = (person: string, orderId: number) => `desk.answer.${person}.${orderId}`;

const isField = (value: unknown): value is AnswerField =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as AnswerField).name === 'string' &&
  typeof (value as AnswerField).text === 'string' &&
  typeof (value as AnswerField).isLeftOut === 'boolean';
/** A copy that an earlier release kept names no disputed fields. */
const namesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Reads what a person typed on this device and the server does not have; `undefined` if there is nothing. */
export function readAnswerCopy(person: string, orderId: number): AnswerCopy | undefined {
  const kept = safeLocalStorage.read(keyOf(person, orderId)) as Partial<AnswerCopy> | undefined;
  if (typeof kept?.version !== 'number' || !Array.isArray(kept.fields)) return undefined;
  const { fields, version, disputed } = kept;
  return fields.every(isField) ? { fields, version, disputed: namesIn(disputed) } : undefined;
}

/** Whether the device has each of these fields: its storage may be full or blocked, or another tab's copy be there. */
export function isCopyKept(person: string, orderId: number, fields: readonly AnswerField[]): boolean {
  const kept = readAnswerCopy(person, orderId)?.fields ?? [];
  return fields.every(({ name, text, isLeftOut }) =>
    kept.some((one) => one.name === name && one.text === text && one.isLeftOut === isLeftOut),
  );
}

/** Keeps typed text on the device until the server has it or it is discarded: then there is nothing to keep. */
export const keepAnswerCopy = (person: string, orderId: number, copy: AnswerCopy | undefined) =>
  copy !== undefined && copy.fields.length > 0
    ? safeLocalStorage.write(keyOf(person, orderId), copy)
    : safeLocalStorage.clear(keyOf(person, orderId));
