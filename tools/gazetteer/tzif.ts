import { readFileSync } from 'node:fs';

/** A transition of a zone's clocks; seconds. */
export interface Transition {
  at: number;
  offset: number;
  summerTime: boolean;
}

/** A compiled zone: the clock before all transitions, and the transitions in their order. */
export interface ZoneFile {
  first: Omit<Transition, 'at'>;
  transitions: readonly Transition[];
}

const HEADER = 44;
const COUNTS = { isUt: 20, isStd: 24, leaps: 28, times: 32, types: 36, letters: 40 } as const;

/** Reads a TZif file (RFC 9636, version 2 and later, its 64-bit part). */
export function readZoneFile(path: string): ZoneFile {
  const bytes = readFileSync(path);
  const countAt = (part: number, name: keyof typeof COUNTS) => bytes.readUInt32BE(part + COUNTS[name]);
  const count = (name: keyof typeof COUNTS) => countAt(0, name);
  // The part before it, for readers of 32 bits, has times of four bytes and leap seconds of eight.
  const second =
    HEADER +
    count('times') * 5 +
    count('types') * 6 +
    count('letters') +
    count('leaps') * 8 +
    count('isStd') +
    count('isUt');
  const times = countAt(second, 'times');
  const indices = second + HEADER + times * 8;
  const types = indices + times;
  const typeOf = (index: number) => ({
    offset: bytes.readInt32BE(types + index * 6),
    summerTime: bytes.readUInt8(types + index * 6 + 4) === 1,
  });
  return {
    first: typeOf(0),
    transitions: Array.from({ length: times }, (_, index) => ({
      at: Number(bytes.readBigInt64BE(second + HEADER + index * 8)),
      ...typeOf(bytes.readUInt8(indices + index)),
    })),
  };
}
