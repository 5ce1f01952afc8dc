import { OwnError } from '#server/own-error.ts';

/** A value that a sound row has. @throws where it is missing */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new OwnError('A stored order lacks what it must have');
  return value;
}
