import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import PeoplePage from '#desk/access/people-page.tsx';
import { refusal, reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

const INVITATION = {
  id: 'i',
  role: 'specialist' as const,
  name: 'Jagna',
  email: 'jagna@example.pl',
  fairyId: 'f1',
  expiresAt: '2099-01-01T10:00:00Z',
};

function drawn(path: string, answers: Response[] = []) {
  const sent: { id: string; email: string }[] = [];
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET')
      return reply<'listPeople'>({
        people: [],
        invitations: [],
        fairies: [
          { id: 'f1', name: 'Jagna' },
          { id: 'f2', name: 'Mirela' },
        ],
      });
    sent.push(await request.json());
    return answers.shift() ?? reply<'invite'>(INVITATION);
  });
  return { sent, user: renderDesk(client, ['invite'], path, <PeoplePage />) };
}
const email = () => screen.findByRole('textbox', { name: /^E-mail/ });
const send = () => screen.getByRole('button', { name: 'Wyślij zaproszenie' });

test('the link beside an order opens the form with its specialist chosen, at the address that is asked [owner row 7]', async () => {
  const { user, sent } = drawn('/ludzie?wrozka=f2');
  expect(await email()).toHaveFocus();
  expect(screen.getByRole('combobox')).toHaveValue('f2');
  await user.type(await email(), 'mirela@example.pl');
  await user.click(send());
  expect(await screen.findByText(/^Zaproszenie poszło/)).toBeDefined();
  expect(sent).toMatchObject([
    { role: 'specialist', fairyId: 'f2', name: 'Mirela', email: 'mirela@example.pl' },
  ]);
});

test('a press that is refused moves the focus to the first field with a problem [owner row 16]', async () => {
  const { user, sent } = drawn('/ludzie');
  await email();
  await user.click(send());
  expect(screen.getByRole('combobox')).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox'), 'Jagna');
  await user.click(send());
  expect(await email()).toHaveFocus();
  expect(sent).toEqual([]);
});

test('another address after a lost response invites nobody else in silence: the first is told [DK-6]', async () => {
  const { user, sent } = drawn('/ludzie?wrozka=f1', [
    refusal<'invite'>(500, { code: 500 }),
    refusal<'invite'>(409, { code: 225, current: INVITATION }),
  ]);
  await user.type(await email(), 'jagna@example.pl');
  await user.click(send());
  await screen.findByText(/^Zaplecze nie odpowiada/);
  await user.clear(await email());
  await user.type(await email(), 'jagoda@example.pl');
  await user.click(send());
  expect(await screen.findByText(/^Zaproszenie wyszło już.*na adres jagna@example.pl/)).toBeDefined();
  await user.click(send());
  expect(await screen.findByText(/^Zaproszenie poszło/)).toBeDefined();
  const ids = sent.map(({ id }) => id);
  expect([ids[0] === ids[1], ids[1] === ids[2]]).toEqual([true, false]);
});
