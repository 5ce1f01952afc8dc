import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MarkupButtons } from '#desk/texts/markup-buttons.tsx';

function Part() {
  const [text, setText] = useState('to ważne');
  return (
    <>
      <MarkupButtons fieldId="tekst" text={text} onType={setText} />
      <textarea id="tekst" aria-label="Tekst" value={text} onChange={({ target }) => setText(target.value)} />
    </>
  );
}

test('a press marks what is selected; the keyboard is in the field again, over the same words', async () => {
  const user = userEvent.setup();
  render(<Part />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tekst' });
  field.setSelectionRange(3, 8);
  await user.click(screen.getByRole('button', { name: 'Pogrubienie' }));
  await act(() => new Promise((frame) => requestAnimationFrame(frame)));
  expect(field).toHaveValue('to **ważne**');
  expect(field).toHaveFocus();
  await user.keyboard('pilne');
  expect(field).toHaveValue('to **pilne**');
});
