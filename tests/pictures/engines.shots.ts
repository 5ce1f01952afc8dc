import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { by, type EnginePage, type Target } from '../../tools/engines/engine-page.ts';
import { freePort } from '../../tools/free-port.ts';
import { inRepository } from '../../tools/setup/repository.mjs';
import { startShop } from '../../tools/shop-process.ts';
import { test as base } from '../engines/support/engine-test.ts';
import { FIXED_CLOCK, prepareShop, type KnownAddresses } from './prepared-shop.ts';
import { keptBy, pathIn, scenes, themesOf, type Hand } from './scenes.ts';

const SIZES = [
  ['phone', 390, 844],
  ['desktop', 1280, 900],
] as const;
/** Longer pages are photographed in parts: the unseen screen of WebKitGTK ends here. */
const TALLEST = 3_600;

/**
 * Puts a value into the field of a label, as a password manager would, and tells the page; `element` is where to look.
 *
 * In a task of its own: WebKit runs microtasks within a driver's script, so that React would render between the focus
 * and the value, and put the old value back.
 */
const fillCode = (label: RegExp, value: string) => `
  const labels = [...element.querySelectorAll('label')];
  const field = labels.find((one) => ${label}.test(one.textContent.trim()))?.control;
  if (!field) throw new Error('There is no field ' + ${label});
  field.scrollIntoView({ block: 'center', behavior: 'instant' });
  return new Promise((done) => setTimeout(() => {
    field.focus();
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, ${JSON.stringify(value)});
    field.dispatchEvent(new Event('input', { bubbles: true }));
    done();
  }));`;

const test = base.extend<object, { shop: { url: string; known: KnownAddresses } }>({
  shop: [
    async ({ engine }, use) => {
      if (!engine) return;
      const shop = await startShop({ settings: { ...FIXED_CLOCK, DESK_PORT: String(await freePort()) } });
      await use({ url: shop.url, known: await prepareShop(shop) });
      await shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

function handOf(page: EnginePage): Hand {
  const controls = (within?: Target): Hand => ({
    press: (role, name) => page.press(by(role, name, within)),
    fill: (label, text) => page.read(within ?? 'body', fillCode(label, text)),
    leave: async (label) => page.read(by('textbox', label), 'element.focus(); element.blur()'),
    has: (role, name) => page.see(by(role, name)),
    shows: (role, name) =>
      page.see(by(role, name)).then(
        () => true,
        () => false,
      ),
    isIdle: () => Promise.reject(new Error('Only walks look for idle controls')),
    reads: ({ source }) =>
      page.until('new RegExp(arguments[0]).test(document.querySelector("main").textContent)', source),
    within: (role, name) => controls(by(role, name)),
    skip: () => Promise.reject(new Error('Only Playwright moves a page’s clock')),
  });
  return controls();
}

/** The whole page from its top in parts, or the visible part as it stands. */
async function photograph(page: EnginePage, isWhole: boolean, width: number): Promise<Buffer[]> {
  if (!isWhole) return [await page.engine.picture()];
  const height = await page.run<number>('return document.documentElement.scrollHeight');
  const part = Math.min(height, TALLEST);
  await page.resize(width, part);
  const pictures: Buffer[] = [];
  for (let top = 0; top < height; top += part) {
    await page.run('scrollTo({ top: arguments[0], behavior: "instant" })', top);
    await pause(300);
    pictures.push(await page.engine.picture());
  }
  return pictures;
}

for (const scene of scenes.filter((one) => !one.skips && !one.loses && !one.desk && !one.isOwnDevice)) {
  for (const [size, width, height] of SIZES) {
    if (scene.only !== undefined && scene.only !== size) continue;
    test(`${scene.name}, ${size}`, async ({ visitor, shop }, { project }) => {
      await visitor.resize(width, height);
      await visitor.forget(shop.url, keptBy(scene, 'light'));
      await visitor.open(shop.url + pathIn(shop.known, scene, size));
      // Beside a scroll bar that takes room (Firefox's), the page gets its width all the same.
      const bar = await visitor.run<number>('return innerWidth - document.documentElement.clientWidth');
      await visitor.resize(width + bar, height);
      await scene.action?.(handOf(visitor));
      await visitor.run('for (const image of document.images) image.loading = "eager"');
      await visitor.until('[...document.images].every(({ complete }) => complete)');
      for (const theme of themesOf(scene)) {
        await visitor.run('document.documentElement.dataset.theme = arguments[0]', theme);
        // A button fades from one theme's colours to the other's.
        await pause(400);
        const pictures = await photograph(visitor, !scene.over, width + bar);
        for (const [at, picture] of pictures.entries()) {
          const folder = inRepository(`reports/pictures/engines/${scene.name}/${size}-${theme}-${at + 1}`);
          mkdirSync(folder, { recursive: true });
          writeFileSync(`${folder}/${project.name}.png`, picture);
        }
      }
    });
  }
}
