import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import HomePage from '#app/pages/home-page.tsx';
import { routeOf } from '#app/routing/routes.ts';
import { newsletterCopy } from '#copy/site/newsletter.ts';
import { createMoonStore, MoonProvider } from '#page/moon.ts';
import { clearUnfinished, storeUnfinished, unfinishedOrder } from '#browser/unfinished-order.ts';
import { eventually, onStage, pageData } from '#tests/page/stage.tsx';

test('the home page shows today’s moon in its zodiac wheel [HO-1]', async () => {
  const store = createMoonStore();
  await onStage(
    <MoonProvider value={store}>
      <HomePage route={routeOf('/', 'own')} data={pageData} />
    </MoonProvider>,
  );
  expect(document.querySelector('clipPath')).toBeNull();
  act(() => store.set({ sign: 'Leo', phase: 'lastQuarter', illumination: 0.5 }));
  const lit = document.querySelector('[aria-hidden="true"] clipPath path');
  expect(lit).toHaveAttribute('d', 'M0 -131A131 131 0 0 0 0 131A0.0 131 0 0 1 0 -131Z');
});

test('an order begun on this device is offered, and forgotten by one press [RD-2]', async () => {
  const order = {
    address: '/tarot?wariant=a&wrozka=b',
    product: 'Trzy karty',
    fairy: 'Jagna',
    isPlaced: false,
  };
  storeUnfinished({ ...order, begun: Date.now() }, { isLasting: true });
  const { toast } = await onStage(
    <MoonProvider value={createMoonStore()}>
      <HomePage route={routeOf('/', 'own')} data={pageData} />
    </MoonProvider>,
  );
  await eventually(() =>
    expect(screen.getByRole('region', { name: 'Dokończ: Trzy karty, Jagna' })).toBeVisible(),
  );
  expect(screen.getByText(/^Zaczęte dziś o/)).toBeVisible();
  expect(screen.getByText('Twój wybór czeka na tym urządzeniu.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dokończ zamówienie' })).toHaveAttribute('href', order.address);
  fireEvent.click(screen.getByRole('button', { name: 'Usuń' }));
  expect(screen.queryByRole('region', { name: /^Dokończ/ })).toBeNull();
  expect(unfinishedOrder()).toBeUndefined();
  expect(document.documentElement.dataset['unfinished']).toBeUndefined();
  expect(toast).toHaveBeenCalledOnce();
});

test('an order that another tab has finished is offered no more, and the mark goes with the page [RD-2]', async () => {
  const begun = {
    address: '/tarot',
    product: 'Trzy karty',
    fairy: 'Jagna',
    begun: Date.now(),
    isPlaced: false,
  };
  storeUnfinished(begun, { isLasting: true });
  const home = (
    <MoonProvider value={createMoonStore()}>
      <HomePage route={routeOf('/', 'own')} data={pageData} />
    </MoonProvider>
  );
  const { unmount } = await onStage(home);
  const card = () => screen.queryByRole('region', { name: /^Dokończ/ });
  await eventually(() => expect(card()).toBeVisible());
  unmount();
  expect(document.documentElement.dataset['unfinished']).toBeUndefined();
  await onStage(home);
  await eventually(() => expect(card()).toBeVisible());
  clearUnfinished();
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(card()).toBeNull();
  // Nor is the room kept for it.
  expect(document.documentElement.dataset['unfinished']).toBeUndefined();
});

test.each([true, undefined] as const)(
  'a shop without posts (%s) has no place for them [HO-4]',
  async (hasNoPosts) => {
    await onStage(
      <MoonProvider value={createMoonStore()}>
        <HomePage route={routeOf('/', 'own')} data={{ ...pageData, posts: { status: 'failed' } }} />
      </MoonProvider>,
      { config: { hasNoPosts } },
    );
    const again = () => screen.queryAllByRole('button', { name: 'Wczytaj ponownie' });
    if (hasNoPosts) {
      // What stands after them has come.
      await eventually(() =>
        expect(screen.getByRole('button', { name: newsletterCopy.submit })).toBeVisible(),
      );
      expect(again()).toHaveLength(0);
    } else await eventually(() => expect(again()).toHaveLength(1));
  },
);
