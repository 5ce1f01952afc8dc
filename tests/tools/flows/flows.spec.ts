import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startFlows, type Flows } from '#tools/flows/server/start-flows.ts';
import { scriptFinder } from '#tools/flows/script.ts';
import { stageAddress } from '#tools/flows/show/showable.ts';
import type { ShopState } from '#tools/flows/shop-state.ts';
import { pageWords } from '#tools/flows/words/page.ts';
import { deskFlows, flowsOnScreen } from '#tools/model/flows-on-screen.ts';
import { statesOf } from '#tools/model/machine-parts.ts';
import type { Model } from '#tools/model/model.ts';
import { models } from '#tools/model/models.ts';
import { purchase } from '#tools/model/models/purchase.ts';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { expect, test as base } from '#tests/e2e/support/shop-test.ts';
import { proofOnly } from '../../e2e/support/sample.ts';

/** A grey pixel: a photograph of a screen, as far as this page cares. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mN8+vTpfwAJIwPfnYBFbAAAAABJRU5ErkJggg==',
  'base64',
);

/** What a test run leaves behind: one flow, one state and one arrow of it never walked. */
function leaveReports(folder: string): void {
  const report = {
    name: 'mobile-menu',
    states: { declared: 3, missing: ['mobileMenu.open'] },
    transitions: { declared: 3, missing: ['mobileMenu.open · link.follow'] },
    exceptions: {},
    perEdge: { paths: 2, steps: 4 },
    cover: { paths: 1, steps: 3 },
    counts: {
      mobileMenu: 9,
      'mobileMenu.closed': 7,
      'mobileMenu.closed · menu.open': 4,
      'mobileMenu.open · menu.close': 2,
    },
  };
  mkdirSync(join(folder, 'model'));
  writeFileSync(join(folder, 'model/coverage.json'), JSON.stringify([report]));
  for (const width of ['phone', 'desktop']) {
    const pictures = join(folder, 'pictures/base', 'a'.repeat(40), width);
    mkdirSync(pictures, { recursive: true });
    writeFileSync(join(pictures, 'menu-light.png'), PIXEL);
  }
}

