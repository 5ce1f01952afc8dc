import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { VersionsSection } from '#desk/order/answer/versions-section.tsx';
import { reply } from '../../desk-replies.ts';
import { renderDesk } from '../../render-desk.tsx';

const draft = (version: number, text: string, autosave = false) => ({
  version,
  text,
  author: { kind: 'person' as const, name: 'Jagna' },
  savedAt: '2026-11-22T10:00:00.000Z',
  autosave,
  words: 1,
  responses: [],
  cards: [],
});

test('an older version can be brought into the editor, the one that stands there cannot [DK-6]', async () => {
  const onTake = vi.fn();
  const asked: string[] = [];
  const client = createDeskClient(async ({ url }) => {
    asked.push(new URL(url).search);
    return reply<'listDrafts'>({ drafts: [draft(2, 'Nowa.'), draft(1, 'Dawna.', true)], next: 1 });
  });
  const now = Date.parse('2026-11-22T13:00:00.000Z');
  const user = renderDesk(
    client,
    [],
    '/zamowienia/7',
    <VersionsSection orderId={7} version={2} parts={[]} now={now} onTake={onTake} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Weź do edytora' }));
  expect(screen.getAllByText(/^Jagna, /).map(({ textContent }) => textContent?.split(', ').at(-1))).toEqual([
    '1\u00A0słowo',
    'zapis samoczynny',
  ]);
  expect(onTake.mock.calls).toEqual([[[{ name: 'text', text: 'Dawna.', isLeftOut: false }]]]);
  await user.click(screen.getByRole('button', { name: 'Starsze wersje' }));
  await user.click(await screen.findByRole('button', { name: 'Najnowsze wersje' }));
  await screen.findByRole('button', { name: 'Starsze wersje' });
  expect(asked).toEqual(['', '?after=1', '']);
});

test('a version that somebody else has stored since can be brought, too; who may not write brings none [DK-6]', async () => {
  const onTake = vi.fn();
  const client = createDeskClient(async () =>
    reply<'listDrafts'>({ drafts: [draft(3, 'Jej.'), draft(2, 'Nowa.'), draft(1, 'Dawna.')], next: null }),
  );
  const versions = (may: boolean) => (
    <VersionsSection orderId={7} version={2} parts={[]} now={0} onTake={may ? onTake : undefined} />
  );
  const user = renderDesk(client, [], '/zamowienia/7', versions(true));
  const [first, second, ...others] = await screen.findAllByRole('button');
  expect([second?.textContent, others]).toEqual(['Weź do edytora', []]);
  if (first) await user.click(first);
  expect(onTake.mock.calls).toEqual([[[{ name: 'text', text: 'Jej.', isLeftOut: false }]]]);
  cleanup();
  renderDesk(client, [], '/zamowienia/7', versions(false));
  expect(await screen.findByText('Dawna.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
