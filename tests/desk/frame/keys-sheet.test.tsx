import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import KeysSheet from '#desk/frame/keys-sheet.tsx';
import { deskPages } from '#desk/pages.ts';

test('the sheet of keys names the letter of each page that has one, that of the messages too [owner row 22]', () => {
  render(<KeysSheet singleKeys onSingleKeys={vi.fn()} onClose={vi.fn()} />);
  const sheet = within(screen.getByRole('dialog', { name: 'Skróty' }));
  const rows = sheet
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  const named = deskPages.flatMap(({ key, title }) =>
    key === undefined ? [] : [[`G${key.toUpperCase()}`, title.toLowerCase()]],
  );
  expect(named.map(([keys]) => keys)).toContain('GL');
  expect(rows).toEqual(expect.arrayContaining(named));
});
