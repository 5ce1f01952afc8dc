import { fireEvent, queryAllByRole } from '@testing-library/dom';
import { isHeld } from '../../model/steps/held-call.ts';
import { IDLE, isTakenOver, type HeldCall } from '../../model/steps/ui.ts';
import type { Controls, ControlState, Role, Ui } from '../../model/steps/ui.ts';
import { eventually } from './eventually.ts';
import { HeldCalls } from './held-calls.ts';

declare global {
  interface Window {
    /** Installs the held network in the frame's page. Called before the page's own code. */
    shopStage?: { lend: (page: Window & typeof globalThis) => void };
  }
}

/** The shop in a frame, controlled by the stage. */
export interface FramedShop<Driver extends Ui = Ui> {
  ui: Driver;
  /** Waits until a call is held. */
  waitUntilHeld: () => Promise<void>;
  /** Forwards all new calls to the shop's server. */
  releaseCalls: () => void;
}

/** Something of the shop's origin that runs no code of the shop. */
const QUIET_PAGE = '/favicon.svg';

function mustBe(is: boolean, words: string): void {
  if (!is) throw new Error(words);
}

function checkState(element: HTMLElement, { disabled, checked, value }: ControlState): void {
  const isOff = element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';
  const isOn = element.matches(':checked') || element.getAttribute('aria-checked') === 'true';
  if (disabled !== undefined) mustBe(isOff === disabled, `${element.textContent} is disabled: ${isOff}`);
  if (checked !== undefined) mustBe(isOn === checked, `${element.textContent} is checked: ${isOn}`);
  if (value !== undefined) {
    const is = 'value' in element ? element.value : undefined;
    mustBe(is === value, `The field reads ${String(is)}`);
  }
}

/** Makes functions that find controls by role and name in a part of the framed page. */
function finder(scope: () => HTMLElement) {
  const all = (role: Role, name: RegExp) => queryAllByRole<HTMLElement>(scope(), role, { name });
  const find = (role: Role, name: RegExp): HTMLElement => {
    const [first] = all(role, name);
    if (!first) throw new Error(`There is no ${role} ${name}`);
    return first;
  };
  return { all, find };
}

/** Makes functions that use controls like a visitor: press, type, focus. */
function controlsIn(scope: () => HTMLElement): Controls {
  const { all, find } = finder(scope);
  return {
    async press(role, name) {
      const element = await eventually(() => find(role, name));
      element.scrollIntoView({ block: 'center' });
      element.focus({ preventScroll: true });
      element.click();
    },
    async fill(label, words, role = 'textbox') {
      const field = await eventually(() => find(role, label));
      field.scrollIntoView({ block: 'center' });
      // Browsers fire no input event for an unchanged value, so the same text is cleared and typed again.
      if ('value' in field && field.value === words) fireEvent.input(field, { target: { value: '' } });
      fireEvent.input(field, { target: { value: words } });
    },
    async leave(label, role = 'textbox') {
      const field = await eventually(() => {
        const found = find(role, label);
        mustBe(isTakenOver(found), `The field ${label} is not taken over`);
        return found;
      });
      field.focus();
      // Who leaves by Tab presses a key, at which React takes over what it has only rendered.
      fireEvent.keyDown(field, { key: 'Tab' });
      field.blur();
    },
    has: (role, name, state = {}) => eventually(() => checkState(find(role, name), state)),
    hasNo: (role, name) =>
      eventually(() => mustBe(all(role, name).length === 0, `There is still a ${role} ${name}`)),
    isIdle: (role, name) => Promise.resolve(all(role, name)[0]?.matches(IDLE) ?? true),
    shows: (role, name) => Promise.resolve(all(role, name).length > 0),
  };
}

function keep(storage: Storage, entries: Readonly<Record<string, unknown>>): void {
  storage.clear();
  for (const [key, value] of Object.entries(entries)) storage.setItem(key, JSON.stringify(value));
}

/**
 * Controls the real shop in a same-origin frame, with some API calls and all long timers held.
 *
 * @param always additional entries of localStorage
 * @param holds which calls wait for the script
 */
export function shopInFrame(
  frame: HTMLIFrameElement,
  always: Readonly<Record<string, unknown>>,
  holds: (call: HeldCall) => boolean = isHeld,
): FramedShop {
  let network = new HeldCalls(holds);

  const page = (): Window & typeof globalThis => {
    const { contentWindow } = frame;
    if (!contentWindow) throw new Error('The frame has no page');
    return contentWindow as Window & typeof globalThis;
  };
  const body = () => page().document.body;
  const { all, find } = finder(body);
  const text = () =>
    (page().document.querySelector('main')?.textContent ?? '').replaceAll(/[\s\u00a0]+/g, ' ');
  const load = (address: string) =>
    new Promise<void>((resolve) => {
      frame.addEventListener('load', () => resolve(), { once: true });
      frame.src = address;
    });
  const end: Ui['end'] = (call, how) => eventually(() => network.end(call, how));

  const ui: Ui = {
    ...controlsIn(body),
    async open(address, { device = {}, tab = {} } = {}) {
      // A page that is left keeps its draft: it must be gone before the device's memory is set.
      await load(QUIET_PAGE);
      network = new HeldCalls(holds);
      window.shopStage = {
        lend: (lent) => {
          network.lend(lent);
          // WebKit paints a frame that it takes to be out of sight once in ten seconds, as long as a step has.
          lent.requestAnimationFrame = (draw) => lent.setTimeout(() => draw(lent.performance.now()), 16);
          lent.cancelAnimationFrame = (id) => lent.clearTimeout(id);
        },
      };
      keep(window.localStorage, { ...always, ...device });
      keep(window.sessionStorage, tab);
      await load(address);
      // Controls work only after hydration, which the page's first calls show.
      await eventually(() => mustBe(network.calls.length > 0, 'The page has not come alive'));
    },
    async go(address) {
      page().history.pushState(null, '', address);
      page().dispatchEvent(new PopStateEvent('popstate'));
    },
    async restore() {
      page().dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    within: (role, name) => controlsIn(() => find(role, name)),
    async choose(label, option) {
      // Pressed until it opens: a press by script is no act of a visitor's to the browser (`userActivation`), so one
      // that comes before the page's code fetches no dropdown.
      const wanted = await eventually(() => {
        const [list] = all('combobox', label);
        if (list instanceof page().HTMLSelectElement) {
          mustBe(isTakenOver(list), `The list ${label} is not taken over`);
          return find('option', option);
        }
        if (list && list.getAttribute('aria-expanded') !== 'true') {
          list.focus();
          fireEvent.keyDown(list, { key: 'Enter' });
        }
        return find('option', option);
      });
      if (wanted instanceof page().HTMLOptionElement) {
        fireEvent.change(find('combobox', label), { target: { value: wanted.value } });
        return;
      }
      wanted.focus();
      fireEvent.keyDown(wanted, { key: 'Enter' });
    },
    reads: (words) => eventually(() => mustBe(words.test(text()), `The page does not read ${words}`)),
    readsNo: (words) => eventually(() => mustBe(!words.test(text()), `The page still reads ${words}`)),
    end,
    endLate: end,
    holds: (call) => network.holds(call),
    callsOf: (call) => network.calls.filter((one) => one === call).length,
    advance: (milliseconds) =>
      eventually(() => mustBe(page().advanceTime(milliseconds), `Nothing waits for ${milliseconds} ms`)),
  };
  return {
    ui,
    waitUntilHeld: () => eventually(() => mustBe(network.holdsAny(), 'The page called nobody')),
    releaseCalls: () => network.open(),
  };
}
