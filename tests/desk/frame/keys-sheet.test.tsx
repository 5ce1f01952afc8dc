import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import KeysSheet from '#desk/frame/keys-sheet.tsx';
import { deskPages } from '#desk/pages.ts';
import { renderDesk } from '../render-desk.tsx';

/** What the sheet tells somebody who may call these operations. */
function told(operations: string[]) {
  const client = createDeskClient(async () => new Response());
  renderDesk(client, operations, '/', <KeysSheet singleKeys onSingleKeys={vi.fn()} onClose={vi.fn()} />);
  return within(screen.getByRole('dialog', { name: 'Skróty' }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
}
const keyed = deskPages.flatMap(({ key, title, may }) =>
  key === undefined ? [] : [{ row: [`G${key.toUpperCase()}`, title.toLowerCase()], may }],
);

test('the sheet of keys names the letter of each page that has one, that of the messages too [owner row 22]', () => {
  const rows = told(deskPages.flatMap(({ may }) => may ?? []));
  expect(keyed.map(({ row: [keys] }) => keys)).toContain('GL');
  expect(rows).toEqual(expect.arrayContaining(keyed.map(({ row }) => row)));
  expect(rows).toContainEqual(['O', expect.anything()]);
});

test('to whom a page is closed the sheet names neither its letter nor its keys [owner row 22]', () => {
  const rows = told([]);
  const open = keyed.filter(({ may }) => may === undefined);
  expect(rows.filter(([keys]) => /^G./.test(keys ?? ''))).toEqual(open.map(({ row }) => row));
  expect(open.length).toBeLessThan(keyed.length);
  expect(rows).not.toContainEqual(['O', expect.anything()]);
});
