import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { pathOf } from '#desk/pages.ts';
import { ChangeLog, withoutChance } from './change-log.ts';
import { DeskScreen, pagesOf } from './desk-screen.tsx';
import { NOW } from './filled-shop.ts';
import { changes } from './outline.ts';

let screen: DeskScreen;
let log: ChangeLog;

/** What a button is called, without the one of many that it is for. */
const calledOf = (button: Element) =>
  (button.textContent?.trim() || (button.getAttribute('aria-label') ?? '')).replace(/:.*/, '');

const DIALOG = '[role="dialog"], [role="alertdialog"]';
const buttons = (within: string) =>
  [...document.querySelectorAll<HTMLElement>(within)]
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>('button')])
    .filter((button) => !button.matches(':disabled') && !button.closest('[hidden]'))
    // What a tab hides cannot be pressed.
    .toSorted((one, other) => Number(isTab(one)) - Number(isTab(other)));
const isTab = (button: Element) => button.getAttribute('role') === 'tab';

/** Presses the first button that is called so; tells what the press sends and changes. */
async function press(called: string, within: string): Promise<string> {
  const before = screen.said();
  const button = buttons(within).find((one) => calledOf(one) === called);
  if (!button) return `press ${called}: is no more`;
  button.focus();
  act(() => button.click());
  await screen.settled();
  const title = within === DIALOG ? `press ${called} in the dialog` : `press ${called}`;
  return [title, ...screen.takeSent(), ...changes(before, screen.said())].join('\n');
}

/** Presses a button, and if that opens a dialog, each button in it: the dialog is opened again as often as it has gone. */
async function pressThrough(called: string): Promise<string[]> {
  const told = [await press(called, 'main')];
  const first = screen.dialogs();
  const inner = new Set(buttons(DIALOG).map(calledOf));
  for (const name of inner) {
    if (!document.querySelector(DIALOG)) {
      const again = buttons('main').find((one) => calledOf(one) === called);
      act(() => again?.click());
      await screen.settled();
    }
    type(DIALOG, RIGHT);
    told.push(await press(name, DIALOG));
  }
  if (document.querySelector(DIALOG)) await screen.escape();
  if (first !== '' && screen.refusesWrites) told.push(...(await openedAnew(called, first)));
  screen.takeSent();
  return told;
}

/** What a dialog that failed and was left says otherwise as it is opened anew: nothing of the failure. */
async function openedAnew(called: string, first: string): Promise<string[]> {
  const again = buttons('main').find((one) => calledOf(one) === called);
  if (!again || document.querySelector(DIALOG)) return [];
  act(() => again.click());
  await screen.settled();
  const otherwise = changes(first, screen.dialogs());
  await screen.escape();
  return otherwise.length === 0 ? [] : [[`press ${called} once more`, ...otherwise].join('\n')];
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A value that a field would take. */
function RIGHT(field: Field): string {
  const { type: kind, value, inputMode } = field;
  if (kind === 'email') return 'anna@przyklad.pl';
  if (kind === 'date') return '2026-12-01';
  if (kind === 'time') return '14:00';
  if (kind === 'number' || inputMode === 'numeric') return '3';
  if (inputMode === 'decimal') return '12';
  return value === '' ? 'Zażółć gęślą jaźń 12' : `${value} Dopisane.`;
}

/** A value that many fields would not take. */
const ODD = (field: Field) => (/date|time|number/.test(field.type) ? '' : '?');

const isTyped = (field: Field) =>
  !field.disabled && !field.readOnly && !/checkbox|radio|file|range/.test(field.type);

/** Types into every field. */
function type(within: string, valueOf: (field: Field) => string): void {
  const fields = [...document.querySelectorAll<HTMLElement>(within)].flatMap((part) => [
    ...part.querySelectorAll<Field>('input, textarea'),
  ]);
  for (const field of fields.filter(isTyped).slice(0, FIELDS)) {
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: valueOf(field) } });
    fireEvent.blur(field);
  }
}
/** Of a matrix the first few. */
const FIELDS = 12;

