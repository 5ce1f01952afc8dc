import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AnswerTabs, type AnswerView } from '#desk/order/answer/answer-tabs.tsx';

function Tabs() {
  const [view, setView] = useState<AnswerView>('writing');
  return (
    <AnswerTabs view={view} onView={setView}>
      {view}
    </AnswerTabs>
  );
}

test('arrows walk the views of an answer round both ends, with the focus; one of them is a stop for Tab, and names the panel', async () => {
  render(<Tabs />);
  const user = userEvent.setup();
  const isAt = (name: string) => {
    const tab = screen.getByRole('tab', { selected: true });
    expect(tab).toHaveAccessibleName(name);
    expect(tab).toHaveFocus();
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab]);
    expect(screen.getByRole('tabpanel', { name })).toHaveAttribute('id', tab.getAttribute('aria-controls'));
  };
  expect(screen.getByRole('tablist', { name: 'Widok odpowiedzi' })).toBeVisible();
  await user.tab();
  isAt('Pisanie');
  for (const [key, name] of [
    ['ArrowLeft', 'Wersje'],
    ['ArrowLeft', 'Podgląd listu'],
    ['ArrowRight', 'Wersje'],
    ['ArrowRight', 'Pisanie'],
    ['ArrowDown', 'Pisanie'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    isAt(name);
  }
  await user.click(screen.getByRole('tab', { name: 'Podgląd listu' }));
  isAt('Podgląd listu');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('preview');
});
