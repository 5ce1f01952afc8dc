import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DayField } from '#desk/ui/day-field.tsx';

test('a year that is typed digit by digit stays in its field and counts once it is whole [DK-1] [DK-7]', () => {
  const moved: string[] = [];
  const field = (value: string) => <DayField value={value} onChange={(day) => moved.push(day)} />;
  const { container, rerender } = render(field('2026-11-20'));
  const input = () => container.querySelector('input') as HTMLInputElement;
  const type = (value: string) => fireEvent.change(input(), { target: { value } });
  for (const day of ['0002-11-23', '0020-11-23', '0202-11-23']) {
    type(day);
    expect([input().value, moved]).toEqual([day, []]);
  }
  type('2026-11-23');
  expect(moved).toEqual(['2026-11-23']);
  // The address answers later: the field keeps what it was given.
  expect(input()).toHaveValue('2026-11-23');
  rerender(field('2026-11-23'));
  type('');
  expect(moved).toEqual(['2026-11-23', '']);
  // Back moves the field.
  rerender(field(''));
  rerender(field('2026-11-23'));
  expect(input()).toHaveValue('2026-11-23');
});
