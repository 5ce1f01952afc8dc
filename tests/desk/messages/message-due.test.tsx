import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MessageDue } from '#desk/messages/message-list.tsx';
import { urgent } from '#styles/desk/written.late.css.ts';
import type { Message } from '#desk/domain/wire.ts';

const MESSAGE = { kind: 'message', suggested: null, dueOn: null, isAnswered: false, isRefused: false };

test.each([
  [true, 'odpisano'],
  [false, 'załatwione'],
])('a message that is done, answered: %s, is said to be: %s [DK-18]', (isAnswered, words) => {
  const message = { ...MESSAGE, isAnswered, doneAt: '2026-11-23T09:00:00Z' } as unknown as Message;
  render(<MessageDue message={message} today="2026-11-24" />);
  expect(screen.getByText(words)).toBeDefined();
});

test.each([
  ['2026-11-23', null, 'termin minął 23 listopada 2026', true],
  ['2026-11-24', null, /to dziś/, true],
  ['2026-11-27', null, /jeszcze 3\sdni/, true],
  ['2026-11-28', null, /jeszcze 4\sdni/, false],
  [null, null, 'bez terminu', false],
  ['2026-11-23', '2026-11-24T09:00:00Z', 'załatwione', false],
])(
  'a message due on %s, done at %s, is urgent three days before and afterwards, until it is done [DK-18]',
  (dueOn, doneAt, words, isUrgent) => {
    const message = { ...MESSAGE, dueOn, doneAt } as unknown as Message;
    render(<MessageDue message={message} today="2026-11-24" />);
    expect(screen.getByText(words).parentElement?.classList.contains(urgent)).toBe(isUrgent);
  },
);

test.each([null, '2026-11-24T09:00:00Z'])(
  'an answer that was not accepted is said so, also of a message that was done at %s [DK-18]',
  (doneAt) => {
    const message = { ...MESSAGE, doneAt, isAnswered: true, isRefused: true } as unknown as Message;
    render(<MessageDue message={message} today="2026-11-24" />);
    expect(screen.getByText('list z odpowiedzią nie został przyjęty')).toBeDefined();
  },
);
