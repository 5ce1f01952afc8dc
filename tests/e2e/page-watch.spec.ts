import { sample } from './support/sample.ts';
import { expect, test, type BrowserContext } from '@playwright/test';
import { PageWatch } from './support/page-watch.ts';

const shop = 'http://shop.test';

/** A context in which every address returns the same page, so that nothing leaves this machine. */
async function respondWith(context: BrowserContext, html: string): Promise<void> {
  await context.route('**', (route) => {
    if (route.request().url().includes('broken')) return route.abort('connectionrefused');
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
  });
}

for (const [what, html, trouble] of sample([
  ['an error in the console', `<script>console.error('oops')</script>`, /^console: oops/],
  [
    'an uncaught error',
    `<script>setTimeout(() => { throw new Error('late') })</script>`,
    /^uncaught: .*late/,
  ],
  ['a foreign image', `<img src="http://tracker.test/x.png">`, /^foreign: GET http:\/\/tracker\.test/],
  ['a request that fails', `<link rel="stylesheet" href="/broken.css">`, /^failed: GET .*broken\.css/],
] as const)) {
  test(`the watch over the pages sees ${what}`, async ({ context, page }) => {
    const watch = new PageWatch(context, shop);
    await respondWith(context, html);
    await page.goto(`${shop}/`);
    await expect.poll(() => watch.troubles().some((line) => trouble.test(line))).toBe(true);
    watch.allow(trouble, /^console: Failed to load resource/);
    expect(watch.troubles()).toEqual([]);
  });
}

test('the watch over the pages is silent on a quiet page', async ({ context, page }) => {
  const watch = new PageWatch(context, shop);
  await respondWith(
    context,
    `<link rel="icon" href="data:,"><p>Dzień dobry</p><script>fetch('/own')</script>`,
  );
  await page.goto(`${shop}/`);
  await expect(page.getByText('Dzień dobry')).toBeVisible();
  expect(watch.troubles()).toEqual([]);
});
