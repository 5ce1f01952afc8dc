import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { writtenCopy } from '#desk/copy/mail.ts';
import type { WrittenMail } from '#desk/domain/wire.ts';
import { axeFindings } from '#tests/kit/axe.ts';
import { refusal, reply } from '../desk-replies.ts';
import { deskUpdates } from '../desk-updates.tsx';
import { renderOrderMail } from '../messages/thread-pages.tsx';

const MAIL: WrittenMail = {
  id: '5f0c1a52-6d0f-4a3e-9a0b-0d5d5f1c2b3a',
  text: 'Czy data jest dobra?',
  author: 'Ludmiła',
  writtenAt: '2026-11-26T09:00:00.000Z',
  sendAt: null,
  state: 'under-way',
};

test('a customer is written to about her order: rules at the field, one id for every press, the text kept on failure [DK-18]', async () => {
  const sent: { id: string; seen: string | null; text: string; sendAt: string | null }[] = [];
  let mails: WrittenMail[] = [];
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return reply<'listOrderMails'>(mails);
    sent.push(await request.json());
    if (sent.length === 1) return refusal<'writeOrderMail'>(500, { code: 500 });
    mails = [MAIL];
    return reply<'writeOrderMail'>(mails);
  });
  const user = renderOrderMail(client);
  const field = await screen.findByRole('textbox', { name: 'Treść listu' });
  const press = () => user.click(screen.getByRole('button', { name: 'Wyślij list' }));
  await user.type(field, 'ab');
  await press();
  expect(screen.getByText('Treść maila powinna mieć przynajmniej 3 znaki')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'Czy data jest dobra?');
  await press();
  expect(await screen.findByText(/^Nie udało się wysłać\./)).toBeVisible();
  expect(field).toHaveValue('Czy data jest dobra?');
  await press();
  expect(await screen.findByText('List przekazany do wysłania.')).toBeVisible();
  expect(field).toHaveValue('');
  expect(screen.getByRole('region', { name: 'Napisane dotąd' })).toHaveTextContent('list jest w drodze');
  expect(sent).toEqual(
    sent.map(({ id }) => ({ id, seen: null, text: 'Czy data jest dobra?', sendAt: null })),
  );
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(await axeFindings(screen.getByRole('main'))).toEqual([]);
});

test('text that was changed after a lost response is kept, told of, and goes as a mail of its own [DK-6] [DK-18]', async () => {
  const sent: string[] = [];
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return reply<'listOrderMails'>([]);
    const { id } = await request.json();
    sent.push(id);
    if (sent.length === 1) return refusal<'writeOrderMail'>(500, { code: 500 });
    const stored = { ...MAIL, id };
    return sent.length === 2
      ? refusal<'writeOrderMail'>(409, { code: 210, current: [stored] })
      : reply<'writeOrderMail'>([stored]);
  });
  const user = renderOrderMail(client);
  const field = await screen.findByRole('textbox', { name: 'Treść listu' });
  const press = () => user.click(screen.getByRole('button', { name: 'Wyślij list' }));
  await user.type(field, 'Czy data jest dobra?');
  await press();
  expect(await screen.findByText(/^Nie udało się wysłać/)).toBeVisible();
  await user.type(field, ' I godzina?');
  await press();
  expect(await screen.findByText(/^Ten list jest już zapisany/)).toBeVisible();
  expect(field).toHaveValue('Czy data jest dobra? I godzina?');
  await press();
  expect(await screen.findByText('List przekazany do wysłania.')).toBeVisible();
  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).not.toBe(sent[0]);
});

