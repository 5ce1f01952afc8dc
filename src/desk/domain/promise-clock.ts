import { ANSWER_WITHIN_HOURS } from '#domain/shop-constants.ts';

const HOUR = 3_600_000;
/** From here on the desk calls it soon. */
const SOON_HOURS = 3;

/** What is left of a promise at a moment. */
export interface PromiseLeft {
  pace: 'calm' | 'soon' | 'late';
  /** Whole minutes until the promised time, or since. */
  minutes: number;
  /** How many of the promised hours' ticks still burn, with a fraction. */
  ticks: number;
}

/** Reckons what is left until the promised time. */
export function promiseLeft(promisedUntil: string, now: number): PromiseLeft {
  const left = Date.parse(promisedUntil) - now;
  return {
    pace: left <= 0 ? 'late' : left <= SOON_HOURS * HOUR ? 'soon' : 'calm',
    // A device whose clock is behind shows no more than was promised.
    minutes:
      left <= 0 ? Math.floor(-left / 60_000) : Math.min(Math.ceil(left / 60_000), ANSWER_WITHIN_HOURS * 60),
    ticks: Math.min(Math.max(left / HOUR, 0), ANSWER_WITHIN_HOURS),
  };
}
