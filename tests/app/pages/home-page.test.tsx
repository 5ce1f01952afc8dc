// @vitest-environment jsdom
import { expect, test } from 'vitest';
import HomePage from '#app/pages/home-page.tsx';
import { routeOf } from '#app/routing/routes.ts';
import { litPath } from '#domain/moon-disc.ts';
import { MoonProvider } from '#page/moon.ts';
import { onStage, pageData } from '#tests/page/stage.tsx';

test('the home page shows today’s moon in its zodiac wheel [HO-1]', async () => {
  await onStage(
    <MoonProvider value={{ sign: 'Leo', phase: 'lastQuarter', illumination: 0.5 }}>
      <HomePage route={routeOf('/')} data={pageData} />
    </MoonProvider>,
  );
  const lit = document.querySelector('[aria-hidden="true"] clipPath path');
  expect(lit).toHaveAttribute('d', litPath(131, 0.5, true));
});
