import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import HomePage from '#app/pages/home-page.tsx';
import { routeOf } from '#app/routing/routes.ts';
import { createMoonStore, MoonProvider } from '#page/moon.ts';
import { onStage, pageData } from '#tests/page/stage.tsx';

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
