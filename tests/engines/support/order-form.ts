import { by, type EnginePage } from '../../../tools/engines/engine-page.ts';
import { hanna, payLabel, type Provider } from '../../e2e/support/order-page.ts';

const FORM = by('region', 'Podaj swoje dane');
const SUMMARY = by('region', 'Sprawdź i zapłać');
const TERMS = by('checkbox', /^Akceptuję regulamin/, SUMMARY);
const OWN_MONTH = 'select[name=birthMonth]:not([aria-hidden])';
const FOLD = by('button', 'Mam kod', SUMMARY);
const APPLY = by('button', 'Zastosuj', SUMMARY);
const MONTH = by('combobox', /^Miesiąc/, FORM);
const TOPIC = by('textbox', /^O czym ma być/, FORM);

const EMAILS = ['Adres e-mail', 'Powtórz e-mail'] as const;
const textsWith = (email: string): [label: string, text: string][] => [
  ['Imię', hanna.firstName],
  ...EMAILS.map((label): [string, string] => [label, email]),
  ['Dzień', hanna.day],
  ['Rok', hanna.year],
];

/** The order form in the hands of a visitor: letter by letter, the month from its list. */
export const orderForm = (page: EnginePage) => ({
  async fill(email: string = hanna.email) {
    for (const [label, text] of textsWith(email)) await page.type(by('textbox', label, FORM), text);
    await this.chooseMonth();
  },
  /** Says yes to the address that the form asks about, and waits until both fields have it. */
  async mendSlip(meant: string) {
    await page.press(by('button', 'Tak, popraw adres', FORM));
    for (const label of EMAILS) await page.waitFor(by('textbox', label, FORM), 'element.value', meant);
  },
  /** Says what the reading should be about. */
  fillTopic: (words: string) => page.type(TOPIC, words),
  seeTopic: (words: string) => page.waitFor(TOPIC, 'element.value', words),
  /** Chooses the month from its list, or from the browser's own one where the list's code has not come. */
  async chooseMonth() {
    const month = by('option', hanna.month);
    if ((await page.firstOf([OWN_MONTH, MONTH])) === 1) {
      await page.press(MONTH);
      if ((await page.firstOf([month, OWN_MONTH])) === 0) return page.press(month);
    }
    // A press would open a window of the engine's own.
    await page.read(OWN_MONTH, 'element.focus()');
    await page.keys(...hanna.month.slice(0, 3));
  },
  async apply(code: string) {
    const field = by('textbox', 'Kod kuponu', SUMMARY);
    // Folded on a phone, until a press or a code opens it.
    if ((await page.firstOf([field, FOLD])) === 1) await page.press(FOLD);
    await page.type(field, code);
    await page.press(APPLY);
  },
  /** Sends the code that stands in its field once more. */
  applyAgain: () => page.press(APPLY),
  accept: () => page.press(TERMS),
  pay: (provider: Provider) => page.follow(by('button', new RegExp(`^${payLabel[provider]}`), SUMMARY)),
  /** Waits until both payment buttons take a press, and none waits for an answer. */
  async seeButtonsLive() {
    for (const label of Object.values(payLabel)) {
      const button = by('button', new RegExp(`^${label}`), SUMMARY);
      await page.waitFor(button, `element.matches(':disabled, [aria-disabled=true]')`, false);
    }
    await page.seeNo(by('button', /^Ładowanie/, SUMMARY));
  },
  /** Waits until every field holds what `fill` typed. */
  async seeFilled() {
    for (const [label, text] of textsWith(hanna.email)) {
      await page.waitFor(by('textbox', label, FORM), 'element.value', text);
    }
    await page.waitFor(MONTH, '(element.selectedOptions?.[0] ?? element).textContent', hanna.month);
  },
  /** Waits until the terms are accepted, or not. */
  seeAccepted: (accepted: boolean) =>
    page.waitFor(TERMS, `element.ariaChecked ?? String(element.checked)`, String(accepted)),
  seeAmount: (price: string) =>
    page.waitFor('main strong', `element.textContent.replaceAll('\\u00a0', ' ')`, price),
});

/** Presses one of the buttons of the sandbox's payment page. */
export const settle = (page: EnginePage, button: string): Promise<void> => page.follow(by('button', button));
