import { expect, type CDPSession, type Page } from '@playwright/test';
import { browseLines } from './browse-lines.ts';
import { recordSaid, type Said } from './live-regions.ts';
import { newLines } from './new-lines.ts';
import { ancestorsOf, readPageTree, withDescendants, type PageNode } from './page-tree.ts';
import { faultsOf, isContainer, phrase } from './words.ts';

/** How long nothing may change before a step counts as over, in milliseconds. */
const QUIET = 80;
const LIMIT = 5_000;

/** Masks the numbers of orders, which grow. */
export const ORDER_NUMBER = [[/(?<=(Numer zamówienia:|Zamówienie|nr) )\d+/g, '…']] as const;
/** Mask of the hours of a paid order, other ones each time. */
export const ANSWER_HOURS: readonly [RegExp, string] = [/(dziś|jutro|wczoraj)[, ].*\d+:\d+/g, '…'];

interface Options {
  title: string;
  /** What is read of each page: its main part, or all of it with banner, header and footer. */
  scope?: 'main' | 'page';
  /** What differs from run to run, and what stands in the text instead. */
  masks?: readonly (readonly [RegExp, string])[];
}

/** The page at one moment. */
interface Moment {
  title: string;
  lines: string[];
  /** Only this is there for a screen reader: a dialog that has the page behind it hidden. */
  isDialog: boolean;
  focus: PageNode | undefined;
  faults: string[];
}

/**
 * Listens to a tab as a Polish screen reader would and writes down what is heard at each step of a journey: the title of
 * a new page, the line of what has the focus, announcements in their order, and what can be read that was not there before.
 */
export class ScreenReader {
  readonly #faults: string[] = [];
  readonly #text: string[];
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #said: Said[];
  readonly #options: Options;
  #isNewPage = true;
  #before: Moment = { title: '', lines: [], isDialog: false, focus: undefined, faults: [] };
  #pageLines: string[] = [];

  private constructor(page: Page, session: CDPSession, said: Said[], options: Options) {
    this.#page = page;
    this.#session = session;
    this.#said = said;
    this.#options = options;
    this.#text = [options.title];
    page.on('domcontentloaded', () => {
      this.#isNewPage = true;
    });
  }

  /** Begins to listen; before the first page is opened. */
  static async listen(page: Page, options: Options): Promise<ScreenReader> {
    return new ScreenReader(page, await page.context().newCDPSession(page), await recordSaid(page), options);
  }

