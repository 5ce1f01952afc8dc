import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useHydrated } from '#islands/use-hydrated.ts';

test('what must not be in the server’s page is missing there, comes after hydration, and React finds no difference', async () => {
  const Part = () => <p>{useHydrated() ? 'live' : 'sent'}</p>;
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Part />);
  expect(page).toHaveTextContent('sent');
  const complaint = vi.fn();
  const root = await act(() => hydrateRoot(page, <Part />, { onRecoverableError: complaint }));
  expect(page).toHaveTextContent('live');
  expect(complaint).not.toHaveBeenCalled();
  act(() => root.unmount());
});
