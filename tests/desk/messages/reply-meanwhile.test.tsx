import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { messagesCopy as copy } from '#desk/messages/messages-copy.ts';
import type { MessageThread } from '#desk/domain/wire.ts';
import { refusal, reply } from '../desk-replies.ts';
import { deskUpdates } from '../desk-updates.tsx';
import { renderMessage } from './thread-pages.tsx';
import { message } from './sample-message.ts';

const { id: ID } = message;
const thread: MessageThread = {
  customerKey: '0123456789abcdef0123456789abcdef',
  message,
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
  const { Updates, hear } = deskUpdates();
  const seen: unknown[] = [];
  const ids: string[] = [];
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return reply<'getMessage'>(now);
    const body = (await request.json()) as { id: string; seen: number };
    seen.push(body.seen);
    ids.push(body.id);
    return body.seen === now.message.version
      ? reply<'replyToMessage'>(now)
      : refusal<'replyToMessage'>(409, { code: 210, current: now });
  });
  const user = renderMessage(client, ID, (page) => <Updates>{page}</Updates>);
  const field = await screen.findByRole('textbox', { name: 'Odpisz' });
  await user.type(field, 'Sprawdzamy to.');
  now = answered;
  hear();
  expect(await screen.findByText('Uznajemy.')).toBeVisible();
  const press = () => user.click(screen.getByRole('button', { name: 'Wyślij odpowiedź' }));
  await press();
  expect(await screen.findByText(/^Ktoś odpisał albo zmienił tę wiadomość/)).toBeVisible();
  expect(field).toHaveValue('Sprawdzamy to.');
  await press();
  expect(await screen.findByText(/^Odpowiedź przekazana do wysłania/)).toBeVisible();
  now = { ...answered, message: { ...answered.message, version: 5 } };
  hear();
  await user.type(field, 'Jeszcze jedno.');
  await press();
  expect(seen).toEqual([3, 4, 5]);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('pasted words that were begun before another owner’s reply go with what was seen then; the next press stores them [DK-18] [DK-6]', async () => {
  let now = thread;
  const { Updates, hear } = deskUpdates();
  const seen: number[] = [];
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return reply<'getMessage'>(now);
    const body = (await request.json()) as { seen: number };
    seen.push(body.seen);
    return body.seen === now.message.version
      ? reply<'pasteMessage'>(now)
      : refusal<'pasteMessage'>(409, { code: 210, current: now });
  });
  const user = renderMessage(client, ID, (page) => <Updates>{page}</Updates>);
  const field = await screen.findByRole('textbox', { name: copy.pasted });
  await user.type(field, 'Odpisała nam.');
  now = answered;
  hear();
  expect(await screen.findByText('Uznajemy.')).toBeVisible();
  const press = () => user.click(screen.getByRole('button', { name: copy.pasteSave }));
  await press();
  expect(await screen.findByText(copy.newer)).toBeVisible();
  expect(field).toHaveValue('Odpisała nam.');
  await press();
  expect(await screen.findByText(copy.pasteDone)).toBeVisible();
  expect(seen).toEqual([3, 4]);
});
