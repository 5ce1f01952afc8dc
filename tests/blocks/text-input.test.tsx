import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextInput } from '#blocks/text-input.tsx';

const field = (error?: string) => (
  <TextInput
    id="pole"
    name="pole"
    label="Wiadomość"
    value={'a'.repeat(13)}
    maxLength={10}
    multiline
    error={error}
    onChange={() => undefined}
  />
);

test('a text that is too long is said to be so once: by the counter as it is typed, by the error once it is there', () => {
  const { rerender } = render(field());
  const counters = () => document.querySelectorAll('p[aria-hidden=true]');
  expect([...counters()].map(({ textContent }) => textContent)).toEqual(['Za dużo o 3\u00a0znaki']);
  rerender(field('Za dużo o 3\u00a0znaki'));
  expect(counters()).toHaveLength(0);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Za dużo o 3\u00a0znaki');
});
