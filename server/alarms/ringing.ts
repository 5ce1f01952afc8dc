import type { Sample } from '#server/metrics/metric-names.ts';
import type { Alarm } from './alarms.ts';

const fits = ({ labels }: Sample, where: Alarm['where'] = {}) =>
  Object.entries(where).every(([name, wanted]) => new RegExp(`^(${wanted})$`).test(labels[name] ?? ''));

/**
 * The largest value that an alarm looks at: of a `growth` its growth since earlier samples, of an `age` the seconds since
 * then. `undefined` where there is nothing to look at.
 */
export function valueOf(
  alarm: Alarm,
  samples: readonly Sample[],
  { now, earlier = [] }: { now: Date; earlier?: readonly Sample[] },
): number | undefined {
  const mine = (all: readonly Sample[]) =>
    all.filter((sample) => sample.name === alarm.metric && fits(sample, alarm.where));
  const values = mine(samples).map((sample) => {
    if (alarm.kind === 'age') return now.getTime() / 1000 - sample.value;
    if (alarm.kind !== 'growth') return sample.value;
    const key = JSON.stringify(sample.labels);
    const before = mine(earlier).find(({ labels }) => JSON.stringify(labels) === key);
    return sample.value - (before?.value ?? 0);
  });
  return values.length === 0 ? undefined : Math.max(...values);
}

/** Whether an alarm's condition holds now, however long it has to last. */
export const isRinging = (...args: Parameters<typeof valueOf>): boolean =>
  (valueOf(...args) ?? -Infinity) > args[0].above;
