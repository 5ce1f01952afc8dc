import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import MessagePage from '#desk/messages/message-page.tsx';
import MessagesPage from '#desk/messages/messages-page.tsx';
import type { Message, MessageThread } from '#desk/domain/wire.ts';
import { axeFindings } from '#tests/kit/axe.ts';
import { refusal, reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';
import { message } from './sample-message.ts';

const { id: ID } = message;
const thread: MessageThread = {
  customerKey: '0123456789abcdef0123456789abcdef',
  message,
  replies: [
    {
      id: 'r',
      text: 'Sprawdzamy.',
      author: 'Ola',
      writtenAt: '2024-11-21T09:00:00.000Z',
      sendAt: null,
      state: 'refused',
    },
  ],
  others: [],
  hasMore: false,
  orders: [{ orderId: 1007, productName: 'Trzy karty', createdAt: '2024-11-01T09:00:00.000Z' }],
};

/** The pages of an owner over a server with one message, and the calls that it was sent. */
function drawn(path: string, answers: Response[] = [], shown: MessageThread = thread) {
  const sent: [string, Record<string, unknown>][] = [];
  const client = createDeskClient(async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET')
      return pathname.endsWith('/messages')
        ? reply<'listMessages'>({
            messages: [message],
            counts: {
              open: 1,
              complaint: 1,
              withdrawal: 0,
              invoice: 0,
              accessibility: 0,
              'personal-data': 0,
            },
            next: null,
          })
        : reply<'getMessage'>(shown);
    sent.push([pathname.replace(/.*messages/, ''), await request.json().catch(() => ({}))]);
    if (pathname.endsWith('/search')) return reply<'searchMessages'>({ messages: [message], hasMore: true });
    return answers.shift() ?? reply<'markMessage'>(thread);
  });
  const user = renderDesk(
    client,
    ['listMessages', 'getMessage'],
    path,
    <>
      <Link to="/listy" state={{ text: 'pytania' }}>
        Wszystkie wiadomości: „pytania”
      </Link>
      <Routes>
        <Route path="/listy" element={<MessagesPage />} />
        <Route path="/listy/:messageId" element={<MessagePage />} />
      </Routes>
    </>,
  );
  return { sent, user };
}

