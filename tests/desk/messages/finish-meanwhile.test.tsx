import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import MessagesPage from '#desk/messages/messages-page.tsx';
import type { Message } from '#desk/domain/wire.ts';
import { refusal, reply } from '../desk-replies.ts';
import { deskUpdates } from '../desk-updates.tsx';
import { renderDesk } from '../render-desk.tsx';
import { message } from './sample-message.ts';

const counts = { open: 2, complaint: 2, withdrawal: 0, invoice: 0, accessibility: 0, 'personal-data': 0 };
const other: Message = { ...message, id: '6f0c1a52-6d0f-4a3e-9a0b-0d5d5f1c2b3a', firstName: 'Ewa' };

test('a tick is of the message that was shown: one that somebody changes afterwards is ticked no more [DK-18] [DK-6]', async () => {
  let messages = [message, other];
  const { Updates, hear } = deskUpdates();
  const sent: unknown[] = [];
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return reply<'listMessages'>({ messages, counts, next: null });
    sent.push(await request.json());
    return refusal<'finishMessages'>(409, { code: 210 });
  });
  const user = renderDesk(
    client,
    ['listMessages'],
    '/listy',
    <Updates>
      <MessagesPage />
    </Updates>,
  );
  const box = (name: string) => screen.findByRole('checkbox', { name: `Zaznacz: ${name} Szulc` });
  await user.click(await box('Anna'));
  await user.click(await box('Ewa'));
  messages = [{ ...message, version: 4, message: 'Dopisuję jeszcze.' }, other];
  hear();
  expect(await screen.findByText('Dopisuję jeszcze.')).toBeVisible();
  expect(await box('Anna')).not.toBeChecked();
  expect(await box('Ewa')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Załatwione (1)' }));
  expect(sent).toEqual([{ messages: [{ id: other.id, seen: 3 }] }]);
});
