import { expect, test } from 'vitest';
import { responseHours, responseTimeText, usualTime } from '#domain/specialists/response-time.ts';

test.each([
  [null, 'do 12 godzin', '', 12],
  [15, 'ok. 15 min', 'ok. 15 min', 0.25],
  [90, 'ok. 90 min', 'ok. 90 min', 1.5],
  [120, 'ok. 2 godz.', 'ok. 2 godz.', 2],
  [121, 'ok. 3 godz.', 'ok. 3 godz.', 3],
  [1500, 'ok. 25 godz.', 'ok. 25 godz.', 25],
] as const)(
  '%j minutes are „%s”, usually „%s”, and sorted as %d hours [RD-4] [owner row 9]',
  (minutes, text, usual, hours) => {
    expect(responseTimeText(minutes)).toBe(text);
    expect(usualTime(text)).toBe(usual);
    expect(responseHours(text)).toBeCloseTo(hours, 1);
  },
);
