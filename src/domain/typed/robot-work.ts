/**
 * The shop's own robot check: a message costs its sender some work, which people do not notice and floods do. The work is
 * a number whose hash together with the message begins with zeros; it fits one message and one day alone.
 */

/** Zero bits that the hash begins with: some sixty thousand tries, less than a second on a slow phone. */
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
  const digest = sha256Words(new TextEncoder().encode(subject));
  return (work) => {
    const text = new TextEncoder().encode(`${digest.join()}:${work}`);
    return (sha256Words(text)[0] ?? 0) >>> (32 - bits) === 0;
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

/** SHA-256 (FIPS 180-4) as eight words. Written out, since the browsers' own answers later each time, and over https alone. */
function sha256Words(bytes: Uint8Array): Int32Array {
  const length = (((bytes.length + 8) >> 6) + 1) << 4;
  const words = new Int32Array(length);
  bytes.forEach((byte, index) => {
    words[index >> 2] = at(words, index >> 2) | (byte << (24 - 8 * (index & 3)));
  });
  words[bytes.length >> 2] = at(words, bytes.length >> 2) | (0x80 << (24 - 8 * (bytes.length & 3)));
  words[length - 1] = bytes.length * 8;
  const state = Int32Array.from(START);
  const round = new Int32Array(64);
  for (let block = 0; block < length; block += 16) {
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let index = 0; index < 64; index += 1) {
      if (index < 16) round[index] = at(words, block + index);
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
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, index) => {
      state[index] = (at(state, index) + word) | 0;
    });
  }
  return state;
}
