/**
 * The shop's own robot check: a message costs its sender some work, which people do not notice and floods do. The work is
 * a number whose hash together with the message begins with zeros; it fits one message and one day alone.
 */

/** Zero bits that the hash begins with: some sixty thousand tries, now and then four times as many. */
export const WORK_BITS = 16;

/** The parts of a message that its work is done for. */
export const robotContent = (message: {
  firstName: string;
  lastName: string;
  email: string;
  message: string;
}): string[] => [message.firstName, message.lastName, message.email, message.message];

/** What the work is done for: all that is sent, and the day. */
export const workSubject = (content: readonly string[], day: string): string =>
  JSON.stringify([day, ...content]);

/** A token with the work in it. */
export const workToken = (day: string, work: number): string => `praca:${day}:${work}`;

/** Reads a token of the robot check; `undefined` for any other text. */
export function readWorkToken(token: string): { day: string; work: number } | undefined {
  const [, day, work] = /^praca:(\d{4}-\d\d-\d\d):(\d{1,10})$/.exec(token) ?? [];
  return day === undefined ? undefined : { day, work: Number(work) };
}

/** Makes the test of a number for one subject. */
export function workTest(subject: string, bits = WORK_BITS): (work: number) => boolean {
  const start = bytesOf(`${sha256Words(bytesOf(subject)).join()}:`);
  // Each try hashes the last block alone: what stands before the number is the same in all, and longer than one block.
  const state = Int32Array.from(START);
  const done = start.length - (start.length % BLOCK_BYTES);
  for (let offset = 0; offset < done; offset += BLOCK_BYTES) takeIn(state, wordsOf(start, offset));
  const rest = start.slice(done);
  return (work) => {
    const digits = String(work);
    const bytes = new Uint8Array(rest.length + digits.length);
    bytes.set(rest);
    for (let index = 0; index < digits.length; index += 1)
      bytes[rest.length + index] = digits.charCodeAt(index);
    return at(finish(Int32Array.from(state), bytes, done), 0) >>> (32 - bits) === 0;
  };
}

const isPrime = (number: number) => {
  for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) return false;
  return true;
};
const PRIMES: number[] = [];
for (let number = 2; PRIMES.length < 64; number += 1) if (isPrime(number)) PRIMES.push(number);
const fraction = (number: number) => ((number % 1) * 2 ** 32) | 0;
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const at = (words: ArrayLike<number>, index: number): number => words[index] ?? 0;
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

const BLOCK_BYTES = 64;
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The sixteen words of a block; what is behind the bytes' end is 0. */
function wordsOf(bytes: Uint8Array, offset: number): Int32Array {
  const words = new Int32Array(16);
  const end = Math.min(bytes.length - offset, BLOCK_BYTES);
  for (let index = 0; index < end; index += 1)
    words[index >> 2] = at(words, index >> 2) | (at(bytes, offset + index) << (24 - 8 * (index & 3)));
  return words;
}

const round = new Int32Array(64);

/** Takes one block of sixteen words into a state. */
function takeIn(state: Int32Array, words: Int32Array): void {
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let index = 0; index < 64; index += 1) {
    if (index < 16) round[index] = at(words, index);
    else {
      const early = at(round, index - 15);
      const late = at(round, index - 2);
      const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      round[index] = (at(round, index - 16) + low + at(round, index - 7) + high) | 0;
    }
    const one = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + one + ((e & f) ^ (~e & g)) + at(ROUND, index) + at(round, index)) | 0;
    const two = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (two + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (at(state, index) + word) | 0;
  });
}

/** Takes the last bytes into a state, with the mark of their end and the length of all. */
function finish(state: Int32Array, bytes: Uint8Array, before: number): Int32Array {
  const blocks = ((bytes.length + 8) >> 6) + 1;
  for (let block = 0; block < blocks; block += 1) {
    const words = wordsOf(bytes, block * BLOCK_BYTES);
    const mark = bytes.length - block * BLOCK_BYTES;
    if (mark >= 0 && mark < BLOCK_BYTES)
      words[mark >> 2] = at(words, mark >> 2) | (0x80 << (24 - 8 * (mark & 3)));
    if (block === blocks - 1) words[15] = (before + bytes.length) * 8;
    takeIn(state, words);
  }
  return state;
}

/** SHA-256 (FIPS 180-4) as eight words. Implemented here, since `crypto.subtle` is asynchronous and works over https only. */
const sha256Words = (bytes: Uint8Array): Int32Array => finish(Int32Array.from(START), bytes, 0);
