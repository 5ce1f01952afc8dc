import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { routerLink } from '#desk/frame/router-link.tsx';
import MessagesPage from '#desk/messages/messages-page.tsx';
import { MenuLinkContext } from '#desk/ui/menu-link.tsx';
import WithdrawalsPage from '#desk/withdrawals/withdrawals-page.tsx';
import WordsPage from '#desk/words/words-page.tsx';
import { message } from '../messages/sample-message.ts';
import { reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

const NOW = '2026-11-26T09:00:00Z';
const COUNTS = { open: 1, complaint: 0, withdrawal: 0, invoice: 0, accessibility: 0, 'personal-data': 0 };

const withdrawals = (name: string, next: boolean) =>
  reply<'listWithdrawals'>({
    withdrawals: [
      {
        id: 7,
        receivedAt: '2026-11-26T08:00:00Z',
        dueOn: '2026-12-10',
        name,
        orderNumber: '1001',
        email: 'anna@example.com',
        orderId: 1001,
        state: 'waiting',
        needsPerson: true,
        isDenied: false,
        moneyBack: 'none',
        isRepeated: false,
      },
    ],
    next: next ? 7 : null,
    now: NOW,
  });
const words = (firstName: string, next: boolean) =>
  reply<'listRatingWords'>({
    waiting: [
      {
        ratingId: 7,
        fairyName: 'Jagna',
        stars: 1,
        words: 'Nie zrozumiała pytania.',
        firstName,
        writtenAt: '2026-11-26T08:00:00Z',
        state: 'waiting',
      },
    ],
    moreWaiting: false,
    decided: [],
    next: next ? 7 : null,
    now: NOW,
  });
const messages = (firstName: string, next: boolean) =>
  reply<'listMessages'>({
    messages: [{ ...message, firstName }],
    counts: COUNTS,
    next: next ? message.id : null,
  });

test.each<[string, ComponentType, (name: string, next: boolean) => Response, string, [string, string]]>([
  ['statements of withdrawal', WithdrawalsPage, withdrawals, '7', ['Starsze', 'Najnowsze']],
  ['words about answers', WordsPage, words, '7', ['Starsze', 'Najnowsze']],
  ['messages', MessagesPage, messages, message.id, ['Następne', 'Najpilniejsze']],
])(
  'older %s are shown by the link under the list, and the next one leads back',
  async (...[, Page, list, last, [older, latest]]) => {
    const client = createDeskClient(async ({ url }) =>
      new URL(url).searchParams.get('after') === last ? list('Dawna', false) : list('Nowa', true),
    );
    const user = renderDesk(
      client,
      ['listWithdrawals', 'listRatingWords', 'listMessages'],
      '/',
      <MenuLinkContext value={routerLink}>
        <Page />
      </MenuLinkContext>,
    );
    await user.click(await screen.findByRole('link', { name: older }));
    expect((await screen.findAllByText(/Dawna/))[0]).toBeVisible();
    expect(screen.queryByText(/Nowa/)).toBeNull();
    expect(screen.queryByRole('link', { name: older })).toBeNull();
    await user.click(screen.getByRole('link', { name: latest }));
    expect((await screen.findAllByText(/Nowa/))[0]).toBeVisible();
  },
);
