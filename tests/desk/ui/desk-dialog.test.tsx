import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeskDialog } from '#desk/ui/desk-dialog.tsx';

const close = () => undefined;

test('a search begins in its field, so that one types at once', () => {
  render(
    <DeskDialog title="Szukaj" closeLabel="Zamknij" startsAtField onClose={close}>
      <input aria-label="Numer" />
    </DeskDialog>,
  );
  expect(screen.getByRole('textbox', { name: 'Numer' })).toHaveFocus();
});
