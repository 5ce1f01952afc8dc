import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import type { Message, MessageThread, WrittenMail } from '#desk/domain/wire.ts';
import MessagesPage from '#desk/messages/messages-page.tsx';
import { reply } from '../desk-replies.ts';
import { renderDesk, replace } from '../render-desk.tsx';
import { renderMessage, renderOrderMail } from './thread-pages.tsx';
import { message } from './sample-message.ts';

const TIMED: WrittenMail = {
  id: 'timed',
  text: 'Odpiszemy jutro.',
  author: 'Ola',
  writtenAt: '2026-11-20T09:00:00.000Z',
  sendAt: '2099-01-01T09:00:00.000Z',
  state: 'timed',
};

/** A server that keeps each of its answers until it is let go. */
function slowly() {
  const waiting: (() => void)[] = [];
  return {
    wait: (answer: () => Response) =>
      new Promise<Response>((resolve) => {
        waiting.push(() => resolve(answer()));
      }),
    go: () => act(async () => waiting.shift()?.()),
  };
}

test('what is pressed about a message while another change of it runs goes on from there, and is not dropped [DK-18] [DK-6]', async () => {
  let now: Message = message;
  const sent: unknown[] = [];
  const { wait, go } = slowly();
  const thread = (): MessageThread => ({
    customerKey: 'k',
    message: now,
    replies: [],
    others: [],
    hasMore: false,
    orders: [],
  });
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return reply<'getMessage'>(thread());
    const { seen, kind, isDone, text } = await request.json();
    sent.push({ seen, kind, isDone, text });
    now = {
      ...now,
      version: now.version + 1,
      ...(kind && { kind, doneAt: isDone ? message.receivedAt : null }),
    };
    const answer = thread();
    return wait(() => reply<'markMessage'>(answer));
  });
  const user = renderMessage(client, message.id);
  await user.type(await screen.findByRole('textbox', { name: 'Odpisz' }), 'Sprawdzamy.');
  await user.selectOptions(screen.getByRole('combobox'), 'message');
  await user.click(screen.getByRole('button', { name: 'Załatwione' }));
  await user.click(screen.getByRole('button', { name: 'Wyślij odpowiedź' }));
  expect(sent).toHaveLength(1);
  await go();
  await go();
  await go();
  expect(sent).toEqual([
    { seen: 3, kind: 'message', isDone: false },
    { seen: 4, kind: 'message', isDone: true },
    { seen: 5, text: 'Sprawdzamy.' },
  ]);
});

test.each([
  ['a reply that was begun', 'nobody else changed the message', 'Sprawdzamy.', 4, 4],
  ['a reply that was begun', 'somebody did too', 'Sprawdzamy.', 5, 3],
  ['a reply', 'nobody else changed the message', '', 4, 4],
  ['a reply', 'somebody did too', '', 5, 3],
])(
  '%s goes after one is taken back with what was seen, where %s [DK-18] [DK-6]',
  async (_what, _where, begun, version, seen) => {
    const sent: unknown[] = [];
    let thread: MessageThread = {
      customerKey: 'k',
      message,
      replies: [TIMED],
      others: [],
      hasMore: false,
      orders: [],
    };
    const client = createDeskClient(async (request) => {
      if (request.method === 'DELETE') thread = { ...thread, message: { ...message, version }, replies: [] };
      if (request.method === 'POST') sent.push(await request.json());
      return reply<'getMessage'>(thread);
    });
    const user = renderMessage(client, message.id);
    await replace(user, 'Odpisz', begun);
    await user.click(screen.getByRole('button', { name: 'Cofnij list' }));
    await screen.findByText(/^List cofnięty/);
    await user.click(screen.getByRole('button', { name: 'Wyślij odpowiedź' }));
    const text = [begun, 'Odpiszemy jutro.'].filter(Boolean).join('\n\n');
    expect(sent).toMatchObject([{ seen, text }]);
  },
);

test.each([
  ['Odpisz', 'Wyślij odpowiedź', 'replies'],
  ['Co napisała', 'Dodaj do rozmowy', 'received'],
])(
  'a second text in „%s” goes with what the first one was answered [DK-18] [DK-6]',
  async (field, button, call) => {
    let now: Message = message;
    const sent: unknown[] = [];
    const client = createDeskClient(async (request) => {
      if (request.method === 'POST') {
        sent.push([new URL(request.url).pathname.split('/').at(-1), (await request.json()).seen]);
        now = { ...now, version: now.version + 1 };
      }
      const whole = { customerKey: 'k', message: now, replies: [], others: [], hasMore: false, orders: [] };
      return reply<'getMessage'>(whole);
    });
    const user = renderMessage(client, message.id);
    const typed = await screen.findByRole('textbox', { name: field });
    for (const text of ['Sprawdzamy.', 'Sprawdziliśmy.']) {
      await user.type(typed, text);
      await user.click(screen.getByRole('button', { name: button }));
      await expect.poll(() => typed).toHaveValue('');
    }
    expect(sent).toEqual([
      [call, 3],
      [call, 4],
    ]);
  },
);

test('a mail that is taken back comes below one that is begun, which then goes with what was seen [DK-18]', async () => {
  const sent: unknown[] = [];
  let mails = [{ ...TIMED, id: 'before', state: 'accepted' as const }, TIMED];
  const client = createDeskClient(async (request) => {
    if (request.method === 'DELETE') mails = mails.slice(0, 1);
    else if (request.method === 'POST') sent.push(await request.json());
    return reply<'listOrderMails'>(mails);
  });
  const user = renderOrderMail(client);
  const field = await screen.findByRole('textbox', { name: 'Treść listu' });
  await user.type(field, 'Dzień dobry.');
  await user.click(screen.getByRole('button', { name: 'Cofnij list' }));
  await screen.findByText(/^List cofnięty|cofnięt/);
  expect(field).toHaveValue('Dzień dobry.\n\nOdpiszemy jutro.');
  await user.click(screen.getByRole('button', { name: 'Wyślij list' }));
  expect(sent).toMatchObject([{ seen: 'before', text: 'Dzień dobry.\n\nOdpiszemy jutro.' }]);
});

test('a tick that is set while others are dealt with stays for a press of its own [DK-18]', async () => {
  const other = { ...message, id: '6f0c1a52-6d0f-4a3e-9a0b-0d5d5f1c2b3a', firstName: 'Ewa' };
  const counts = { open: 2, complaint: 2, withdrawal: 0, invoice: 0, accessibility: 0, 'personal-data': 0 };
  let messages = [message, other];
  const { wait, go } = slowly();
  const client = createDeskClient(async ({ method }) => {
    if (method === 'GET') return reply<'listMessages'>({ messages, counts, next: null });
    messages = [other];
    return wait(() => new Response(null, { status: 204 }));
  });
  const user = renderDesk(client, ['listMessages'], '/listy', <MessagesPage />);
  const box = (name: string) => screen.findByRole('checkbox', { name: `Zaznacz: ${name} Szulc` });
  await user.click(await box('Anna'));
  await user.click(screen.getByRole('button', { name: 'Załatwione (1)' }));
  await user.click(await box('Ewa'));
  await go();
  expect(await box('Ewa')).toBeChecked();
  expect(await screen.findByRole('button', { name: 'Załatwione (1)' })).toBeVisible();
});