test('a mail that was begun before another owner’s is not sent beside it unasked; the next press sends it [DK-18] [DK-6]', async () => {
  const seen: unknown[] = [];
  let mails: WrittenMail[] = [];
  const { Updates, hear } = deskUpdates();
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return reply<'listOrderMails'>(mails);
    const body = (await request.json()) as { seen: string | null };
    seen.push(body.seen);
    return body.seen === (mails.at(-1)?.id ?? null)
      ? reply<'writeOrderMail'>([...mails, { ...MAIL, id: 'mine' }])
      : refusal<'writeOrderMail'>(409, { code: 210, current: mails });
  });
  const user = renderOrderMail(client, (page) => <Updates>{page}</Updates>);
  const field = await screen.findByRole('textbox', { name: 'Treść listu' });
  const press = () => user.click(screen.getByRole('button', { name: 'Wyślij list' }));
  await user.type(field, 'Piszę w sprawie daty.');
  mails = [MAIL];
  hear();
  expect(await screen.findByText('Czy data jest dobra?')).toBeVisible();
  await press();
  expect(await screen.findByText(/^Ktoś napisał do niej przed chwilą\./)).toBeVisible();
  expect(field).toHaveValue('Piszę w sprawie daty.');
  await press();
  expect(await screen.findByText('List przekazany do wysłania.')).toBeVisible();
  expect(seen).toEqual([null, MAIL.id]);
});

test('a mail goes with the last one that was seen; once that is taken back, with the one before it [DK-18] [DK-6]', async () => {
  const seen: unknown[] = [];
  const calls: string[] = [];
  const later: WrittenMail = {
    ...MAIL,
    id: 'later',
    text: 'Jutro.',
    state: 'timed',
    sendAt: '2099-01-01T09:00:00.000Z',
  };
  let mails = [MAIL, { ...MAIL, id: 'second' }, later];
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return reply<'listOrderMails'>(mails);
    if (request.method === 'DELETE') {
      calls.push(new URL(request.url).pathname.split('/').slice(-4).join('/'));
      mails = mails.slice(0, -1);
      return reply<'recallOrderMail'>(mails);
    }
    seen.push(((await request.json()) as { seen: string | null }).seen);
    return seen.length === 1 ? refusal<'writeOrderMail'>(500, { code: 500 }) : reply<'writeOrderMail'>(mails);
  });
  const user = renderOrderMail(client);
  const field = await screen.findByRole('textbox', { name: 'Treść listu' });
  const press = () => user.click(screen.getByRole('button', { name: 'Wyślij list' }));
  await user.type(field, 'Piszę');
  await press();
  expect(await screen.findByText(/^Nie udało się wysłać/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cofnij list' }));
  expect(await screen.findByText('List cofnięty. Jego treść jest z powrotem w polu.')).toBeVisible();
  expect(field).toHaveValue('Piszę\n\nJutro.');
  await press();
  expect(await screen.findByText('List przekazany do wysłania.')).toBeVisible();
  expect(calls).toEqual(['orders/1001/mails/later']);
  expect(seen).toEqual(['later', 'second']);
});

test('a mail that waits for its hour is said to wait, and the next one goes at once [DK-18]', async () => {
  const sent: (string | null)[] = [];
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET') return reply<'listOrderMails'>([]);
    sent.push(((await request.json()) as { sendAt: string | null }).sendAt);
    return reply<'writeOrderMail'>([]);
  });
  const user = renderOrderMail(client);
  await user.type(await screen.findByRole('textbox', { name: 'Treść listu' }), 'Piszę');
  await user.click(screen.getByRole('radio', { name: 'O godzinie' }));
  await user.type(screen.getByRole('textbox', { name: 'Godzina wysłania' }), '9:05');
  await user.click(screen.getByRole('button', { name: 'Wyślij list o 9:05' }));
  expect(await screen.findByText('List czeka na swoją porę.')).toBeVisible();
  expect(sent).toEqual([expect.stringMatching(/^20.*:05:00/)]);
  expect(screen.getByRole('radio', { name: 'Od razu' })).toBeChecked();
});

test('a mail that can no longer be taken back says so, and leaves the field as it is [DK-18]', async () => {
  const timed: WrittenMail = { ...MAIL, state: 'timed', sendAt: '2099-01-01T09:00:00.000Z' };
  const client = createDeskClient(async ({ method }) =>
    method === 'GET' ? reply<'listOrderMails'>([timed]) : refusal<'recallOrderMail'>(409, { code: 212 }),
  );
  const user = renderOrderMail(client);
  const field = await screen.findByRole('textbox', { name: 'Treść listu' });
  await user.type(field, 'Piszę.');
  await user.click(screen.getByRole('button', { name: 'Cofnij list' }));
  expect(await screen.findByText(writtenCopy.recallFailed)).toBeVisible();
  expect(field).toHaveValue('Piszę.');
});
