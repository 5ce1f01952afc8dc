import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { enterByInvitation, openDesk, type DeskInBrowser } from './support/open-desk.ts';
import { test } from './support/shop-test.ts';
import { proofOnly } from './support/sample.ts';

let desk: DeskInBrowser;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  desk = await openDesk();
});
test.afterAll(() => desk.shop.kill());

/** Draws a red left half and a blue right one, as a JPEG that asks to be turned a quarter to the right. */
async function photograph(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2000, 1400];
    const context = canvas.getContext('2d');
    for (const [at, colour] of ['#f00', '#00f'].entries()) {
      if (context) context.fillStyle = colour;
      context?.fillRect(at * 1000, 0, 1000, 1400);
    }
    return canvas.toDataURL('image/jpeg').replace(/^.*,/, '');
  });
  const drawn = Buffer.from(data, 'base64');
  const place = Buffer.from('52.2297 N');
  const exif = Buffer.concat([
    Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0', 'latin1'),
    place,
  ]);
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([head, exif, drawn.subarray(2)]);
}

/** The colours at the top and the bottom of a picture. */
const coloursOf = (page: Page, url: string) =>
  page.evaluate(async (src) => {
    const bitmap = await createImageBitmap(await (await fetch(src)).blob());
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const at = (y: number) => {
      const [red = 0, , blue = 0] = context?.getImageData(320, y, 1, 1).data ?? [];
      return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : 'other';
    };
    return { size: [bitmap.width, bitmap.height], top: at(40), bottom: at(760) };
  }, url);

test(
  'a turned photograph of a phone becomes the portrait of the shop, upright and without its place [DK-14]',
  proofOnly,
  async ({ page, watch }) => {
    watch.allow(/^foreign: \w+ http:\/\/(localhost|127)/);
    await page.setViewportSize({ width: 1280, height: 900 });
    await enterByInvitation(page, desk);
    await page.getByRole('link', { name: 'Wróżki' }).click();
    await page.getByRole('link', { name: 'Jagna' }).click();
    const file = page.getByLabel('Plik ze zdjęciem');
    await file.setInputFiles({ name: 'ja.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) });
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Jagna', includeHidden: true })).toBeVisible();
    await dialog.getByRole('application', { name: 'Kadr zdjęcia' }).focus();
    await page.keyboard.press('+');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Zapisz zdjęcie' }).click();
    await expect(page.getByText('Zdjęcie zapisane. W sklepie jest już nowe.')).toBeVisible();
    const shown = async (): Promise<string> => {
      const fairies: { name: string; imageSrc: string }[] = await (
        await page.request.get(`${desk.shop.url}/api/fairy`)
      ).json();
      return fairies.find(({ name }) => name === 'Jagna')?.imageSrc ?? '';
    };
    await expect.poll(shown, { timeout: 2_000 }).toMatch(/^\/zdjecia\/\w+\.webp$/);
    const sent = await page.request.get(desk.shop.url + (await shown()));
    expect((await sent.body()).includes('52.2297')).toBe(false);
    expect(await coloursOf(page, await shown())).toEqual({ size: [640, 800], top: 'red', bottom: 'blue' });
  },
);
