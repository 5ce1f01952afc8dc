import { expect, test } from 'vitest';
import { readSpecialistMore } from '#schemas/samples.reader.ts';

const whole = {
  spread: [0, 0, 1, 2, 3],
  since: '2026-11-05',
  absence: { from: '2026-12-24', until: '2026-12-27' },
  samples: [{ service: 'tarot', question: 'Czy zdążę?', answer: 'Zdążysz.' }],
};

test('all that a specialist’s page shows is read, its days as days [R91]', () => {
  expect(readSpecialistMore(whole)).toEqual({
    ratings: { spread: whole.spread, since: { year: 2026, month: 11, day: 5 } },
    absence: { from: { year: 2026, month: 12, day: 24 }, until: { year: 2026, month: 12, day: 27 } },
    samples: whole.samples,
  });
});

test.each([
  ['numbers of four stars', { spread: [1, 2, 3, 4] }, 'ratings'],
  ['fewer than no ratings', { spread: [0, 0, 0, 0, -1] }, 'ratings'],
  ['no day of the first rating', { since: 'wczoraj' }, 'ratings'],
  ['an absence without an end', { absence: { from: '2026-12-24' } }, 'absence'],
])('what cannot be read is left out, and the rest stays: %s [R91]', (_, odd, lost) => {
  const read = readSpecialistMore({ ...whole, ...odd });
  expect(read).not.toHaveProperty(lost);
  expect(read?.samples).toEqual(whole.samples);
});
