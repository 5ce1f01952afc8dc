import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RoomLeft } from '#blocks/room-left.tsx';
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

test('the ear hears of the room left at a few numbers only, and exactly of what is too much', () => {
  const { container, rerender } = render(<RoomLeft length={0} maxLength={2_000} />);
  const at = (length: number) => {
    rerender(<RoomLeft length={length} maxLength={2_000} />);
    return ['[aria-hidden]', '[aria-live]'].map((one) =>
      container.querySelector(one)?.textContent?.replaceAll('\u00a0', ' '),
    );
  };
  expect(at(1_799)).toEqual([undefined, '']);
  expect(at(1_801)).toEqual(['Zostało 199 znaków', 'Zostało 200 znaków']);
  expect(at(1_901)).toEqual(['Zostało 99 znaków', 'Zostało 100 znaków']);
  expect(at(2_000)).toEqual(['Zostało 0 znaków', 'Zostało 0 znaków']);
  expect(at(2_003)).toEqual(['Za dużo o 3 znaki', 'Za dużo o 3 znaki']);
});
