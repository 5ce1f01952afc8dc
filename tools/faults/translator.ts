import type { Locator, Page } from 'playwright';
import { translatePage } from '../translator/stand-in.ts';
import { untrueTexts } from '../translator/untrue-texts.ts';

/** Around each translated text. */
export const MARKS = ['«', '»'] as const;

/** How long a translation is on its way, in milliseconds: now and then the page changes before it arrives. */
const DELAY = 40;

/** What is typed: right, wrong, too short, nothing. */
const TYPED = [
  'Anna',
  'Jo',
  'anna@example.com',
  'anna@',
  '',
  '15',
  '41',
  '1988',
  'PAPROC15',
  'Czy? Kto? Ile? Po co?',
];

/** What ends the visit. */
const LEAVES = /Wyjdź|Wyloguj/;

const CONTROLS = 'button, input:not([type=hidden]), textarea, select, [role=radio], [role=option]';
/** React's error when hydration finds other texts than the server's and it renders the part again. Harmless. */
export const ANEW = /Minified React error #418/;
/** What React puts in the place of a part that threw. */
const BROKEN = 'Nie udało się wczytać tej części';

/** Has the open page translated from now on. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(translatePage, { delay: DELAY, marks: MARKS });
}

/** Where the page shows something else than it rendered, once it has come to rest. */
export async function liesOf(page: Page): Promise<string[]> {
  let lies: string[] = [];
  for (let tries = 0; tries < 20; tries += 1) {
    await page.waitForTimeout(DELAY * 2);
    lies = await page.evaluate(untrueTexts, MARKS);
    if (lies.length === 0) break;
  }
  return lies;
}

/** Uses a control as its kind is used. Not every press finds something to press: a list may just have closed. */
async function use(control: Locator, dice: () => number): Promise<void> {
  const kind = await control.evaluate(
    (element) => `${element.tagName} ${element.getAttribute('type') ?? ''}`,
  );
  const isTyped = /^(INPUT (?!radio|checkbox)|INPUT $|TEXTAREA)/.test(kind);
  if (!isTyped) return control.click({ force: true, timeout: 1_000 });
  const text = TYPED[Math.floor(dice() * TYPED.length)] ?? '';
  await control.fill(/date|time/.test(kind) ? '' : text, { timeout: 1_000 });
  await control.blur();
}

/** Presses and types at random in a translated page. @returns what went wrong, each with the press after which */
export async function useTranslated(
  page: Page,
  address: string,
  presses: number,
  dice: () => number,
): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!ANEW.test(message)) problems.push(`${address}: ${message}`);
  });
  const open = async () => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await translate(page);
  };
  await open();
  for (let press = 1; press <= presses && problems.length === 0; press += 1) {
    const controls = page.locator(CONTROLS).filter({ visible: true, hasNotText: LEAVES });
    const one = controls.nth(Math.floor(dice() * (await controls.count())));
    await use(one, dice).catch(() => undefined);
    if (new URL(page.url()).pathname !== new URL(address).pathname) {
      await open();
      continue;
    }
    const lies = await liesOf(page);
    problems.push(...lies.map((lie) => `${address}, press ${press}: ${lie}`));
    if (await page.getByText(BROKEN).count()) problems.push(`${address}, press ${press}: a part threw`);
  }
  return problems;
}
