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

test('why a change was not made is said at the switch, not while the next is on its way [DK-6]', () => {
  const problem = myDayCopy.problem.changed;
  const { rerender } = render(drawn({ problem, note: myDayCopy.absent }));
  expect(screen.getByRole('switch')).toHaveAccessibleDescription(problem);
  expect(screen.getByRole('status').textContent).toBe(problem);
  rerender(drawn({ problem, isSaving: true }));
  expect(screen.getByRole('status').textContent).toBe('Zapisuję');
});
