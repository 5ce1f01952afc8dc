import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createDeskClient } from '#desk/api/desk-client.ts';
import { TopicsForm, type Topic } from '#desk/specialists/topics-form.tsx';
import { TopicsSection } from '#desk/specialists/topics-section.tsx';
import { refusal } from '../desk-replies.ts';
import { renderDesk } from '../render-desk.tsx';
import { jagna } from './sample-specialist.ts';

test('topics are moved up, and six are the most [DK-11]', async () => {
  const start = ['Miłość', 'Praca', 'Dom', 'Sny', 'Zdrowie'].map((content): Topic => ({
    id: content,
    content,
    icon: 'HEARTH',
  }));
  function Typing() {
    const [topics, setTopics] = useState<readonly Topic[]>(start);
    return <TopicsForm topics={topics} problems={{}} onChange={setTopics} />;
  }
  render(<Typing />);
  const words = () => screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value);
  const user = userEvent.setup();
  await user.click(screen.getAllByRole('button', { name: /wyżej/ })[2] ?? document.body);
  expect(words()).toEqual(['Miłość', 'Dom', 'Praca', 'Sny', 'Zdrowie']);
  await user.click(screen.getByRole('button', { name: 'Dodaj temat' }));
  expect(words()).toHaveLength(6);
  expect(screen.queryByRole('button', { name: 'Dodaj temat' })).toBeNull();
  expect(screen.getByText(/^Więcej niż sześć tematów/)).toBeDefined();
});

test('a card without topics says so, and so does a refusal where another owner has taken them all away [DK-11] [DK-6]', async () => {
  const client = createDeskClient(async () => refusal<'setTopics'>(409, { code: 210, current: jagna }));
  const user = renderDesk(
    client,
    ['setTopics'],
    '/wrozki/f1',
    <TopicsSection specialist={jagna} isReadOnly={false} onChanged={() => undefined} />,
  );
  expect(screen.getByText(/^Nie ma jeszcze tematów\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zmień tematy' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Zapisz tematy' }));
  expect(await dialog.findByText(/W sklepie są: żadne\./)).toBeVisible();
});

test('typed topics stay as their dialog is closed by Escape, and go by "Anuluj" [DK-11] [DK-6]', async () => {
  const client = createDeskClient(async () => refusal<'setTopics'>(409, { code: 210, current: jagna }));
  const user = renderDesk(
    client,
    ['setTopics'],
    '/wrozki/f1',
    <TopicsSection
      specialist={{ ...jagna, topics: [{ id: 't1', content: 'Miłość', icon: 'HEARTH' }] }}
      isReadOnly={false}
      onChanged={() => undefined}
    />,
  );
  const open = () => user.click(screen.getByRole('button', { name: 'Zmień tematy' }));
  const isAskedAboutLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const topic = () => screen.getByRole('textbox', { name: 'Temat 1' });

  await open();
  await user.keyboard('{Escape}');
  expect(isAskedAboutLeaving()).toBe(false);

  await open();
  await user.type(topic(), ' i dom');
  await user.selectOptions(screen.getByRole('combobox'), 'ziemia');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(isAskedAboutLeaving()).toBe(true);

  await open();
  expect(topic()).toHaveValue('Miłość i dom');
  expect(screen.getByRole('combobox')).toHaveValue('EARTH');
  await user.click(screen.getByRole('button', { name: 'Anuluj' }));
  expect(isAskedAboutLeaving()).toBe(false);
  await open();
  expect(topic()).toHaveValue('Miłość');
});
