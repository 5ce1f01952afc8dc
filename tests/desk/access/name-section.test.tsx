import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { NameSection } from '#desk/access/name-section.tsx';
import { refusal, reply } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';

function drawn(answers: Response[] = [], isFirst = false) {
  const sent: unknown[] = [];
  const client = createDeskClient(async (request) => {
    sent.push(await request.json());
    return answers.shift() ?? reply<'changeOwnName'>({ name: 'Ola' });
  });
  return { sent, user: renderDesk(client, [], '/', <NameSection isFirst={isFirst} />) };
}
const field = () => screen.getByRole('textbox', { name: /^Jak cię podpisywać/ });
const save = () => screen.getByRole('button', { name: 'Zapisz' });

test('one’s own name is changed with the one that was seen; a newer one is shown first [DK-1] [owner row 14]', async () => {
  const { sent, user } = drawn([refusal<'changeOwnName'>(409, { code: 210, current: { name: 'Lidka' } })]);
  await user.clear(field());
  await user.click(save());
  expect(field()).toHaveAccessibleDescription(/Wpisz imię/);
  expect(field()).toHaveFocus();
  await user.type(field(), ' Ola ');
  await user.click(save());
  expect(await screen.findByText(/^W innej karcie jest już: Lidka/)).toBeDefined();
  await user.click(save());
  expect(await screen.findByText(/^Zapisane/)).toBeDefined();
  expect(sent).toEqual([
    { seen: 'Ludmiła', name: 'Ola' },
    { seen: 'Lidka', name: 'Ola' },
  ]);
});

test('somebody who has no name yet is asked for it, with an empty field [DK-1] [owner row 14]', () => {
  drawn([], true);
  expect(screen.getByRole('heading', { name: 'Jak masz na imię?' })).toBeDefined();
  expect(field()).toHaveValue('');
});

test('a name that is typed after one was saved is not shown as saved, and is asked about [DK-1]', async () => {
  const { user } = drawn();
  await user.clear(field());
  await user.type(field(), 'Ola');
  await user.click(save());
  expect(await screen.findByText(/^Zapisane/)).toBeVisible();
  await user.type(field(), ' M');
  expect(screen.queryByText(/^Zapisane/)).toBeNull();
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
});
