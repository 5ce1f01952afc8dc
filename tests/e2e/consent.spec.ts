import type { Page } from '@playwright/test';
import { expect, test } from './support/shop-test.ts';
import { proofOnly, sample } from './support/sample.ts';

/** Consent mode's commands so far, in order: `default` or `update` with what they say. */
const commands = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => Array.from(entry as ArrayLike<unknown>))
      .filter(([name]) => name === 'consent')
      .map(([, kind, states]) => ({ kind, states: states as Record<string, unknown> })),
  );

const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? 'null'));

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
};

test(
  'before anything else all is denied but security, and tags wait 500 ms; no tag manager needed [SH-3]',
  proofOnly,
  async ({ page }) => {
    await page.goto('/');
    const first = await page.evaluate(() => Array.from((window.dataLayer ?? [])[0] as ArrayLike<unknown>));
    expect(first).toEqual([
      'consent',
      'default',
      { ...DENIED, security_storage: 'granted', wait_for_update: 500 },
    ]);
    expect(await page.evaluate(() => Object.prototype.toString.call((window.dataLayer ?? [])[0]))).toBe(
      '[object Arguments]',
    );
  },
);

for (const [button, choice, word] of sample([
  ['Zgadzam się na wszystkie', { analytics: true, marketing: true }, 'granted'],
  ['Tylko niezbędne', { analytics: false, marketing: false }, 'denied'],
] as const)) {
  test(`„${button}”: sent to consent mode, stored with date and version, not asked again [SH-3] [SH-4] [A39]`, async ({
    page,
  }) => {
    await page.goto('/');
    const banner = page.getByRole('region', { name: /Ciasteczka/ });
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: button }).press('Enter');
    await expect(banner).toHaveCount(0);
    await expect.poll(() => commands(page)).toHaveLength(2);
    const [, update] = await commands(page);
    expect(update?.kind).toBe('update');
    expect(update?.states).toMatchObject({ analytics_storage: word, ad_storage: word, ad_user_data: word });
    await expect.poll(() => kept(page)).toMatchObject({ ...choice, version: 1 });
    expect(Date.parse((await kept(page)).date)).toBeGreaterThan(0);

    await page.reload();
    await expect
      .poll(async () => (await commands(page)).map(({ kind }) => kind))
      .toEqual(['default', 'update']);
    await expect(banner).toHaveCount(0);
  });
}

test(
  '„Ustawienia”: one category alone; closing without saving decides nothing [SH-4]',
  proofOnly,
  async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('region', { name: /Ciasteczka/ });
    await banner.getByRole('button', { name: 'Ustawienia' }).click();
    const settings = page.getByRole('dialog');
    await expect(settings.getByRole('checkbox', { name: 'Statystyki' })).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(settings).toHaveCount(0);
    await expect(banner).toBeVisible();
    expect(await kept(page)).toBeNull();

    await banner.getByRole('button', { name: 'Ustawienia' }).click();
    await settings.getByRole('checkbox', { name: 'Statystyki' }).click();
    await settings.getByRole('button', { name: 'Zapisz wybór' }).click();
    await expect(banner).toHaveCount(0);
    await expect.poll(() => kept(page)).toMatchObject({ analytics: true, marketing: false });
    const [, update] = await commands(page);
    expect(update?.states).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
  },
);

test(
  'the footer opens the settings again, with what was chosen, and a change is sent [SH-4]',
  proofOnly,
  async ({ page }) => {
    await page.goto('/pomoc');
    await page.getByRole('button', { name: 'Zgadzam się na wszystkie' }).click();
    await page.getByRole('button', { name: 'Ustawienia cookies' }).click();
    const settings = page.getByRole('dialog');
    const marketing = settings.getByRole('checkbox', { name: 'Marketing' });
    await expect(marketing).toBeChecked();
    await marketing.click();
    await settings.getByRole('button', { name: 'Zapisz wybór' }).click();
    await expect(settings).toHaveCount(0);
    await expect.poll(() => kept(page)).toMatchObject({ analytics: true, marketing: false });
    expect((await commands(page)).at(-1)?.states).toMatchObject({
      analytics_storage: 'granted',
      ad_storage: 'denied',
    });
  },
);

test(
  'an older text’s choice, or somebody else’s data, is asked for anew [SH-4]',
  proofOnly,
  async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('region', { name: /Ciasteczka/ });
    for (const value of ['{"analytics":true,"marketing":true,"version":0}', 'true', '{{']) {
      await page.evaluate((text) => localStorage.setItem('consent', text), value);
      await page.reload();
      await expect(banner).toBeVisible();
      expect((await commands(page)).map(({ kind }) => kind)).toEqual(['default']);
    }
  },
);

test('the banner has its own space: it covers nothing of the page [SH-4]', async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const banner = await page.getByRole('region', { name: /Ciasteczka/ }).boundingBox();
    const strip = await page.getByRole('region', { name: 'Dziś na niebie' }).boundingBox();
    expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeLessThanOrEqual((strip?.y ?? 0) + 1);
    const sizes = await Promise.all(
      ['Tylko niezbędne', 'Zgadzam się na wszystkie'].map((name) =>
        page.getByRole('button', { name }).boundingBox(),
      ),
    );
    expect(sizes[0]?.height).toBe(sizes[1]?.height);
  }
});
