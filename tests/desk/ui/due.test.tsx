import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Due } from '#desk/ui/due.tsx';

const NOW = Date.parse('2026-11-28T12:00:00Z');

test.each<[string, string, boolean, string | undefined, string, RegExp]>([
  ['soon', '2026-11-28T13:00:00Z', false, undefined, 'soon', /do 14:00/],
  ['soon, approved', '2026-11-28T13:00:00Z', true, undefined, 'calm', /do 14:00/],
  ['late', '2026-11-28T10:00:00Z', false, undefined, 'late', /termin 11:00/],
  [
    'late, approved, on its way',
    '2026-11-28T10:00:00Z',
    true,
    '2026-11-28T11:00:00Z',
    'late',
    /termin 11:00/,
  ],
  [
    'late, approved, for a gift’s day',
    '2026-11-28T10:00:00Z',
    true,
    '2026-11-28T14:00:00Z',
    'calm',
    /^wyjdzie o 15:00$/,
  ],
])('an answer that is due %s is shown so [DK-3]', (_, promisedUntil, calm, leavesAt, pace, words) => {
  const { container } = render(
    <Due promisedUntil={promisedUntil} now={NOW} calm={calm} leavesAt={leavesAt} />,
  );
  expect(container.firstElementChild).toHaveAttribute('data-pace', pace);
  expect(screen.getByText(words)).toBeDefined();
});