const test = base.extend<{ flowsUrl: string; stageUrl: string }, { flows: Flows }>({
  flows: [
    async ({ shop, deskPort }, use) => {
      const reports = mkdtempSync(join(tmpdir(), 'flows-reports-'));
      leaveReports(reports);
      const flows = await startFlows(
        {
          port: undefined,
          shopUrl: shop.url,
          deskUrl: `http://localhost:${deskPort}`,
          databaseUrl: undefined,
          dataDir: reports,
        },
        reports,
      );
      await use(flows);
      await flows.stop();
      rmSync(reports, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  flowsUrl: ({ flows }, use) => use(flows.url),
  stageUrl: async ({ flows }, use) => {
    const shop = (await (await fetch(`${flows.url}/shop`)).json()) as ShopState;
    if (shop.status !== 'ready') throw new Error(`The shop is ${shop.status}`);
    await use(shop.url);
  },
  viewport: { width: 1280, height: 900 },
});

/** The page and the stage are other origins of this machine; nothing else may be asked, and nothing may fail. */
const ownOrigins = /^foreign: (GET|POST) http:\/\/127\.0\.0\.1:/;

/** The states that the simulation is in, by id, as the diagram shows them. */
const expectCurrent = (page: Page, ...ids: string[]) =>
  expect
    .poll(() =>
      page
        .locator('g[data-current]')
        .evaluateAll((states) => states.map((state) => state.dataset['state']).toSorted()),
    )
    .toEqual(ids);

async function openFlow(page: Page, url: string, place = '') {
  await page.goto(`${url}/${place}`);
  await expect(page.locator('g[data-state]').first()).toBeVisible();
}

async function press(page: Page, ...words: string[]) {
  for (const name of words) await page.getByRole('button', { name }).first().click();
}

test.beforeEach(({ watch }) => watch.allow(ownOrigins));

test('all machines with their diagrams, in Polish; a press on one shows a state [MO-4]', async ({
  page,
  flowsUrl,
}) => {
  await openFlow(page, flowsUrl);
  const list = page.getByRole('navigation');
  await expect(list.getByRole('link')).toHaveCount(models.length);
  for (const title of ['Zamówienie', 'Stan płatności', 'Zgoda na pliki cookie', 'Realizacja zamówienia']) {
    await list.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(
      page.getByRole('region', { name: `Diagram: ${title}` }).locator('g[data-state]'),
    ).not.toHaveCount(0);
  }
  // A state is pressed where it is written what may happen there, too: that is most of its box.
  await page.locator('g[data-from] text').first().click();
  await expect(page.locator('g[aria-pressed=true]')).toHaveCount(1);
});

test(
  'the story of a coupon that expires between applying and paying, and back [MO-4]',
  proofOnly,
  async ({ page, flowsUrl }) => {
    await openFlow(page, flowsUrl);
    await page.getByLabel('Zacznij od rozdziału').selectOption({ label: 'Kupon' });
    await press(page, 'W polu „Kod kuponu” wpisz „PAPROC15”.', 'Naciśnij „Zastosuj”.');
    await expectCurrent(page, 'couponChecking', 'purchase.open.filling.form.editing');
    await press(
      page,
      'Sklep odpowiada: kupon dobry',
      'Naciśnij „Płatność online”.',
      'kupon przestał działać (kod 103)',
    );

    const panel = page.getByRole('tabpanel');
    await expect(panel).toContainText('Zamówienie nie zostało złożone');
    await expect(panel).toContainText('Kupon odrzucony');
    await expect(panel).toContainText('42,99 zł');
    await expect(page.getByRole('log')).toContainText('kupon nie jest już dostępny, zamówienia nie złożono');

    await press(page, 'Cofnij krok');
    await expectCurrent(page, 'ordering');
    await press(page, 'Cofnij krok', 'Cofnij krok');
    await expectCurrent(page, 'couponChecking', 'purchase.open.filling.form.editing');
    await press(page, 'Wróć do kroku 5');
    await expect(panel).toContainText('Bez kuponu.');
    await press(page, 'Od początku');
    await expect(page.getByRole('button', { name: 'Cofnij krok' })).toBeDisabled();
  },
);

test(
  'the first sight fits and can be read; Ctrl and the wheel zoom around the pointer, a drag moves and presses nothing',
  proofOnly,
  async ({ page, flowsUrl }) => {
    await openFlow(page, flowsUrl, '#answer');
    const frame = page.getByRole('region', { name: 'Diagram: Odpowiedź na zamówienie' });
    const size = () =>
      frame.evaluate((box) => {
        const letters = [...box.querySelectorAll('text')].map((line) => line.getBoundingClientRect().height);
        return {
          isWide: box.scrollWidth > box.clientWidth,
          least: Math.min(...letters),
          left: box.scrollLeft,
        };
      });
    const first = await size();
    expect(first.isWide).toBe(false);
    expect(first.least).toBeGreaterThan(11);

    const state = page.locator('g[data-state="answer.writing.clean"] text').first();
    await state.scrollIntoViewIfNeeded();
    const before = await state.boundingBox();
    if (!before) throw new Error('The state is out of sight');
    await page.mouse.move(before.x + 4, before.y + 4);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await expect
      .poll(async () => (await state.boundingBox())?.height ?? 0)
      .toBeGreaterThan(before.height * 1.5);
    const after = await state.boundingBox();
    expect(Math.abs((after?.x ?? 0) - before.x)).toBeLessThan(8);
    expect(Math.abs((after?.y ?? 0) - before.y)).toBeLessThan(8);

    const { left } = await size();
    await page.mouse.down();
    await page.mouse.move(before.x - 76, before.y - 36, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Math.round((await size()).left)).toBe(Math.round(left + 80));
    await expect(page.locator('g[aria-pressed=true]')).toHaveCount(0);
  },
);

test(
  'a link holds state, tab, steps of the simulation and a note',
  proofOnly,
  async ({ page, context, flowsUrl }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openFlow(page, flowsUrl);
    await press(page, 'Wybierz wariant „Jedna karta”.');
    await page.getByLabel('Uwaga dla tych').fill('Czy tu ma być cena?');
    await press(page, 'Kopiuj odnośnik');
    await expect(page.getByText('Skopiowano.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await context.newPage();
    await other.goto(link);
    await expectCurrent(other, 'purchase.open.choosingSpecialist');
    await expect(other.getByLabel('Uwaga dla tych')).toHaveValue('Czy tu ma być cena?');
    await other.goto(`${flowsUrl}/#purchase/purchase.repriced?karta=ekrany&kroki=zzz`);
    await other.reload();
    await expect(other.getByRole('tab', { name: 'Ekrany' })).toHaveAttribute('aria-selected', 'true');
    await expect(other.getByText('Odnośnik ma kroki, których')).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the diagram comes first, and the list of flows is folded', proofOnly, async ({ page, flowsUrl }) => {
    await openFlow(page, flowsUrl, '#contact');
    await expect(page.getByRole('link', { name: 'Newsletter' })).toBeHidden();
    const frame = page.getByRole('region', { name: 'Diagram: Wiadomość do sklepu' });
    expect((await frame.boundingBox())?.y).toBeLessThan(520);
    expect(await frame.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
    await page.getByText(/^Wszystkie przepływy/).click();
    await page.getByRole('link', { name: 'Newsletter' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Newsletter' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Wiadomość do sklepu' })).toBeHidden();
  });
});

test(
  'a pressed state has its shortest script, which runs in the simulation [MO-4]',
  proofOnly,
  async ({ page, flowsUrl }) => {
    await openFlow(page, flowsUrl);
    // With the keyboard: each state is a button.
    await page.locator('g[data-state="couponChecking"]').focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading', { level: 3 }).first()).toHaveText('Sklep sprawdza kupon.');
    const script = panel.locator('[data-script] > li');
    const lines = scriptFinder(purchase)('couponChecking')?.lines ?? [];
    expect(lines.length).toBeGreaterThan(2);
    await expect(script).toHaveText(
      lines.map((line) => `${pageWords.does}: ${line.action}${pageWords.expects}: ${line.expect.join(' ')}`),
    );
    await press(page, 'Powtórz w symulacji');
    await expectCurrent(page, 'couponChecking', 'purchase.open.filling.form.editing');

    await page.locator('g[data-state="purchase.open.settling"]').dispatchEvent('click');
    await expect(panel).toContainText('Tego stanu nie widać');
  },
);

test(
  '„Pokaż w sklepie” brings the real shop into the state [MO-4]',
  proofOnly,
  async ({ page, context, flowsUrl }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFlow(page, flowsUrl, `#${encodeURIComponent('purchase/purchase.open.filling.coupon.refused')}`);
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /^Pokaż w sklepie/ }).click();
    const stage = await opened;
    await expect(stage.locator('[data-progress=done]')).toBeVisible({ timeout: 30_000 });
    const shop = stage.frameLocator('iframe');
    await expect(shop.getByRole('textbox', { name: 'Kod kuponu' })).toHaveValue('PAPROC15');
    await expect(shop.locator('main')).toContainText('Kupon nie jest już dostępny');
    // The visitor may go on; what she presses now is handled by the shop itself.
    await shop.getByRole('button', { name: 'Zastosuj' }).click();
    await expect(shop.getByRole('button', { name: 'Usuń kupon' })).toBeVisible();
  },
);

/** The resting leaf state whose shortest script is the longest: on the way the stage passes most of the flow. */
function furthestShown(model: Model): string {
  const scriptOf = scriptFinder(model);
  const lengthOf = (id: string) => {
    const script = scriptOf(id);
    return script && !script.isPassing ? script.steps.length : 0;
  };
  const ids = statesOf(model.machine).flatMap(({ id, states }) =>
    Object.keys(states).length > 0 ? [] : [id],
  );
  return ids.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? '';
}

test.describe('the stage brings the shop', () => {
  for (const { model } of flowsOnScreen) {
    const state = furthestShown(model);
    test(`to ${state} [MO-4]`, proofOnly, async ({ page, stageUrl }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(
        `${stageUrl}/__pokaz/?${new URLSearchParams({ przeplyw: model.name, stan: state }).toString()}`,
      );
      await expect(page.locator('[data-progress=done]')).toBeVisible({ timeout: 30_000 });
    });
  }
});

test.describe('the stage brings the desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  for (const { model } of deskFlows) {
    const state = furthestShown(model);
    test(`to ${state} [MO-4]`, proofOnly, async ({ page, watch, flowsUrl }) => {
      // A portrait of the made-up lists.
      watch.allow(/art\/jagna\.svg/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const shop = (await (await fetch(`${flowsUrl}/shop`)).json()) as ShopState;
      if (shop.status !== 'ready') throw new Error(`The shop is ${shop.status}`);
      await page.goto(stageAddress(shop, model.name, state));
      await expect(page.locator('[data-progress=done]')).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(/to prawdziwe zaplecze/)).toBeVisible();
    });
  }
});

