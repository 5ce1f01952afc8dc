import { expect, test } from './support/shop-test.ts';

test('the posts stand in the server’s HTML: no call for them from the browser [HO-2]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/wpisy.json');
  expect(asked.filter((path) => path.includes('wp-json'))).toEqual([]);
});