async function typeEverywhere(title: string, valueOf: (field: Field) => string): Promise<string> {
  const before = screen.said();
  type('main', valueOf);
  await screen.settled();
  return [title, ...screen.takeSent(), ...changes(before, screen.said())].join('\n');
}

/** Chooses what is not chosen of each group, and another option of each list. */
async function chooseEverywhere(): Promise<string[]> {
  const told: string[] = [];
  const choose = async (title: string, make: () => void) => {
    const before = screen.said();
    make();
    await screen.settled();
    told.push([title, ...screen.takeSent(), ...changes(before, screen.said())].join('\n'));
  };
  const ticks = [...document.querySelectorAll<HTMLInputElement>('main :is([type=radio], [type=checkbox])')];
  const untouched = ticks.filter(
    ({ checked, type: kind, disabled }) => !disabled && !(checked && kind === 'radio'),
  );
  for (const tick of untouched.slice(0, CHOICES))
    await choose(`choose ${labelOf(tick)}`, () => fireEvent.click(tick));
  for (const list of [...document.querySelectorAll<HTMLSelectElement>('main select:not(:disabled)')].slice(
    0,
    CHOICES,
  )) {
    const option = [...list.options].findLast(({ value }) => value !== list.value);
    if (option)
      await choose(`choose ${option.text} of ${labelOf(list)}`, () =>
        fireEvent.change(list, { target: { value: option.value } }),
      );
  }
  return told;
}
const CHOICES = 8;

const labelOf = (field: HTMLInputElement | HTMLSelectElement) =>
  field.labels?.[0]?.textContent.slice(0, 40) || field.getAttribute('aria-label') || field.name;

/** Presses each button of a page, the first of those alike; then once more what sends and what is new, all fields typed into. */
async function tryOut(path: string): Promise<string> {
  await screen.open('owner', path);
  screen.takeSent();
  const told: string[] = [];
  const seen = new Set(buttons('main').map(calledOf));
  for (const called of seen) told.push(...(await pressThrough(called)));
  const isNew = (button: HTMLElement) =>
    button.getAttribute('type') === 'submit' || !seen.has(calledOf(button));
  const pressNew = async () => {
    for (const called of new Set(buttons('main').filter(isNew).map(calledOf)))
      told.push(...(await pressThrough(called)));
  };
  told.push(...(await chooseEverywhere()));
  if (screen.refusesWrites) {
    told.push(await typeEverywhere('type something odd into every field', ODD));
    await pressNew();
  }
  told.push(await typeEverywhere('type into every field', RIGHT));
  await pressNew();
  return `${withoutChance(told.join('\n\n'))}\n`;
}

/** Tells what each button of each page does, in `presses/{folder}`. */
export function tellPresses(refusesWrites: boolean, folder: string): void {
  screen = new DeskScreen();
  beforeAll(async () => {
    screen.refusesWrites = refusesWrites;
    log = await ChangeLog.start(screen.filled.desk.store.db);
    const draw = crypto.getRandomValues.bind(crypto);
    // The card that is drawn is the same one each time.
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) =>
      into instanceof Uint32Array ? into : draw(into),
    );
  });
  afterEach(async () => {
    cleanup();
    await screen.filled.setNow(NOW);
    await log.putBack();
  });
  afterAll(() => vi.restoreAllMocks());

  test.each(pagesOf('owner'))('what each button of the page %s does is committed', async (name) => {
    const told = await tryOut(screen.addressOf(name));
    await expect(told).toMatchFileSnapshot(`presses/${folder}/${name}.txt`);
  });

  test('what each button of two orders that wait does is committed, one of them with cards', async () => {
    for (const orderId of screen.filled.orders.slice(2, 4)) {
      const told = await tryOut(pathOf('order', { orderId }));
      await expect(told).toMatchFileSnapshot(`presses/${folder}/order-${orderId}.txt`);
      cleanup();
      await log.putBack();
    }
  });
}
