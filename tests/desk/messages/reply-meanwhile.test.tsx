import { act, screen } from '@testing-library/react';
import { useContext, useState, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { DeskContext } from '#desk/frame/desk-context.tsx';
import MessagePage from '#desk/messages/message-page.tsx';
import type { MessageThread } from '#desk/domain/wire.ts';
import { refusal, reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

const ID = '5f0c1a52-6d0f-4a3e-9a0b-0d5d5f1c2b3a';
const thread: MessageThread = {
  customerKey: '0123456789abcdef0123456789abcdef',
  message: {
    id: ID,
    firstName: 'Anna',
    lastName: 'Szulc',
    email: 'anna@example.pl',
    message: 'Odpowiedź dotyczy jednego pytania.',
    kind: 'complaint',
    suggested: null,
    receivedAt: '2024-11-20T09:00:00.000Z',
    doneAt: null,
    version: 3,
    dueOn: '2024-12-04',
    isAnswered: false,
    isRefused: false,
  },
  replies: [],
  others: [],
  hasMore: false,
  orders: [],
};
const answered: MessageThread = {
  ...thread,
  message: { ...thread.message, version: 4 },
  replies: [
    {
      id: 'r',
      text: 'Uznajemy.',
      author: 'Ola',
      writtenAt: '2024-11-21T09:00:00.000Z',
      sendAt: null,
      state: 'accepted',
    },
  ],
};

test('a reply that was begun before another owner’s is not sent behind it unasked; the next press sends it [DK-18] [DK-6]', async () => {
  let now = thread;
  let hear = () => {};
  const seen: unknown[] = [];
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return reply<'getMessage'>(now);
    const body = (await request.json()) as { seen: number };
    seen.push(body.seen);
    return body.seen === now.message.version
      ? reply<'replyToMessage'>(now)
      : refusal<'replyToMessage'>(409, { code: 210, current: now });
  });
  function News({ children }: { children: ReactNode }) {
    const desk = useContext(DeskContext);
    const [updates, setUpdates] = useState(0);
    hear = () => setUpdates((count) => count + 1);
    return desk && <DeskContext value={{ ...desk, updates }}>{children}</DeskContext>;
  }
  const user = renderDesk(
    client,
    ['getMessage'],
    `/listy/${ID}`,
    <News>
      <Routes>
        <Route path="/listy/:messageId" element={<MessagePage />} />
      </Routes>
    </News>,
  );
  const field = await screen.findByRole('textbox', { name: 'Odpisz' });
  await user.type(field, 'Sprawdzamy to.');
  now = answered;
  act(() => hear());
  expect(await screen.findByText('Uznajemy.')).toBeVisible();
  const press = () => user.click(screen.getByRole('button', { name: 'Wyślij odpowiedź' }));
  await press();
  expect(await screen.findByText(/^Ktoś odpisał albo zmienił tę wiadomość/)).toBeVisible();
  expect(field).toHaveValue('Sprawdzamy to.');
  await press();
  expect(await screen.findByText(/^Odpowiedź przekazana do wysłania/)).toBeVisible();
  expect(seen).toEqual([3, 4]);
});
