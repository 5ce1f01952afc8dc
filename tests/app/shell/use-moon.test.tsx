import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useMoon } from '#app/shell/use-moon.ts';
import { eventually, onStage } from '#tests/page/stage.tsx';

/** A page that is left open; a press lets the clock say the given day, again or for the first time. */
function OpenPage() {
  const [today, setToday] = useState({ year: 2026, month: 11, day: 5 });
  const moon = useMoon(today);
  const says = (day: number) => (
    <button type="button" onClick={() => setToday({ ...today, day })}>
      {day}
    </button>
  );
  return (
    <>
      <p role="status">{moon?.illumination}</p>
      {says(5)}
      {says(6)}
    </>
  );
}

test('the moon is asked for anew when a day begins in Warsaw, and not otherwise [SH-7]', async () => {
  const moons = [0.4, 0.5];
  const network = () => Response.json({ sign: 'Leo', phase: 'first quarter', illumination: moons.shift() });
  const { calls } = await onStage(<OpenPage />, { network });
  const moon = screen.getByRole('status');
  await eventually(() => expect(moon).toHaveTextContent('0.4'));
  fireEvent.click(screen.getByRole('button', { name: '5' }));
  fireEvent.click(screen.getByRole('button', { name: '6' }));
  await eventually(() => expect(moon).toHaveTextContent('0.5'));
  expect(calls).toEqual(['GET /moon', 'GET /moon']);
});

test('an answer of yesterday that comes late does not take the place of today’s [SH-7]', async () => {
  const answers: ((moon: Response) => void)[] = [];
  const network = () => new Promise<Response>((resolve) => answers.push(resolve));
  await onStage(<OpenPage />, { network });
  await eventually(() => expect(answers).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: '6' }));
  await eventually(() => expect(answers).toHaveLength(2));
  const [yesterday, today] = answers;
  const moonOf = (illumination: number) =>
    Response.json({ sign: 'Leo', phase: 'first quarter', illumination });
  today?.(moonOf(0.5));
  await eventually(() => expect(screen.getByRole('status')).toHaveTextContent('0.5'));
  yesterday?.(moonOf(0.4));
  // As many turns as the first answer took, and more.
  for (let turn = 0; turn < 20; turn++) await act(async () => {});
  expect(screen.getByRole('status')).toHaveTextContent('0.5');
});
