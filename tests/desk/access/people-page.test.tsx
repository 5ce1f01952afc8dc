import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import type { People } from '#desk/domain/wire.ts';
import PeoplePage from '#desk/access/people-page.tsx';
import { refusal, reply } from '../desk-replies.ts';
import { deskUpdates } from '../desk-updates.tsx';
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
  const sent: { id: string; email: string; seen: string | null }[] = [];
  const invitations: People['invitations'] = [];
  const { Updates, hear } = deskUpdates();
  const client = createDeskClient(async (request) => {
    if (request.method === 'GET')
      return reply<'listPeople'>({
        people: [],
        invitations,
        fairies: [
          { id: 'f1', name: 'Jagna' },
          { id: 'f2', name: 'Mirela' },
        ],
      });
    sent.push(await request.json());
    return answers.shift() ?? reply<'invite'>(INVITATION);
  });
  const page = (
    <Updates>
      <PeoplePage />
    </Updates>
  );
  return { sent, invitations, hear, user: renderDesk(client, ['invite'], path, page) };
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

test('another’s open invitation to the address is told of, and replaced once that is confirmed [DK-6]', async () => {
  const current = { ...INVITATION, id: 'theirs', role: 'owner' as const, invitedBy: 'Kalina' };
  const { user, sent } = drawn('/ludzie?wrozka=f1', [
    refusal<'invite'>(409, { code: 210, current }),
    refusal<'invite'>(409, { code: 210, current: { ...current, id: 'newer' } }),
  ]);
  await user.type(await email(), 'jagna@example.pl');
  await user.click(send());
  expect(
    await screen.findByText(/czeka już zaproszenie: Jagna, właścicielka. Zaprasza: Kalina/),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(send());
  await user.click(await screen.findByRole('button', { name: 'Wyślij swoje' }));
  expect(await screen.findByText(/^Zaproszenie poszło/)).toBeVisible();
  expect(sent.map(({ seen }) => seen)).toEqual([null, null, 'newer']);
});

test('that one was invited is said no more once the next one is not [DK-1]', async () => {
  const { user } = drawn('/ludzie?wrozka=f1');
  await user.type(await email(), 'jagna@example.pl');
  await user.click(send());
  await screen.findByText(/^Zaproszenie poszło/);
  await user.click(send());
  expect(screen.queryByText(/^Zaproszenie poszło/)).toBeNull();
});

test('what another owner does is heard, and what is typed stays [DK-3] [DK-6]', async () => {
  const { user, invitations, hear } = drawn('/ludzie');
  await user.type(await email(), 'mirela@example.pl');
  invitations.push(INVITATION);
  hear();
  expect(await screen.findByRole('button', { name: 'Cofnij zaproszenie: Jagna' })).toBeVisible();
  expect(await email()).toHaveValue('mirela@example.pl');
});

test('whoever is invited next is invited under an id of her own, and the form is empty for her [DK-1]', async () => {
  const { user, sent } = drawn('/ludzie');
  await email();
  for (const [name, address] of [
    ['Mirela', 'mirela@example.pl'],
    ['Jagna', 'jagna@example.pl'],
  ] as const) {
    await user.selectOptions(screen.getByRole('combobox'), name);
    await user.type(await email(), address);
    await user.click(send());
    expect(await screen.findByText(new RegExp(`^Zaproszenie poszło.*${address}`))).toBeVisible();
    expect(await email()).toHaveValue('');
    expect(screen.getByRole('combobox')).toHaveValue('');
  }
  expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
});

test('sessions of another are ended where there is one, never one’s own; who has access is not invited again [DK-1]', async () => {
  const person = (id: string, sessions: number, more: object = {}) => ({
    id,
    name: `Osoba ${id}`,
    role: 'owner',
    email: `${id}@example.pl`,
    passkeys: 1,
    sessions,
    version: 1,
    ...more,
  });
  const people = [person('1', 2), person('2', 1, { fairyId: 'f1' }), person('3', 0)];
  const client = createDeskClient(async () =>
    reply<'listPeople'>({
      people,
      invitations: [],
      fairies: [
        { id: 'f1', name: 'Jagna' },
        { id: 'f2', name: 'Mirela' },
      ],
    } as never),
  );
  renderDesk(client, ['invite'], '/ludzie', <PeoplePage />);
  await email();
  const names = (start: RegExp) =>
    screen.queryAllByRole('button', { name: start }).map((button) => button.getAttribute('aria-label'));
  expect(names(/^Zakończ sesje/)).toEqual([expect.stringContaining('Osoba 2')]);
  expect(names(/^Odbierz|^Usuń/)).toHaveLength(2);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).not.toContain('Jagna');
});
