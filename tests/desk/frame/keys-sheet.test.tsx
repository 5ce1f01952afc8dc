import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import KeysSheet from '#desk/frame/keys-sheet.tsx';
import { deskPages } from '#desk/pages.ts';
import { readSources } from '#tests/house/checks/source-tree.ts';

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

/** Where the sheet tells the keys of a page. */
const PLACE: Readonly<Record<string, string>> = {
  'src/desk/frame/edit/edit-bar.tsx': 'Wszędzie',
  'src/desk/messages/message-page.tsx': 'W wiadomości',
  'src/desk/order/answer/answer-screen.tsx': 'W zamówieniu',
  'src/desk/orders/orders-page.tsx': 'Na liście',
  'src/desk/personal-data/personal-data-page.tsx': 'Wszędzie',
  'src/desk/queue/queue-page.tsx': 'Na liście',
};

test('the sheet tells every key that a page listens to, at its place', () => {
  render(<KeysSheet singleKeys onSingleKeys={vi.fn()} onClose={vi.fn()} />);
  const told = (place: string) => {
    const list = screen.getByRole('heading', { name: place }).nextElementSibling as HTMLElement;
    return within(list)
      .getAllByRole('term')
      .flatMap((term) => [
        [...term.querySelectorAll('kbd')].map(({ textContent }) => textContent).join('+'),
        ...[...term.querySelectorAll('kbd')].map(({ textContent }) => textContent),
      ])
      .map((key) => key.toLowerCase());
  };
  const listening = readSources(['src/desk']).flatMap(({ path, text }) =>
    [...text.matchAll(/useShortcuts\(\{(.*?)\}\);/gs)].map(([, keys = '']) => ({
      path,
      keys: [...keys.matchAll(/(?:^|[{,\n])\s*(?:'([^']+)'|([a-z])):/g)].map(
        ([, quoted, letter]) => quoted ?? letter,
      ),
    })),
  );
  expect(listening.map(({ path }) => path).toSorted()).toEqual(Object.keys(PLACE).toSorted());
  for (const { path, keys } of listening) {
    expect([path, keys.length > 0]).toEqual([path, true]);
    const known = [...told(PLACE[path] ?? ''), ...told('Wszędzie')];
    expect([path, keys.filter((key) => !known.includes(key ?? ''))]).toEqual([path, []]);
  }
});
