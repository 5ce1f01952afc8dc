import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { shellCopy } from '#desk/copy/shell.ts';
import type { MoneyDecision } from '#desk/domain/wire.ts';
import { moneyCopy } from '#desk/money/money-copy.ts';
import MoneyToDecide from '#desk/money/money-to-decide.tsx';
import { refusal, reply } from '../desk-replies.ts';
import { deskUpdates } from '../desk-updates.tsx';
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

test('decisions that cannot be read are told of, and read anew by a press; what was shown stays after a failure', async () => {
  let fails = true;
  const client = createDeskClient(async () =>
    fails
      ? refusal<'listMoneyDecisions'>(503, { code: 500 })
      : reply<'listMoneyDecisions'>([{ kind: 'dispute', orderId: 1007, currency: 'PLN' }] as MoneyDecision[]),
  );
  const { Updates, hear } = deskUpdates();
  const page = (
    <Updates>
      <MoneyToDecide />
    </Updates>
  );
  const user = renderDesk(client, ['listMoneyDecisions'], '/', page);
  expect(await screen.findByRole('alert')).toHaveTextContent(moneyCopy.decisionsFailed);
  fails = false;
  await user.click(screen.getByRole('button', { name: shellCopy.again }));
  expect(await screen.findByText('Pieniądze do decyzji: 1')).toBeDefined();
  fails = true;
  hear();
  await act(async () => undefined);
  expect(screen.getByText('Pieniądze do decyzji: 1')).toBeDefined();
});
