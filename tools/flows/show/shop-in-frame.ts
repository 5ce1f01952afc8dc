import { fireEvent, queryAllByRole } from '@testing-library/dom';
import type { ControlState, Role, Ui } from '../../model/steps/ui.ts';
import { eventually } from './eventually.ts';
import { HeldCalls } from './held-calls.ts';

declare global {
  interface Window {
    /** Lends the page in the stage's frame what the script holds. Called before the page's own code. */
    shopStage?: { lend: (page: Window & typeof globalThis) => void };
  }
}

/** The shop in a frame, in the hands of the stage. */
export interface FramedShop {
  ui: Ui;
  /** Waits until the page has made a call that is held. */
  untilHeld: () => Promise<void>;
  /** Lets every new call go to the shop's own server. */
  handOver: () => void;
}

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

/**
 * The real shop in a frame of the same origin, with some calls and every long timer held. What is done to it is what a
 * visitor could do: presses, keys and typing in its own document.
 *
 * @param always what the device remembers besides what a script says, by key of localStorage
 */
export function shopInFrame(frame: HTMLIFrameElement, always: Readonly<Record<string, unknown>>): FramedShop {
  let network = new HeldCalls();

  const page = (): Window & typeof globalThis => {
    const { contentWindow } = frame;
    if (!contentWindow) throw new Error('The frame has no page');
    return contentWindow as Window & typeof globalThis;
  };
  const all = (role: Role, name: RegExp, within: HTMLElement = page().document.body) =>
    queryAllByRole<HTMLElement>(within, role, { name });
  const find = (role: Role, name: RegExp, within?: HTMLElement): HTMLElement => {
    const [first] = all(role, name, within);
    if (!first) throw new Error(`There is no ${role} ${name}`);
    return first;
  };
  const text = () =>
    (page().document.querySelector('main')?.textContent ?? '').replaceAll(/[\s\u00a0]+/g, ' ');
  const press = (element: HTMLElement) => {
    element.scrollIntoView({ block: 'center' });
    element.click();
  };
  const load = (address: string) =>
    new Promise<void>((resolve) => {
      frame.addEventListener('load', () => resolve(), { once: true });
      frame.src = address;
    });

  const ui: Ui = {
    async open(address, kept = {}) {
      network = new HeldCalls();
      window.shopStage = { lend: (lent) => network.lend(lent) };
      window.localStorage.clear();
      window.sessionStorage.clear();
      for (const [key, value] of Object.entries({ ...always, ...kept }))
        window.localStorage.setItem(key, JSON.stringify(value));
      await load(address);
      // Nothing can be pressed before the browser has taken the page over: its own calls tell that it has.
      await eventually(() => mustBe(network.calls.length > 0, 'The page has not come alive'));
    },
    async go(address) {
      page().history.pushState(null, '', address);
      page().dispatchEvent(new PopStateEvent('popstate'));
    },
    async revive() {
      page().dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    async press(role, name) {
      press(await eventually(() => find(role, name)));
    },
    async pressWithin(outer, outerName, role, name) {
      press(await eventually(() => find(role, name, find(outer, outerName))));
    },
    async fill(label, words) {
      const field = await eventually(() => find('textbox', label));
      field.scrollIntoView({ block: 'center' });
      fireEvent.input(field, { target: { value: '' } });
      fireEvent.input(field, { target: { value: words } });
    },
    async leave(label) {
      const field = await eventually(() => find('textbox', label));
      field.focus();
      field.blur();
    },
    async choose(label, option) {
      const list = await eventually(() => find('combobox', label));
      list.focus();
      fireEvent.keyDown(list, { key: 'Enter' });
      const wanted = await eventually(() => find('option', option));
      wanted.focus();
      fireEvent.keyDown(wanted, { key: 'Enter' });
    },
    has: (role, name, state = {}) => eventually(() => checkState(find(role, name), state)),
    hasNo: (role, name) =>
      eventually(() => mustBe(all(role, name).length === 0, `There is still a ${role} ${name}`)),
    reads: (words) => eventually(() => mustBe(words.test(text()), `The page does not read ${words}`)),
    readsNo: (words) => eventually(() => mustBe(!words.test(text()), `The page still reads ${words}`)),
    end: (call, how) => eventually(() => network.end(call, how)),
    holds: (call) => network.holds(call),
    callsOf: (call) => network.calls.filter((one) => one === call).length,
    async advance(milliseconds) {
      page().letTimePass(milliseconds);
    },
  };
  return {
    ui,
    untilHeld: () => eventually(() => mustBe(network.holdsAny(), 'The page called nobody')),
    handOver: () => network.open(),
  };
}
