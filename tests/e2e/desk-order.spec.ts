import { expect, type Page } from '@playwright/test';
import { enterByInvitation, openDesk, type DeskInBrowser } from './support/open-desk.ts';
import { test } from './support/shop-test.ts';
import { proofOnly } from './support/sample.ts';

let desk: DeskInBrowser;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  desk = await openDesk();
});
test.afterAll(() => desk.shop.kill());

const names = (page: Page) =>
  page
    .getByRole('main')
    .locator('ol')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.textContent));

/** The middle of an element, in the window. */
async function middle(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

const gripOf = (name: string) => `ol > li:has(a:text-is("${name}")) [title^="Przeciągnij"]`;

test(
  'specialists are put in order by mouse and by finger, past the edge of a phone’s window; a finger beside the handle scrolls [DK-11]',
  proofOnly,
  async ({ page, watch }) => {
    watch.allow(/^foreign: \w+ http:\/\/(localhost|127)/);
    await page.setViewportSize({ width: 1280, height: 900 });
    await enterByInvitation(page, desk);
    await page.getByRole('link', { name: 'Wróżki' }).click();
    await page.getByRole('link', { name: 'Jagna' }).waitFor();
    const before = await names(page);

    const from = await middle(page, gripOf('Jagna'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 150, { steps: 5 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await names(page)).toEqual(before);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 150, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByText('Jagna: miejsce 3 z 12')).toBeVisible();
    expect((await names(page)).slice(0, 3)).toEqual([before[1], before[2], 'Jagna']);

    await page.setViewportSize({ width: 390, height: 700 });
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    await page.evaluate(() => window.scrollTo(0, 0));
    const low = await middle(page, gripOf('Jagna'));
    await touch('touchStart', low);
    await touch('touchMove', { ...low, y: low.y + 40 });
    await touch('touchMove', { ...low, y: 660 });
    // The finger rests at the edge, and the page comes to it until its end.
    await expect
      .poll(() => page.evaluate(() => window.scrollY + window.innerHeight >= document.body.scrollHeight - 1))
      .toBe(true);
    await touch('touchMove', { ...low, y: 690 });
    await touch('touchEnd');
    await expect(page.getByText('Jagna: miejsce 12 z 12')).toBeAttached();
    await page.reload();
    await page.getByRole('link', { name: 'Jagna' }).waitFor();
    expect(await names(page)).toEqual([...before.filter((name) => name !== 'Jagna'), 'Jagna']);

    await page.evaluate(() => window.scrollTo(0, 0));
    const name = await middle(page, 'ol > li:nth-child(3) a');
    await touch('touchStart', { x: name.x + 60, y: name.y });
    for (const by of [20, 60, 120, 180]) await touch('touchMove', { x: name.x + 60, y: name.y - by });
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  },
);