test('a complaint that is late says so in words, and leads to its message [DK-18]', async () => {
  drawn('/listy');
  expect(await screen.findByText(/termin minął 4 grudnia 2024/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Anna Szulc' }).getAttribute('href')).toBe(`/listy/${ID}`);
  expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
});

test('a text that the search over everything brings twice is found twice, whatever was searched for between [DK-18]', async () => {
  const { sent, user } = drawn('/listy');
  const bring = () => user.click(screen.getByRole('link', { name: /pytania/ }));
  await bring();
  const field = await screen.findByRole('searchbox');
  expect(field).toHaveValue('pytania');
  await user.click(screen.getByRole('button', { name: 'Pokaż wszystkie' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  await bring();
  expect(await screen.findByRole('searchbox')).toHaveValue('pytania');
  await vi.waitFor(() =>
    expect(sent.map(([, body]) => body)).toEqual([{ text: 'pytania' }, { text: 'pytania' }]),
  );
});

test('a reply that fails stays in its field, goes under the same id again, and an empty one is told of [DK-18]', async () => {
  const { sent, user } = drawn(`/listy/${ID}`, [
    refusal<'replyToMessage'>(500, { code: 500 }),
    refusal<'replyToMessage'>(409, { code: 210, current: thread }),
  ]);
  const field = await screen.findByRole('textbox', { name: 'Odpisz' });
  const press = () => user.click(screen.getByRole('button', { name: 'Wyślij odpowiedź' }));
  await press();
  expect(await screen.findByText('Treść maila powinna mieć przynajmniej 3 znaki')).toBeDefined();
  await user.type(field, 'Uznajemy.');
  await press();
  expect(await screen.findByText(/^Nie udało się wysłać\./)).toBeDefined();
  await press();
  expect(await screen.findByText(/^Ktoś odpisał albo zmienił tę wiadomość/)).toBeDefined();
  expect(field).toHaveValue('Uznajemy.');
  await press();
  expect(await screen.findByText(/^Odpowiedź przekazana do wysłania/)).toBeDefined();
  expect(field).toHaveValue('');
  expect(sent.map(([, { text, seen }]) => [text, seen])).toEqual(sent.map(() => ['Uznajemy.', 3]));
  expect(new Set(sent.map(([, { id }]) => id)).size).toBe(1);
  expect(screen.getByText(/serwer poczty odmówił/)).toBeDefined();
  expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
});

test('a reply waits for an hour of Warsaw, says until when it can be taken back, and comes back into the field [DK-18]', async () => {
  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  const waiting = { ...thread.replies[0], id: 'r', text: 'Uznajemy.', sendAt, state: 'timed' } as const;
  const { sent, user } = drawn(`/listy/${ID}`, [], {
    ...thread,
    replies: [{ author: 'Ola', writtenAt: sendAt, ...waiting }],
  });
  const field = await screen.findByRole('textbox', { name: 'Odpisz' });
  await user.type(field, 'Sprawdzamy.');
  await user.click(screen.getByRole('radio', { name: 'O godzinie' }));
  await user.click(screen.getByRole('button', { name: 'Wyślij odpowiedź' }));
  expect(screen.getByText('Wpisz godzinę, na przykład 18:45.')).toBeVisible();
  const hour = screen.getByRole('textbox', { name: 'Godzina wysłania' });
  await user.type(hour, '25:00');
  expect(screen.getByText('Niepoprawna data lub jest w przeszłości')).toBeVisible();
  await user.clear(hour);
  await user.type(hour, '9:05');
  await user.click(screen.getByRole('button', { name: 'Wyślij odpowiedź o 9:05' }));
  expect(await screen.findByText(/^Odpowiedź czeka na swoją porę/)).toBeVisible();
  const body = sent[0]?.[1] as { sendAt: string };
  expect(Date.parse(body.sendAt)).toBeGreaterThan(Date.now());
  expect(
    new Intl.DateTimeFormat('pl', { timeStyle: 'short', timeZone: 'Europe/Warsaw' }).format(
      new Date(body.sendAt),
    ),
  ).toBe('09:05');
  // The next one goes at once, and what it lacks is told after its own press.
  expect(screen.getByRole('radio', { name: 'Od razu' })).toBeChecked();
  expect(hour).toHaveValue('');
  await user.click(screen.getByRole('radio', { name: 'O godzinie' }));
  expect(screen.queryByText('Wpisz godzinę, na przykład 18:45.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cofnij list' }));
  expect(await screen.findByText(/^List cofnięty/)).toBeVisible();
  expect(field).toHaveValue('Uznajemy.');
  expect(sent.at(-1)?.[0]).toBe(`/${ID}/replies/r`);
  expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
});

test('keys mark a message with what was seen [DK-18]', async () => {
  const { sent, user } = drawn(`/listy/${ID}`);
  await screen.findByRole('heading', { name: 'Anna Szulc' });
  await user.keyboard('e');
  await user.keyboard('o');
  expect(document.activeElement?.id).toBe('odpowiedz-na-list');
  expect(sent).toEqual([[`/${ID}`, { seen: 3, kind: 'complaint', isDone: true }]]);
});

test('what only the words of a message say is marked as such, with its cautious day, and a press says what it is [DK-18] [owner row 10]', async () => {
  const plain: Message = { ...message, kind: 'message', suggested: 'complaint' };
  const { sent, user } = drawn(`/listy/${ID}`, [], { ...thread, message: plain });
  await user.click(await screen.findByRole('button', { name: 'To reklamacja' }));
  await user.click(screen.getByRole('button', { name: 'To zwykła wiadomość' }));
  expect(sent).toEqual([
    [`/${ID}`, { seen: 3, kind: 'complaint', isDone: false }],
    [`/${ID}`, { seen: 3, kind: 'message', isDone: false }],
  ]);
  expect(screen.getAllByText('Wygląda na reklamację').length).toBeGreaterThan(1);
  expect(screen.getByText(/na wszelki wypadek liczymy termin/)).toBeDefined();
  expect(screen.getByText(/^termin minął/)).toBeDefined();
});

test('a reply or a pasted text that is refused moves the focus to its faulty field [owner row 16]', async () => {
  const { sent, user } = drawn(`/listy/${ID}`);
  await user.click(await screen.findByRole('button', { name: 'Wyślij odpowiedź' }));
  expect(screen.getByRole('textbox', { name: /^Odpisz/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Dodaj do rozmowy' }));
  expect(screen.getByRole('textbox', { name: /^Co napisała/ })).toHaveFocus();
  expect(sent).toEqual([]);
});

test('several are picked and done with what was seen of each, and a refusal is told [DK-18]', async () => {
  const { sent, user } = drawn('/listy', [refusal<'finishMessages'>(409, { code: 210 })]);
  const box = await screen.findByRole('checkbox', { name: 'Zaznacz: Anna Szulc' });
  expect(screen.queryByRole('button', { name: /^Załatwione/ })).toBeNull();
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Załatwione (1)' }));
  expect(await screen.findByText(/^Ktoś zmienił jedną z nich/)).toBeDefined();
  expect(sent).toEqual([['/done', { messages: [{ id: ID, seen: 3 }] }]]);
});

test('a search shows what it found, keeps its words out of the address, and is cleared [DK-18]', async () => {
  const { sent, user } = drawn('/listy');
  await user.type(await screen.findByRole('searchbox', { name: 'Szukaj w wiadomościach' }), 'pytania{Enter}');
  expect(await screen.findByText('Znalezione wiadomości: 1')).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(sent).toEqual([['/search', { text: 'pytania' }]]);
  expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Pokaż wszystkie' }));
  expect(await screen.findByRole('checkbox')).toBeDefined();
});

test('what she wrote back is pasted with its day, once however often it is pressed [DK-18]', async () => {
  const { sent, user } = drawn(`/listy/${ID}`, [refusal<'pasteMessage'>(500, { code: 500 })]);
  const isLeftUnasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const field = await screen.findByRole('textbox', { name: 'Co napisała' });
  const press = () => user.click(screen.getByRole('button', { name: 'Dodaj do rozmowy' }));
  await press();
  expect(await screen.findByText('Treść maila powinna mieć przynajmniej 3 znaki')).toBeDefined();
  expect(isLeftUnasked()).toBe(true);
  await user.type(field, 'Dziękuję.');
  expect(isLeftUnasked()).toBe(false);
  await press();
  expect(await screen.findByText(/^Nie dodało się/)).toBeDefined();
  await press();
  expect(await screen.findByText(/^Dodane\./)).toBeDefined();
  expect(field).toHaveValue('');
  expect(sent.map(([, { text, seen }]) => [text, seen])).toEqual([
    ['Dziękuję.', 3],
    ['Dziękuję.', 3],
  ]);
  expect(new Set(sent.map(([, { id }]) => id)).size).toBe(1);
});

test('what came in by mail says so, from whom else, what is missing, and that replies come by themselves [DK-18]', async () => {
  const [first] = thread.replies;
  if (!first) throw new Error('a thread without a reply');
  const incoming = { isFromOtherAddress: true, attachmentNames: ['dowód.jpg', '<b>.pdf'], isCut: true };
  drawn(`/listy/${ID}`, [], {
    ...thread,
    repliesComeIn: true,
    replies: [{ ...first, author: 'Anna', state: 'received', incoming }],
  });
  const replies = within(await screen.findByRole('region', { name: 'Rozmowa' }));
  expect(replies.getByText('przyszło pocztą')).toBeDefined();
  expect(replies.getByText(/^Z innego adresu niż list/)).toBeDefined();
  expect(replies.getByText(/Całość jest w skrzynce/)).toBeDefined();
  expect(replies.getByText('dowód.jpg, <b>.pdf')).toBeDefined();
  expect(screen.getByText(/jej słowa same przyjdą do tej rozmowy/)).toBeDefined();
});

test('a reply or pasted words that are stored with another text are told of, and kept in the field; a wrong year is told at its field [DK-6] [DK-18]', async () => {
  const stored = (id: string): MessageThread => ({
    ...thread,
    replies: thread.replies.map((one) => ({ ...one, id })),
  });
  const made = vi.spyOn(crypto, 'randomUUID').mockReturnValue('5f0c1a52-6d0f-4a3e-9a0b-000000000000');
  const { user } = drawn(`/listy/${ID}`, [
    refusal<'replyToMessage'>(409, {
      code: 210,
      current: stored('5f0c1a52-6d0f-4a3e-9a0b-000000000000'),
    }),
    refusal<'pasteMessage'>(409, { code: 210, current: stored('5f0c1a52-6d0f-4a3e-9a0b-000000000000') }),
    refusal<'pasteMessage'>(409, { code: 210, current: stored('another') }),
  ]);
  const field = await screen.findByRole('textbox', { name: 'Odpisz' });
  await user.type(field, 'Wracamy do tego.');
  await user.click(screen.getByRole('button', { name: 'Wyślij odpowiedź' }));
  expect(await screen.findByText(/^Ten list jest już zapisany/)).toBeVisible();
  expect(field).toHaveValue('Wracamy do tego.');
  const pasted = screen.getByRole('textbox', { name: 'Co napisała' });
  await user.type(pasted, 'Dziękuję.');
  const paste = () => user.click(screen.getByRole('button', { name: 'Dodaj do rozmowy' }));
  await paste();
  expect(await screen.findByText(/^To stoi już w rozmowie/)).toBeVisible();
  await paste();
  expect(await screen.findByText(/^Ktoś odpisał albo zmienił tę wiadomość/)).toBeVisible();
  expect(pasted).toHaveValue('Dziękuję.');
  // One for the reply, one for the words, and a new one for the words that the first is not of.
  expect(made).toHaveBeenCalledTimes(3);
  fireEvent.change(screen.getByLabelText('Kiedy przyszło'), { target: { value: '2023-11-20' } });
  await paste();
  expect(await screen.findByText(/Sprawdź, czy rok się zgadza/)).toBeVisible();
  vi.restoreAllMocks();
});

test('her other messages stand below this one, and where there are more her page has all [DK-18]', async () => {
  const other: Message = { ...message, id: '6f0c1a52-6d0f-4a3e-9a0b-0d5d5f1c2b3a', message: 'Dziękuję.' };
  drawn(`/listy/${ID}`, [], { ...thread, others: [other], hasMore: true });
  const others = within(await screen.findByRole('list', { name: 'Inne jej wiadomości' }));
  expect(others.getByText('Dziękuję.')).toBeVisible();
  expect(others.getByRole('link').getAttribute('href')).toBe(`/listy/${other.id}`);
  expect(others.queryByRole('checkbox')).toBeNull();
  const all = screen.getByRole('link', { name: 'Wszystkie jej wiadomości i zamówienia' });
  expect(all.getAttribute('href')).toBe(`/klient/${thread.customerKey}`);
  cleanup();
  drawn(`/listy/${ID}`);
  await screen.findByRole('textbox', { name: 'Odpisz' });
  expect(screen.queryByText('Inne jej wiadomości')).toBeNull();
  expect(screen.queryByText('Wszystkie jej wiadomości i zamówienia')).toBeNull();
});

test('a search that is cleared shows all again, with the focus in its field, for the pressed button is gone [DK-18]', async () => {
  const { user } = drawn('/listy');
  const field = await screen.findByRole('searchbox');
  await user.type(field, 'pytania{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Pokaż wszystkie' }));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('');
  expect(await screen.findByRole('checkbox', { name: /^Zaznacz/ })).toBeVisible();
});

test('a tick that is taken back is none, and set again it is one [DK-18]', async () => {
  const { sent, user } = drawn('/listy', [new Response(null, { status: 204 })]);
  const box = await screen.findByRole('checkbox', { name: /^Zaznacz/ });
  const finish = () => screen.queryByRole('button', { name: /^Załatwione \(/ });
  await user.click(box);
  await user.click(box);
  expect([finish(), box.matches(':checked')]).toEqual([null, false]);
  await user.click(box);
  expect(finish()).toHaveTextContent('Załatwione (1)');
  await user.click(screen.getByRole('button', { name: 'Załatwione (1)' }));
  expect(sent).toEqual([['/done', { messages: [{ id: ID, seen: 3 }] }]]);
});

test('a reply that is on its way and cannot be taken back says so, and nobody else is named as the cause [DK-18]', async () => {
  const timed = {
    ...thread,
    replies: thread.replies.map((one) => ({
      ...one,
      sendAt: '2099-11-21T09:05:00.000Z',
      state: 'timed' as const,
    })),
  };
  const { user } = drawn(`/listy/${ID}`, [refusal<'recallReply'>(409, { code: 212 })], timed);
  await user.click(await screen.findByRole('button', { name: 'Cofnij list' }));
  expect(await screen.findByText('Nie udało się cofnąć listu: może już wychodzi.')).toBeVisible();
  expect(screen.queryByText(/^Ktoś odpisał/)).toBeNull();
});
