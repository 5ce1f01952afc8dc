import { chromium, type BrowserContext } from 'playwright';
import { chromiumArguments, findChromium } from '../setup/chromium.mjs';
import { summed, type FaultReport } from './fault.ts';
import { enterSample, type OpenDesk } from './nine-tabs.ts';
import { seeded } from '../random.ts';
import { useTranslated } from './translator.ts';

const PAGES = ['/', '/tarot', '/wrozby', '/horoskopy', '/rytualy', '/kontakt', '/zamowienie', '/odstapienie'];

/**
 * Fault: a browser's translator takes every text node away from React, on every page, while somebody presses and types at
 * random. Expected: nothing throws, and every text on the screen is the one that was rendered.
 */
export async function translatedPages(url: string, presses: number, seed: number): Promise<FaultReport> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    args: chromiumArguments(),
    ...(executablePath !== undefined && { executablePath }),
  });
  const problems: string[] = [];
  try {
    for (const [at, path] of PAGES.entries()) {
      const page = await browser.newPage({
        viewport: { width: at % 2 ? 390 : 1280, height: 844 },
        locale: 'pl-PL',
      });
      problems.push(...(await useTranslated(page, url + path, presses, seeded(seed + at))));
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return {
    what: 'a translator in the browser',
    tried: `${PAGES.length} pages, ${presses} random presses each, seed ${seed}`,
    seen: `${problems.length} texts untrue or parts dead`,
    problems: summed(problems.map((problem) => problem.replace(url, ''))),
  };
}

/** Pages of the desk that are used under a translator: lists, a table of fields, forms, an editor, figures. */
const DESK_PAGES = [
  '/',
  '/zamowienia',
  '/listy',
  '/oferta',
  '/wrozki/nowa',
  '/uslugi/nowa',
  '/kupony/nowy',
  '/teksty',
  '/stan',
];

/** The same fault at the desk, whose owner reads it in another language. */
export async function translatedDesk(
  context: BrowserContext,
  desk: OpenDesk,
  { presses, seed, pages = DESK_PAGES }: { presses: number; seed: number; pages?: readonly string[] },
): Promise<FaultReport> {
  await enterSample(context, desk);
  const problems: string[] = [];
  for (const [at, path] of pages.entries()) {
    const page = await context.newPage();
    await page.setViewportSize({ width: at % 2 ? 390 : 1280, height: 844 });
    problems.push(...(await useTranslated(page, desk.url + path, presses, seeded(seed + at))));
    await page.close();
  }
  return {
    what: 'a translator in the browser, at the desk',
    tried: `${pages.length} pages, ${presses} random presses each, seed ${seed}`,
    seen: `${problems.length} texts untrue or parts dead`,
    problems: summed(problems.map((problem) => problem.replace(desk.url, ''))),
  };
}
