import { act, render, screen, waitFor } from '@testing-library/react';
import { startTransition } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
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

describe('an island that waits until it is wanted', () => {
  /** A page sent by the server with such an island, hydrated. */
  async function sent() {
    const want: { now?: () => void } = {};
    const load = vi.fn(async () => ({ label }: { label: string }) => <button>{label}</button>);
    const Island = lazyIsland<{ label: string }>(load, () => <p>Waiting</p>, {
      until: () => new Promise((resolve) => (want.now = resolve)),
    });
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = '<!--$--><button>One</button><!--/$-->';
    const { rerender } = render(<Island label="One" />, { container: root, hydrate: true });
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { want, load, markup: screen.getByRole('button'), change: () => rerender(<Island label="Two" />) };
  }

  test('is not fetched before that; the server’s markup stands, and becomes the island', async () => {
    const { want, load, markup } = await sent();
    expect(load).not.toHaveBeenCalled();
    await act(async () => want.now?.());
    expect(load).toHaveBeenCalledOnce();
    expect(screen.getByRole('button')).toBe(markup);
  });

  test('is fetched at once when the markup no longer says what is true', async () => {
    const { load, change } = await sent();
    change();
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Two'));
    expect(load).toHaveBeenCalledOnce();
  });

  test('does not hold a transition that changes it', async () => {
    const { load, change } = await sent();
    startTransition(change);
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Two'));
    expect(load).toHaveBeenCalledOnce();
  });
});
