import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Announcements, createAnnouncements } from '#app/shell/announcements.tsx';

it('what is announced stands in the live region, the same sentence anew [A20]', () => {
  const store = createAnnouncements();
  render(<Announcements store={store} />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  act(() => store.set({ sentence: 'Krok 2' }));
  expect(region.textContent).toBe('Krok 2');
  act(() => store.set({ sentence: 'Krok 2' }));
  expect(region.textContent).toBe('Krok 2\u00A0');
});

it('renders nothing but the region: who does not listen is left alone', () => {
  const store = createAnnouncements();
  let renders = 0;
  const Neighbour = () => {
    renders += 1;
    return <p>obok</p>;
  };
  render(
    <>
      <Neighbour />
      <Announcements store={store} />
    </>,
  );
  act(() => store.set({ sentence: 'Krok 3' }));
  expect(screen.getByRole('status').textContent).toBe('Krok 3');
  expect(renders).toBe(1);
});