  /** Does something, waits until the page is quiet, and writes down what was heard. */
  async step(what: string, action: () => Promise<unknown>): Promise<void> {
    await action();
    const now = await this.#quiet();
    const heard = this.#said.splice(0);
    const isNewPage = this.#isNewPage;
    this.#isNewPage = false;
    const entry = [
      ...(isNewPage || now.title !== this.#before.title ? [`tytuł: ${now.title}`] : []),
      ...this.#spoken(heard, now, isNewPage),
      ...this.#toRead(now, isNewPage),
    ];
    this.#text.push('', `## ${what}`, ...(entry.length > 0 ? entry : ['(cisza)']));
    this.#faults.push(...now.faults.map((fault) => `${what}: ${fault}`));
    this.#before = now;
  }

  /** Waits until something is announced in this step. */
  async hears(text: RegExp): Promise<void> {
    await expect
      .poll(() => this.#said.some((said) => said.kind !== 'focus' && text.test(said.text)))
      .toBe(true);
  }

  /** Compares everything that was heard with what is on record in `said/NAME.txt`. */
  expectAsRecorded(name: string): void {
    expect.soft(this.#heard()).toMatchSnapshot(`${name}.txt`);
    expect([...new Set(this.#faults)], 'what nobody should have to hear').toEqual([]);
  }

  #heard(): string {
    return this.#masked(`${this.#text.join('\n')}\n`);
  }

  #masked(text: string): string {
    const masks = this.#options.masks ?? [];
    return masks.reduce((masked, [pattern, word]) => masked.replaceAll(pattern, word), text);
  }

  #spoken(heard: readonly Said[], now: Moment, isNewPage: boolean): string[] {
    const lastFocus = heard.map(({ kind }) => kind).lastIndexOf('focus');
    const lines = heard.flatMap((said, index) => {
      if (said.kind === 'focus') return index === lastFocus ? this.#focusLine(now, isNewPage, true) : [];
      const kind = { polite: 'komunikat', assertive: 'pilny komunikat' };
      return [`${kind[said.kind]}: ${said.text}`];
    });
    const twice = lines.filter((line, index) => lines.indexOf(line) !== index);
    this.#faults.push(...twice.map((line) => `dwa razy: ${line}`));
    return lastFocus >= 0 ? lines : [...this.#focusLine(now, isNewPage, false), ...lines];
  }

  /** The focused thing when it is another one, or says something else than before. */
  #focusLine({ focus, lines }: Moment, isNewPage: boolean, hasMoved: boolean): string[] {
    const before = isNewPage ? undefined : this.#before.focus;
    if (!focus) {
      if (isNewPage || (!before && !hasMoved) || lines.length === 0) return [];
      this.#faults.push(`fokus zgubiony po: ${before ? phrase(before) : 'początku strony'}`);
      return ['(fokus zgubiony)'];
    }
    if (before?.id === focus.id && phrase(before) === phrase(focus)) return [];
    const left = new Set((before ? ancestorsOf(before) : []).map(({ id }) => id));
    const entered = ancestorsOf(focus).filter(
      (node) => isContainer(node) && !left.has(node.id) && !(node.role === 'list' && node.name === ''),
    );
    const what = focus.role === 'heading' || !isKnown(focus) ? browseLines(focus)[0] : phrase(focus);
    return [`słychać: ${[...entered.map(phrase), what ?? ''].join(' / ')}`];
  }

  #toRead({ lines, isDialog }: Moment, isNewPage: boolean): string[] {
    const wasDialog = this.#before.isDialog;
    const known = isDialog ? (wasDialog ? this.#before.lines : []) : isNewPage ? [] : this.#pageLines;
    if (!isDialog) this.#pageLines = lines;
    const added = newLines(known, lines);
    if (added.length === 0) return [];
    return [isNewPage ? 'do przeczytania:' : 'nowe do przeczytania:', ...added.map((line) => `  ${line}`)];
  }

  async #quiet(): Promise<Moment> {
    const limit = Date.now() + LIMIT;
    let last = '';
    let alike = 0;
    for (;;) {
      const moment = await this.#look().catch(() => undefined);
      const key = JSON.stringify([
        this.#said.length,
        moment?.title,
        moment?.lines,
        moment?.focus && phrase(moment.focus),
      ]);
      alike = moment && key === last ? alike + 1 : 0;
      // Lost, the focus may still be on its way (src/desk/browser/keep-focus.ts).
      if (moment && alike >= (moment.focus ? 1 : 3)) return moment;
      if (Date.now() > limit) throw new Error('The page does not come to rest');
      last = key;
      await new Promise((done) => setTimeout(done, QUIET));
    }
  }

  async #look(): Promise<Moment> {
    const [root, title] = [await readPageTree(this.#session), await this.#page.title()];
    const all = withDescendants(root);
    const main = all.find(({ role }) => role === 'main');
    const focused = all.findLast(
      ({ role, states }) => states['focused'] === 'true' && role !== 'RootWebArea',
    );
    // An open list of options that holds the focus hides the page behind it, as a dialog does.
    const list = focused && ancestorsOf(focused).find(({ role }) => role === 'listbox');
    const dialog =
      list ?? all.findLast(({ role, states }) => role.endsWith('dialog') && states['modal'] === 'true');
    const isDialog = dialog !== undefined;
    const read = dialog ?? (this.#options.scope === 'page' ? root : (main ?? root));
    const active = focused?.states['activedescendant'];
    return {
      title,
      lines: browseLines(read).map((line) => this.#masked(line)),
      isDialog,
      focus: all.find(({ id }) => active !== undefined && String(id) === active) ?? focused,
      faults: withDescendants(read).flatMap(faultsOf),
    };
  }
}

const isKnown = (node: PageNode) => phrase(node) !== node.role && !phrase(node).startsWith(`${node.role}:`);
