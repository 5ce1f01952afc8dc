import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useContext } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskContext } from '#desk/frame/desk-context.tsx';
import { useOpenAnswers } from '#desk/frame/use-open-answers.ts';
import MoneyToDecide from '#desk/money/money-to-decide.tsx';
import SearchDialog from '#desk/search/search-dialog.tsx';
import { must } from '#domain/must.ts';
import { reply } from './desk-replies.ts';
import { deskUpdates } from './desk-updates.tsx';
import { renderDesk } from './render-desk.tsx';

// What was asked first may be answered last: over a slow line, or by a server that is busy. The page goes by what it
// asked last.

type Answer = (response: Response | Error) => Promise<void>;
const asked: Answer[] = [];
beforeEach(() => void asked.splice(0));

const client = createDeskClient(
  () =>
    new Promise<Response>((resolve, reject) =>
      asked.push((response) =>
        act(async () => (response instanceof Error ? reject(response) : resolve(response))),
      ),
    ),
);
const once = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count), { timeout: 5_000 });
const answer = (at: number, response: Response | Error) => must(asked[at], `question ${at}`)(response);

/** Types one word, then another in its place; each is asked about. */
async function search(user: UserEvent) {
  const field = screen.getByRole('combobox');
  await user.type(field, 'a');
  await once(1);
  await user.type(field, 'b');
  await once(2);
}
const orders = (orderId: number) => reply<'suggestOrders'>([{ orderId, order: null }]);
const found = () =>
  screen.queryAllByRole('option').map(({ textContent }) => /\d{4}/.exec(textContent ?? '')?.[0]);

test.each([
  ['answered', () => orders(1001)],
  ['failed', () => new Error('no connection')],
])(
  'a search that is %s after the next one changes nothing of what that has found [DK-5]',
  async (_, late) => {
    const user = renderDesk(client, [], '/', <SearchDialog onClose={() => undefined} />);
    await search(user);
    await answer(1, orders(1002));
    expect(found()).toEqual(['1002']);
    await answer(0, late());
    expect(found()).toEqual(['1002']);
  },
);

test('money to decide is what was asked for last [DK-11]', async () => {
  const { Updates, hear } = deskUpdates();
  renderDesk(
    client,
    ['listMoneyDecisions'],
    '/',
    <Updates>
      <MoneyToDecide />
    </Updates>,
  );
  hear();
  await once(2);
  const dispute = { kind: 'dispute', orderId: 1007, amount: 4_900, currency: 'PLN' } as const;
  await answer(1, reply<'listMoneyDecisions'>([]));
  await answer(0, reply<'listMoneyDecisions'>([dispute as never]));
  expect(screen.queryByText(/^Pieniądze do decyzji/)).toBeNull();
});

test('the number of orders that wait is the one asked for last, on the icon too [DK-4]', async () => {
  const badges: number[] = [];
  Object.assign(navigator, { setAppBadge: async (count: number) => void badges.push(count) });
  const Probe = () => <p>{`${useOpenAnswers(client, '1', useContext(DeskContext)?.updates ?? 0)}`}</p>;
  const { Updates, hear } = deskUpdates();
  renderDesk(
    client,
    [],
    '/',
    <Updates>
      <Probe />
    </Updates>,
  );
  hear();
  await once(2);
  await answer(1, reply<'countQueue'>({ open: 3 }));
  await answer(0, reply<'countQueue'>({ open: 2 }));
  expect(screen.getByText('3')).toBeDefined();
  expect(badges).toEqual([3]);
  Reflect.deleteProperty(navigator, 'setAppBadge');
});
