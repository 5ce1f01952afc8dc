import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyIsland, loadIslands } from '#islands/lazy-island.tsx';

afterEach(() => void vi.restoreAllMocks());

test('an island that breaks is left out; the rest of the page stands', async () => {
  // React reports what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Island = lazyIsland(async () => (): never => {
    throw new Error('broken');
  });
  await loadIslands();
  render(
    <>
      <h1>Page</h1>
      <Island />
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
});

test('an island is rendered again only when the content of its props has changed', async () => {
  const rendered = vi.fn<(props: { texts: { title: string }; onPress: () => void }) => null>(() => null);
  const Island = lazyIsland(async () => rendered);
  await loadIslands();
  const onPress = () => {};
  const { rerender } = render(<Island texts={{ title: 'A' }} onPress={onPress} />);
  rerender(<Island texts={{ title: 'A' }} onPress={onPress} />);
  expect(rendered).toHaveBeenCalledTimes(1);
  rerender(<Island texts={{ title: 'B' }} onPress={onPress} />);
  expect(rendered).toHaveBeenCalledTimes(2);
  rerender(<Island texts={{ title: 'B' }} onPress={() => {}} />);
  expect(rendered).toHaveBeenCalledTimes(3);
});
