import { setTimeout as pause } from 'node:timers/promises';
import type { Engine, EngineName, Key } from './engine.ts';
import { pageScript } from './page-script.ts';
import type { Wanted } from './finder.ts';
import { untilDone } from './until-done.ts';

/** How long WebKitGTK may show the old page under the new URL, in milliseconds. */
const SWAP = 300;

/** How many stops of the Tab key a page has at most. */
const MOST_STOPS = 80;

/** Locator: a CSS selector, or a role with an accessible name (text or pattern). */
export type Target = string | Wanted;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Makes a locator by role and accessible name: a text must match fully, a pattern partly. All kinds of whitespace are
 * equal.
 */
export function by(role: string, name: string | RegExp = '', within?: Target): Wanted {
  const pattern = typeof name === 'string' ? name && `^${escaped(name)}$` : name.source;
  return {
    role,
    ...(pattern && { pattern: pattern.replaceAll(' ', String.raw`\s`) }),
    ...(within !== undefined && { within: wantedOf(within) }),
  };
}
const wantedOf = (target: Target): Wanted => (typeof target === 'string' ? { css: target } : target);

/**
 * Key sequences for a date or time field: day or month first, 24 or 12 hours; the engine's usual one on Debian first.
 */
function waysToType(moment: string, engine: EngineName): string[][] {
  const [year = '', month = '', day = ''] = moment.split('-');
  const [hours = '', minutes = ''] = moment.split(':');
  const half = Number(hours) >= 12 ? 'PM' : 'AM';
  const hour = String(Number(hours) % 12 || 12).padStart(2, '0');
  const [polish, american] =
    minutes === ''
      ? [
          [day, month, year],
          [month, day, year],
        ]
      : [
          [hours, minutes],
          [hour, minutes, half],
        ];
  return engine === 'webkit' ? [polish, american] : [american, polish];
}

/** Script: the first visible element of those found. */
const FIRST = `
  const all = window.findWanted(arguments[0]);
  const element = all.find((one) => one.getClientRects().length > 0);
  if (!element) throw new Error('There is no ' + JSON.stringify(arguments[0]));
`;
const IN_THE_MIDDLE = `element.scrollIntoView({ block: 'center', behavior: 'instant' });`;

/**
 * Script: the point to press, once the element is enabled, does not move and is not covered. A radio may be hidden in
 * its label.
 */
const PLACE = `
  if (element.matches(':disabled, [aria-disabled=true]')) throw new Error('It takes no press: ' + JSON.stringify(arguments[0]));
  ${IN_THE_MIDDLE}
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const place = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [Math.floor(left + width / 2), Math.floor(top + height / 2)];
  };
  const before = place();
  return drawn().then(() => {
    const [x, y] = place();
    if (before[0] !== x || before[1] !== y) throw new Error('It moves: ' + JSON.stringify(arguments[0]));
    const hit = document.elementFromPoint(x, y);
    const isHit = element.contains(hit) || (hit && hit.closest('label') && hit.closest('label').control === element);
    if (!isHit) throw new Error((hit && hit.outerHTML.slice(0, 80)) + ' lies over ' + JSON.stringify(arguments[0]));
    return [x, y];
  });`;

/** Page object for a page in any engine. Its methods wait up to twenty seconds for what they need. */
export class EnginePage {
  readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Opens a URL. With `loaded: false` it returns when the page has begun to load. */
  async open(address: string, { loaded = true } = {}): Promise<void> {
    await this.engine.run('window.isLeft = true').catch(() => undefined);
    await this.leaving(() => this.engine.open(address), new URL(address).href);
    await this.until(
      `!window.isLeft && document.readyState ${loaded ? "=== 'complete'" : "!== 'loading' || document.body"}`,
    );
  }

  /** Runs the body of a function in the page, without waiting. */
  run<T>(body: string, ...args: unknown[]): Promise<T> {
    return this.engine.run(body, ...args) as Promise<T>;
  }

  /**
   * Waits until the page has another URL. It asks the browser, not the page: WebKitGTK never answers a script that meets
   * a page on its way into the back/forward cache, and takes no command after it.
   */
  async leaving(leave: () => Promise<void>, target?: string): Promise<void> {
    const before = await this.engine.url();
    await leave();
    if (before === target) return;
    await untilDone(async () => {
      if ((await this.engine.url()) === before) throw new Error(`The page never leaves ${before}`);
    });
    if (this.engine.name === 'webkit') await pause(SWAP);
  }

  /** Presses with the mouse what leads to another page, and waits until it has. */
  async follow(target: Target): Promise<void> {
    await this.leaving(() => this.press(target));
  }

  /** Goes back in the history to another page. */
  async back(): Promise<void> {
    await this.leaving(() => this.engine.back());
  }

  /** Waits until an expression is true in the page. */
  async until(expression: string, ...args: unknown[]): Promise<void> {
    await untilDone(async () => {
      if (!(await this.run(`return Boolean(${expression})`, ...args)))
        throw new Error(`Never true: ${expression}`);
    });
  }

