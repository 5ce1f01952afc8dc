import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FailedPage } from '#app/pages/failed-page.tsx';

it('a page that failed has one heading, begins at its top, and promises nothing of a rest [U35]', () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(<FailedPage onRetry={() => undefined} />);
  expect(screen.getAllByText(/Nie udało się wczytać/)).toEqual([
    screen.getByRole('heading', { level: 1, name: 'Nie udało się wczytać tej strony' }),
  ]);
  expect(document.body).not.toHaveTextContent('Reszta strony');
  expect(seen).toHaveBeenCalledOnce();
});
