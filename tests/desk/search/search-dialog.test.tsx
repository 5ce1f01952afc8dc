import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import type { FoundThing } from '#desk/domain/wire.ts';
import SearchDialog from '#desk/search/search-dialog.tsx';
import { axeFindings } from '#tests/kit/axe.ts';
import { reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

function drawn(operations: string[], things: FoundThing[] = []) {
  const asked: string[] = [];
  const client = createDeskClient(async ({ url }) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    return pathname.endsWith('/search')
      ? reply<'searchDesk'>(things)
      : reply<'suggestOrders'>([{ orderId: 1007, order: null }]);
  });
  const user = renderDesk(client, operations, '/', <SearchDialog onClose={() => undefined} />);
  return { asked, user };
}
const options = async () => (await screen.findAllByRole('option')).map((option) => option.textContent);

test('an owner finds things of each kind; what leads to the same page stands there once [DK-5]', async () => {
  const { asked, user } = drawn(
    ['exportOrders', 'searchDesk', 'getSums'],
    [
      { kind: 'payment', id: '1007', name: 'cs_123', under: '' },
      { kind: 'customer', id: 'a'.repeat(32), name: 'Ewa', under: 'e…@example.pl' },
      { kind: 'text', id: 'Regulamin', name: '', under: 'słowa wokół' },
    ],
  );
  await user.type(screen.getByRole('combobox'), 'cs_1');
  expect(await screen.findByText('klientka, e…@example.pl')).toBeDefined();
  expect(await options()).toHaveLength(3);
  expect(screen.getByText('tekst sklepu, słowa wokół')).toBeDefined();
  expect(new Set(asked)).toEqual(new Set(['/desk-api/orders/suggest', '/desk-api/search']));
  expect(await axeFindings(screen.getByRole('dialog'))).toEqual([]);
});

test('pages outside of the menu are found too, without regard to marks [DK-5]', async () => {
  const { user } = drawn(['exportOrders', 'searchDesk', 'getPayouts']);
  await user.type(screen.getByRole('combobox'), 'wyplaty');
  expect(await screen.findByRole('option', { name: 'Wypłaty' })).toBeDefined();
});

test('a specialist’s search asks for her orders alone', async () => {
  const { asked, user } = drawn([]);
  await user.type(screen.getByRole('combobox'), '1007');
  expect(await screen.findByRole('option')).toBeDefined();
  expect(new Set(asked)).toEqual(new Set(['/desk-api/orders/suggest']));
});
