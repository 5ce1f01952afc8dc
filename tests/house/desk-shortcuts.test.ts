import { expect, test } from 'vitest';
import { shortcutGroups } from '#desk/frame/keys-sheet.tsx';
import { readSources } from './checks/source-tree.ts';

/** Where the sheet tells the keys of a page. */
const PLACE: Readonly<Record<string, string>> = {
  'src/desk/frame/edit/edit-bar.tsx': 'Wszędzie',
  'src/desk/messages/message-page.tsx': 'W wiadomości',
  'src/desk/order/answer/answer-screen.tsx': 'W zamówieniu',
  'src/desk/orders/orders-page.tsx': 'Na liście',
  'src/desk/personal-data/personal-data-page.tsx': 'Wszędzie',
  'src/desk/queue/queue-page.tsx': 'Na liście',
};

/** Single keys and chords of a place: "[ ]" tells two, "Ctrl S" one. */
const toldAt = (place: string) =>
  shortcutGroups(() => true)
    .filter(([title]) => title === place || title === 'Wszędzie')
    .flatMap(([, rows]) =>
      rows.flatMap(([keys]) => [...keys.split(' '), keys.replace(' ', '+')].map((key) => key.toLowerCase())),
    );

test('the sheet of shortcuts tells every key that a page of the desk listens to, at its place', () => {
  const listening = readSources(['src/desk']).flatMap(({ path, text }) =>
    [...text.matchAll(/useShortcuts\(\{(.*?)\}\);/gs)].map(([, keys = '']) => ({
      path,
      keys: [...keys.matchAll(/(?:^|[{,\n])\s*(?:'([^']+)'|([a-z])):/g)].map(
        ([, quoted, letter]) => quoted ?? letter ?? '',
      ),
    })),
  );
  expect(listening.map(({ path }) => path).toSorted()).toEqual(Object.keys(PLACE).toSorted());
  for (const { path, keys } of listening) {
    expect([path, keys.length > 0]).toEqual([path, true]);
    expect([path, keys.filter((key) => !toldAt(PLACE[path] ?? '').includes(key))]).toEqual([path, []]);
  }
});