  /** Puts the finder into the page, unless it is there. */
  async #withFinder<T>(use: () => Promise<T>, timeout?: number): Promise<T> {
    return untilDone(async () => {
      if (!(await this.run('return Boolean(window.findWanted)')))
        await this.run(await pageScript('tools/engines/finder.ts'));
      return use();
    }, timeout);
  }

  /** Runs the body of a function with the first visible match as `element` and returns its result. */
  read<T = string>(target: Target, body = 'return element.textContent'): Promise<T> {
    return this.#withFinder(() => this.run<T>(`${FIRST} ${body}`, wantedOf(target)));
  }

  /** Waits until an expression with `element` has the wanted value. */
  async waitFor(target: Target, expression: string, wanted: unknown, timeout?: number): Promise<void> {
    await untilDone(async () => {
      const is = await this.read<unknown>(target, `return ${expression}`);
      if (is !== wanted)
        throw new Error(`${expression} of ${JSON.stringify(target)} is ${String(is)}, not ${String(wanted)}`);
    }, timeout);
  }

  /** Waits until one of several is visible and returns its index; hidden ones do not count. */
  firstOf(targets: readonly Target[], timeout?: number): Promise<number> {
    return this.#withFinder(async () => {
      const at = await this.run<number>(
        `return arguments[0].findIndex((wanted) => window.findWanted(wanted).some((one) =>
           one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible'))`,
        targets.map(wantedOf),
      );
      if (at < 0) throw new Error(`There is none of ${JSON.stringify(targets)}`);
      return at;
    }, timeout);
  }

  /** Waits until a match has the focus. */
  seeFocused(target: Target): Promise<void> {
    return this.waitFor(target, 'document.activeElement === element', true);
  }

  /** Waits until a match is visible. */
  async see(target: Target): Promise<void> {
    await this.read(target, '');
  }

  /** Waits until no match is visible. */
  async seeNo(target: Target): Promise<void> {
    await this.#withFinder(async () => {
      const count = await this.run<number>(
        'return window.findWanted(arguments[0]).filter((one) => one.getClientRects().length > 0).length',
        wantedOf(target),
      );
      if (count > 0) throw new Error(`There is still ${JSON.stringify(target)}`);
    });
  }

  /** Waits until the page's text holds these words. */
  async seeText(words: string, timeout?: number): Promise<void> {
    const text = `element.innerText.replaceAll(/[\\s\\u00a0]+/g, ' ')`;
    await this.waitFor('body', `${text}.includes(${JSON.stringify(words)})`, true, timeout);
  }

  /** Waits until scrolling has stopped: the page scrolls by itself in some places, 0.1 s late and for 0.5 s. */
  async untilStill(): Promise<void> {
    await untilDone(async () => {
      const before = await this.run<number>('return scrollY');
      await pause(250);
      if (before !== (await this.run<number>('return scrollY'))) throw new Error('The page still moves');
    });
  }

  /** Presses with the mouse. */
  async press(target: Target): Promise<void> {
    const [x, y] = await this.read<[number, number]>(target, PLACE);
    await this.engine.press(x, y);
  }

  /**
   * Walks by Tab until a match has the focus, or back by Shift+Tab to one that lies before the focus: a Tab past the end
   * leaves the page for the browser's own bar, after which Firefox activates nothing by keys that a driver sends.
   */
  async tabTo(target: Target): Promise<void> {
    await this.see(target);
    const isBefore =
      'return Boolean(element.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING)';
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await this.read<boolean>(target, 'return element === document.activeElement')) return;
      await this.keys((await this.read<boolean>(target, isBefore)) ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`Tab never comes to ${JSON.stringify(target)}`);
  }

  /** Sends keys to the focused element. */
  keys(...keys: Key[]): Promise<void> {
    return this.engine.keys(keys);
  }

  /** Changes the page's inner size and waits until it has taken effect. */
  async resize(width: number, height: number): Promise<void> {
    await this.engine.resize(width, height);
    await this.until('innerWidth === arguments[0] && innerHeight === arguments[1]', width, height);
  }

  /** Presses a field and types a text key by key after its present value. */
  async type(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.engine.keys([...text]);
    await this.waitFor(target, `element.value.endsWith(${JSON.stringify(text)})`, true, 5_000);
  }

  /**
   * Types a date (`1988-11-20`) or a time (`23:40`) into its field, in the browser's order of parts. The field may have
   * the focus already, at its first part.
   */
  async typeMoment(target: Target, moment: string, { isFocused = false } = {}): Promise<void> {
    const ways = waysToType(moment, this.engine.name);
    // A second time, as a person would: a busy machine may have taken the focus away in between.
    for (const [attempt, parts] of [...ways, ...ways].entries()) {
      // As Tab would, at its first part: a press opens GTK’s calendar.
      if (!isFocused || attempt > 0)
        await this.read(target, `${IN_THE_MIDDLE} element.blur(); element.focus()`);
      // WebKitGTK stays in a part that is full; the others go on to the next.
      const between: Key[] = this.engine.name === 'webkit' ? ['Tab'] : [];
      await this.engine.keys(parts.flatMap((part, at) => [...(at > 0 ? between : []), ...part]));
      const isTaken = await this.waitFor(target, 'element.value', moment, 2_000).then(
        () => true,
        () => false,
      );
      if (isTaken) return;
    }
    throw new Error(`${this.engine.title} takes ${moment} in no order of its parts`);
  }

  /** Resets the origin's storage for a new visitor, except for the given entries of localStorage. */
  async forget(origin: string, device: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.open(`${origin}/favicon.svg`);
    await this.run(
      'localStorage.clear(); sessionStorage.clear(); Object.assign(localStorage, arguments[0])',
      device,
    );
    await this.engine.forgetCookies();
  }
}