test(
  'what the last tests walked is drawn on the diagram, with the screens [MO-3]',
  proofOnly,
  async ({ page, flowsUrl }) => {
    await openFlow(page, flowsUrl, '#mobile-menu');
    await expect(page.locator('g[data-state="mobileMenu.closed"]')).toHaveAttribute('data-mark', 'walked');
    await expect(page.locator('g[data-state="mobileMenu.closed"] title')).toHaveText(/Testy były tu 7 razy/);
    await expect(page.locator('g[data-state="mobileMenu.open"]')).toHaveAttribute('data-mark', 'missing');
    await expect(page.locator('g[data-from="mobileMenu.closed"]')).toHaveAttribute('data-mark', 'walked');
    const back = page.locator('g[data-from="mobileMenu.open"]');
    expect(await back.evaluateAll((arrows) => arrows.map((arrow) => arrow.dataset['mark']))).toEqual([
      'walked',
      'missing',
    ]);
    // Pressed where it is written what may happen there: that is most of its box.
    await back.getByText('Wybiera pozycję z menu.').click();
    await expect(page.locator('g[data-state="mobileMenu.open"]')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('tabpanel')).toContainText('żaden test tędy nie przeszedł');
    await expect(page.getByRole('img', { name: 'Telefon: Menu jest otwarte.' })).toBeVisible();
    await page.getByRole('tab', { name: 'Ekrany' }).click();
    await expect(page.getByRole('tabpanel').getByRole('img')).toHaveCount(2);

    await openFlow(page, flowsUrl, '#contact');
    await expect(page.getByText(pageWords.noCoverage).first()).toBeVisible();
    await page.getByRole('tab', { name: 'Ekrany' }).click();
    await expect(page.getByText('npm run pictures')).toBeVisible();
  },
);

