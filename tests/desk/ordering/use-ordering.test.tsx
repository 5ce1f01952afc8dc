import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskFailure } from '#desk/api/desk-failure.ts';
import { useOrdering } from '#desk/ordering/use-ordering.ts';
import { renderDesk } from '../render-desk.tsx';

const ROWS = ['Jagna', 'Kalina'];

test('an order that was not saved stands no more, even before the list is read anew [DK-11]', async () => {
  const reload = vi.fn();
  let refuse: (error: unknown) => void = () => undefined;
  const save = () => new Promise((_, reject) => (refuse = reject));
  function List() {
    const { shown, outcome, order } = useOrdering(ROWS, reload);
    return (
      <>
        <button onClick={() => void order(ROWS.toReversed(), save, 'Ustawione')}>Przestaw</button>
        <output>{shown?.join(', ')}</output>
        <p>{outcome?.words}</p>
      </>
    );
  }
  const never = createDeskClient(() => new Promise(() => undefined));
  const user = renderDesk(never, [], '/wrozki', <List />);
  const shown = () => screen.getByRole('status').textContent;
  await user.click(screen.getByRole('button', { name: 'Przestaw' }));
  expect(shown()).toBe('Kalina, Jagna');
  refuse(new DeskFailure(500));
  expect(await screen.findByText(/^Nie udało się zapisać kolejności/)).toBeDefined();
  expect(shown()).toBe('Jagna, Kalina');
  expect(reload).toHaveBeenCalledTimes(1);
});
