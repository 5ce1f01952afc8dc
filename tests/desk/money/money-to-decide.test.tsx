import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import type { MoneyDecision } from '#desk/domain/wire.ts';
import MoneyToDecide from '#desk/money/money-to-decide.tsx';
import { reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

test('a decision that cannot be read is left out; the others are shown', async () => {
  const found: unknown[] = [
    { kind: 'dispute', orderId: 1007, amount: 4_900, currency: 'PLN' },
    { kind: 'dreamt', orderId: 1008 },
    { kind: 'refund-late', orderId: null },
    null,
  ];
  const client = createDeskClient(async () => reply<'listMoneyDecisions'>(found as MoneyDecision[]));
  renderDesk(client, ['listMoneyDecisions'], '/', <MoneyToDecide />);
  expect(await screen.findByText('Pieniądze do decyzji: 1')).toBeDefined();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['1007']);
});