test(
  'made-up visitors: a link with a worse coupon, beside the run without; more by the keyboard, the same numbers in table and drawing [DK-27]',
  proofOnly,
  async ({ page, flowsUrl }) => {
    await openFlow(page, flowsUrl);
    await page.getByRole('tab', { name: 'Odwiedzający' }).click();
    await expect(page.getByText(/^Do celu dochodzi \d+/)).toBeVisible();
    const refused = page.getByRole('slider', { name: 'Kupon nie działa albo nie udało się go sprawdzić.' });
    await refused.focus();
    await page.keyboard.press('End');
    await expect(refused).toHaveAttribute('aria-valuetext', '100%');
    await page.getByRole('button', { name: 'Wyślij odwiedzających' }).click();
    await expect(page.getByText(/niż poprzednio|co poprzednio/)).toBeVisible();

    await page.reload();
    await expect(page.getByText(/niż poprzednio|co poprzednio/)).toBeVisible();
    await expect(refused).toHaveAttribute('aria-valuetext', '100%');
    await page.getByText('Przejścia w tabeli').click();
    const row = page.getByRole('row', { name: /^Kupon nie działa/ });
    const count = await row.getByRole('cell').first().innerText();
    const drawn = page.getByRole('region', { name: 'Wizyty na diagramie: Zamówienie' });
    await expect(drawn.locator('g[data-from="couponChecking"] text', { hasText: `${count} × ` })).toHaveCount(
      1,
    );
    await expectAccessible(page);
  },
);

// Four looks of axe each, which take their time on a busy machine.
test.describe('axe finds nothing', () => {
  test.beforeEach(() => test.setTimeout(120_000));

  test('at a pressed state [MO-4]', proofOnly, async ({ page, flowsUrl }) => {
    await openFlow(page, flowsUrl, `#${encodeURIComponent('mobile-menu/mobileMenu.open')}`);
    await expectAccessible(page);
  });

  test('in the simulation [MO-4]', proofOnly, async ({ page, flowsUrl }) => {
    await openFlow(page, flowsUrl, '#mobile-menu');
    await expectAccessible(page);
  });

  test('on the stage [MO-4]', proofOnly, async ({ page, stageUrl }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${stageUrl}/__pokaz/?przeplyw=mobile-menu&stan=mobileMenu.open`);
    await expect(page.locator('[data-progress=done]')).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
  });
});
