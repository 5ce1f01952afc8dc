import type { Sample } from '#server/metrics/metric-names.ts';
import type { Alarm } from './alarms.ts';

/** Whether a label is the one that is wanted; a point stands for any character. */
const isLike = (label: string, wanted: string) =>
  label.length === wanted.length && [...wanted].every((one, index) => one === '.' || one === label[index]);

const fits = ({ labels }: Sample, { where = {}, except = {} }: Alarm) => {
  const has = ([name, wanted]: [string, string]) => isLike(labels[name] ?? '', wanted);
  return Object.entries(where).every(has) && !Object.entries(except).some(has);
};

/**
 * Value for which an alarm's condition holds now, regardless of its minimum duration; undefined if it does not hold.
 * Usually the largest matching sample; for an `age` the seconds since the sample's time; for a `growth` the sum of
 * all increases since the earlier samples. A new sample has grown by its whole value.
 */
export function ringingValue(
  alarm: Alarm,
  samples: readonly Sample[],
  { now, earlier = [] }: { now: Date; earlier?: readonly Sample[] },
): number | undefined {
  const mine = (all: readonly Sample[]) =>
    all.filter((sample) => sample.name === alarm.metric && fits(sample, alarm));
  const values = mine(samples).map((sample) => {
    if (alarm.kind === 'age') return now.getTime() / 1000 - sample.value;
    if (alarm.kind !== 'growth') return sample.value;
    const key = JSON.stringify(sample.labels);
    const before = mine(earlier).find(({ labels }) => JSON.stringify(labels) === key);
    return sample.value - (before?.value ?? 0);
  });
  const value = alarm.kind === 'growth' ? values.reduce((sum, one) => sum + one, 0) : Math.max(...values);
  return value > alarm.above ? value : undefined;
}
