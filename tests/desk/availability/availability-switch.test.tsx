import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { myDayCopy } from '#desk/availability/my-day-copy.ts';
import { AvailabilitySwitch, type AvailabilitySwitchProps } from '#desk/availability/availability-switch.tsx';

const onChange = vi.fn();
const drawn = (props: Partial<AvailabilitySwitchProps>) => (
  <AvailabilitySwitch
    words={myDayCopy}
    isAvailable
    isSaving={false}
    problem={undefined}
    onChange={onChange}
    {...props}
  />
);

test('the switch shows what holds until the server has answered, and says what customers see', async () => {
  const { rerender } = render(drawn({}));
  const control = screen.getByRole('switch', { name: 'Mam czas na nowe zamówienia' });
  expect(control).toBeChecked();
  expect(control).toHaveAccessibleDescription('');

  await userEvent.click(control);
  expect(onChange.mock.calls).toEqual([[false]]);
  expect(control).toBeChecked();

  rerender(drawn({ isSaving: true }));
  expect(control).toBeChecked();
  expect(control).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status').textContent).toBe('Zapisuję');

  rerender(drawn({ isAvailable: false }));
  expect(control).not.toBeChecked();
  expect(control).toHaveAttribute('aria-checked', 'false');
  expect(control).toHaveAccessibleDescription('W sklepie widać „Zajęta”; klientki mogą cię wybrać mimo to.');
  await userEvent.click(control);
  expect(onChange).toHaveBeenLastCalledWith(true);

  rerender(drawn({ note: myDayCopy.absent }));
  expect(control).toHaveAccessibleDescription(/^Dziś jesteś nieobecna/);
});

test.each([
  ['failed', /^Nie udało się zapisać/],
  ['changed', /^Zmieniono to w innej karcie/],
] as const)('a change that was not made (%s) is told at the switch [DK-6]', (problem, sentence) => {
  render(drawn({ problem }));
  expect(screen.getByRole('switch')).toHaveAccessibleDescription(sentence);
  expect(screen.getByRole('status').textContent).toMatch(sentence);
});
