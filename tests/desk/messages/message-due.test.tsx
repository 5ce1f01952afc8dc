import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MessageDue } from '#desk/messages/message-list.tsx';
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
