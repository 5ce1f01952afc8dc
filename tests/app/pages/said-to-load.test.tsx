import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { routeOf } from '#app/routing/routes.ts';
import { LunarDialog } from '#blocks/lunar/lunar-dialog.tsx';
import { loadingText } from '#copy/site/errors.ts';
import OrderPage from '#flows/purchase/order-page.tsx';
import type { PageData } from '#page/page-data.ts';
import { sampleShop } from '#tests/flows/purchase/sample-purchase.ts';
import { eventually, onStage, pageData } from '#tests/page/stage.tsx';

const month = { year: 2026, month: 11 };
const nothing = () => undefined;

const calendar = (days: [] | undefined, failed: boolean) => (
  <LunarDialog
    open
    onClose={nothing}
    month={month}
    days={days}
    failed={failed}
    today={{ ...month, day: 21 }}
    onMonth={nothing}
    onRetry={nothing}
  />
);
const offer = (catalogue: PageData['catalogue']) => (
  <OrderPage route={routeOf('/tarot', 'own')} data={{ ...pageData, catalogue }} />
);
const failed = { status: 'failed' } as const;

/** Parts that wait for their data, and what stands there once they have come. The posts have a test of their own. */
const PARTS: readonly {
  part: string;
  drawn: Record<'loading' | 'failed' | 'ready', ReactElement>;
  there: string;
}[] = [
  {
    part: 'the lunar calendar',
    drawn: {
      loading: calendar(undefined, false),
      failed: calendar(undefined, true),
      ready: calendar([], false),
    },
    there: 'Pn',
  },
  {
    part: 'the offer',
    drawn: {
      loading: offer(undefined),
      failed: offer(failed),
      ready: offer({ status: 'ready', data: sampleShop().catalogue }),
    },
    there: 'Jedna karta',
  },
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each(PARTS)(
  '$part: said to be loading until there or failed, and no longer [U6]',
  async ({ drawn, there }) => {
    const isSaid = () => screen.queryByText(loadingText) !== null;
    const said = {
      loading: () => expect(isSaid()).toBe(true),
      failed: () => expect(screen.getByRole('button', { name: 'Wczytaj ponownie' })).toBeVisible(),
      ready: () => expect(screen.getAllByText(there)[0]).toBeVisible(),
    };
    for (const state of ['loading', 'failed', 'ready'] as const) {
      const { unmount } = await onStage(drawn[state], { address: '/tarot' });
      await eventually(said[state]);
      expect(isSaid(), state).toBe(state === 'loading');
      unmount();
    }
  },
);
