import { by, type EnginePage } from '../../../tools/engines/engine-page.ts';
import { hanna, payLabel, type Provider } from '../../e2e/support/order-page.ts';

const FORM = by('region', 'Podaj swoje dane');
const SUMMARY = by('region', 'Sprawdź i zapłać');
const TERMS = by('checkbox', /^Akceptuję regulamin/, SUMMARY);
const MONTH = by('combobox', /^Miesiąc/, FORM);

const texts = [
  ['Imię', hanna.firstName],
  ['Adres e-mail', hanna.email],
  ['Powtórz e-mail', hanna.confirmEmail],
  ['Dzień', hanna.day],
  ['Rok', hanna.year],
] as const;

/** The order form in the hands of a visitor: letter by letter, the month from its list. */
export const orderForm = (page: EnginePage) => ({
  async fill() {
    for (const [label, text] of texts) await page.type(by('textbox', label, FORM), text);
    await page.press(MONTH);
    await page.press(by('option', hanna.month));
  },
  async apply(code: string) {
    await page.type(by('textbox', 'Kod kuponu', SUMMARY), code);
    await page.press(by('button', 'Zastosuj', SUMMARY));
  },
  accept: () => page.press(TERMS),
  pay: (provider: Provider) => page.follow(by('button', new RegExp(`^${payLabel[provider]}`), SUMMARY)),
  /** Waits until every field holds what `fill` typed. */
  async seeFilled() {
    for (const [label, text] of texts) {
      await page.waitFor(by('textbox', label, FORM), 'element.value', text);
    }
    await page.waitFor(MONTH, 'element.textContent', hanna.month);
  },
  /** Waits until the terms are accepted, or not. */
  seeAccepted: (accepted: boolean) =>
    page.waitFor(TERMS, `element.ariaChecked ?? String(element.checked)`, String(accepted)),
  seeAmount: (price: string) =>
    page.waitFor('strong', `element.textContent.replaceAll('\\u00a0', ' ')`, price),
});

/** Presses one of the buttons of the sandbox's payment page. */
export const settle = (page: EnginePage, button: string): Promise<void> => page.follow(by('button', button));
