import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture, PICTURE_PLACEHOLDER } from '#blocks/picture.tsx';

it('a picture that a dropped line broke is asked for again when the line is back [RD-3]', () => {
  render(<Picture src="/jagna.webp" alt="Jagna" width={320} height={400} />);
  const picture = screen.getByRole('img', { name: 'Jagna' });
  fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', PICTURE_PLACEHOLDER);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(picture).toHaveAttribute('src', '/jagna.webp');
});
