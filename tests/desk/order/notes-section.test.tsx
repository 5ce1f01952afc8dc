import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import type { Order } from '#desk/domain/wire.ts';
import { DeskContext, type Desk } from '#desk/frame/desk-context.tsx';
import { NotesSection } from '#desk/order/notes-section.tsx';
import { axeFindings } from '#tests/kit/axe.ts';
import { reply } from '../desk-replies.ts';

const note = (id: string, isMine: boolean, text: string): Order['notes'][number] => ({
  id,
  isMine,
  text,
  author: 'Ludmiła',
  writtenAt: '2026-11-26T10:00:00Z',
});
const HERS = note('b3f1b3c2-53a5-4f63-8a55-0c46c1a7b0aa', false, 'Nie podała <b>godziny</b>.');
const MINE = note('b3f1b3c2-53a5-4f63-8a55-0c46c1a7b0ab', true, 'Czy jest godzina?');

function drawn(notes: Order['notes'], answers: Response[] = [], strippedAt?: string) {
  const sent: { method: string; body: Record<string, unknown> | undefined }[] = [];
  const client = createDeskClient(async (request) => {
    const text = await request.text();
    sent.push({ method: request.method, body: text === '' ? undefined : JSON.parse(text) });
    return answers.shift() ?? Response.error();
  });
  const desk = { client, isSignedIn: true, person: { role: 'specialist' } } as unknown as Desk;
  const section = (shown: Order['notes']) => (
    <DeskContext value={desk}>
      <NotesSection
        order={{ orderId: 1001, notes: shown, ...(strippedAt !== undefined && { strippedAt }) }}
        now={Date.parse('2026-11-26T12:00:00Z')}
      />
    </DeskContext>
  );
  const { rerender } = render(section(notes));
  return Object.assign(sent, { load: (newer: Order['notes']) => rerender(section(newer)) });
}

test('a note is added under one id however often it is sent, and an own one is taken away [DK-4]', async () => {
  const added = reply<'addOrderNote'>([HERS, MINE]);
  const again = reply<'addOrderNote'>([HERS, MINE]);
  const sent = drawn([HERS], [Response.error(), added, again, reply<'removeOrderNote'>([HERS])]);
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Nowa notatka' });
  const press = () => user.click(screen.getByRole('button', { name: 'Dodaj notatkę' }));
  await press();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Napisz coś, zanim dodasz.');
  await user.type(field, 'Czy jest godzina?');
  await press();
  expect(await screen.findByText(/^Nie udało się/)).toBeDefined();
  expect(field).toHaveValue('Czy jest godzina?');
  await press();
  expect(await screen.findByText('Notatka dodana.')).toBeDefined();
  expect(field).toHaveValue('');
  await user.type(field, 'Jeszcze jedno.');
  await press();
  await waitFor(() => expect(field).toHaveValue(''));
  const [lost, first, second] = sent.map(({ body }) => body?.['id']);
  expect(first).toBe(lost);
  expect(second).not.toBe(first);
  const list = within(screen.getByRole('list', { name: 'Notatki przy zamówieniu' }));
  expect(list.getByText('Nie podała <b>godziny</b>.')).toBeDefined();
  expect(await axeFindings()).toEqual([]);
  // Only her own has a button.
  await user.click(list.getByRole('button', { name: 'Usuń notatkę' }));
  expect(await screen.findByText('Notatka usunięta.')).toBeDefined();
  expect(screen.queryByText('Czy jest godzina?')).toBeNull();
  expect(sent.at(-1)?.method).toBe('DELETE');
});

test('an order without its data takes no more notes [DK-4]', () => {
  drawn([], [], '2026-11-26T10:00:00Z');
  expect(screen.queryByRole('heading', { name: 'Notatki' })).toBeNull();
});

test('a note that a lost response has added and that was changed since is told of, and kept in the field [DK-4]', async () => {
  const taken = Response.json({ code: 210, message: 'x', requestId: 'x', current: [MINE] }, { status: 409 });
  const sent = drawn([], [Response.error(), taken, reply<'addOrderNote'>([MINE, HERS])]);
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Nowa notatka' });
  const press = () => user.click(screen.getByRole('button', { name: 'Dodaj notatkę' }));
  await user.type(field, 'Czy jest godzina?');
  await press();
  await screen.findByText(/^Nie udało się/);
  await user.type(field, ' Albo dzień?');
  await press();
  expect(await screen.findByText(/^Ta notatka jest już dodana/)).toBeDefined();
  expect(field).toHaveValue('Czy jest godzina? Albo dzień?');
  expect(screen.getByText('Czy jest godzina?')).toBeDefined();
  await press();
  await screen.findByText('Notatka dodana.');
  expect(new Set(sent.map(({ body }) => body?.['id'])).size).toBe(2);
});

test('what the other writes after one’s own note is shown once it is loaded [DK-3] [DK-4]', async () => {
  const { load } = drawn([], [reply<'addOrderNote'>([MINE])]);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Nowa notatka' }), 'Czy jest godzina?');
  await user.click(screen.getByRole('button', { name: 'Dodaj notatkę' }));
  await screen.findByText('Notatka dodana.');
  load([MINE, HERS]);
  expect(screen.getByText(HERS.text)).toBeVisible();
});
