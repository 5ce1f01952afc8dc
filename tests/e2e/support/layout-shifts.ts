import type { Page } from '@playwright/test';

/**
 * Watches from the next load on what moves on the page by itself (web.dev/articles/cls), also what moves within half a
 * second of a press unless `forgivesPress`. Returns a function that resolves with the sum since it was last asked, when
 * what has been rendered is drawn.
 */
export async function watchShifts(
  page: Page,
  { forgivesPress = false } = {},
): Promise<() => Promise<number>> {
  await page.addInitScript((forgives) => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!forgives || !hadRecentInput) shifts.push(value);
    }).observe({ type: 'layout-shift', buffered: true });
  }, forgivesPress);
  return () =>
    page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const { shifts } = window as unknown as { shifts: number[] };
      return shifts.splice(0).reduce((sum, shift) => sum + shift, 0);
    });
}
