import { by, type EnginePage, type Target } from '../../../tools/engines/engine-page.ts';
import { hanna, payLabel, type Provider } from '../../e2e/support/order-page.ts';
import { threeCards } from '../../e2e/support/offers.ts';

const FORM = by('region', 'Podaj swoje dane');
const SUMMARY = by('region', 'Sprawdź i zapłać');
const MONTH = by('combobox', /^Miesiąc/, FORM);

/** A visitor who has keys alone. */
export const keyboard = (page: EnginePage) => ({
  /** Goes to a control by Tab and presses it. */
  async press(target: Target, key: 'Enter' | ' ' = 'Enter') {
    await page.tabTo(target);
    await page.keys(key);
  },
  /** As `press`, on what leads to another page. */
  async follow(target: Target) {
    await page.tabTo(target);
    await page.leaving(() => page.keys('Enter'));
  },
  /** Goes to a field by Tab and types. */
  async type(target: Target, text: string) {
    await page.tabTo(target);
    await page.keys(...text);
    await page.waitFor(target, 'element.value', text);
  },
  /** Goes to a date or a time by Tab and types it part by part. */
  async typeMoment(target: Target, moment: string) {
    await page.tabTo(target);
    await page.typeMoment(target, moment, { isFocused: true });
  },
  async accept(within?: Target) {
    const terms = by('checkbox', /^Akceptuję regulamin/, within);
    await this.press(terms, ' ');
    await page.waitFor(terms, 'element.ariaChecked ?? String(element.checked)', 'true');
  },
  /** Opens a dialog from its button: the focus stays in it both ways round, and comes back at Escape. */
  async openAndClose(button: Target, dialog: Target) {
    const seeInside = () => page.waitFor(dialog, 'element.contains(document.activeElement)', true);
    await this.press(button);
    await seeInside();
    for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab'] as const) {
      await page.keys(key);
      await seeInside();
    }
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keys('Tab');
      await seeInside();
    }
    await page.keys('Escape');
    await page.seeNo(dialog);
    await page.seeFocused(button);
  },
});

/** The order page in the hands of such a visitor. */
export const orderByKeys = (page: EnginePage) => {
  const keys = keyboard(page);
  return {
    /** Tab enters the cards at the first one, the arrows choose, and Tab leaves them for the specialists. */
    async choose() {
      await page.tabTo(by('radio', /^Jedna karta/));
      await page.keys('ArrowDown');
      const card = by('radio', new RegExp(`^${threeCards.variant}`));
      await page.waitFor(card, 'element.checked', true);
      await page.seeFocused(card);
      await page.keys('Tab');
      await page.until(`document.activeElement.type !== 'radio'`);
      await keys.press(by('button', new RegExp(`^Wybieram: ${threeCards.fairy},`)));
      await page.seeFocused(by('heading', 'Podaj swoje dane'));
    },
    /** Every field is one Tab from the field before it. The month is typed, after its list was left by Escape. */
    async fill() {
      await page.tabTo(by('textbox', 'Imię', FORM));
      for (const text of [hanna.firstName, hanna.email, hanna.confirmEmail, hanna.day])
        await page.keys(...text, 'Tab');
      await page.seeFocused(MONTH);
      await page.keys('Enter');
      await page.see(by('listbox'));
      await page.keys(...'kw');
      await page.seeFocused(by('option', 'kwiecień'));
      await page.keys('Escape');
      await page.seeNo(by('listbox'));
      await page.seeFocused(MONTH);
      await page.waitFor(MONTH, 'element.textContent', 'Wybierz');
      await page.keys(...hanna.month.slice(0, 3));
      await page.waitFor(MONTH, 'element.textContent', hanna.month);
      await page.keys('Tab', ...hanna.year);
    },
    async apply(code: string) {
      const field = by('textbox', 'Kod kuponu', SUMMARY);
      await keys.press(by('button', 'Mam kod', SUMMARY));
      await page.seeFocused(field);
      await page.keys(...code);
      await page.waitFor(field, 'element.value', code);
      await page.keys('Enter');
      await page.see(by('button', 'Usuń kupon', SUMMARY));
    },
    accept: () => keys.accept(SUMMARY),
    pay: (provider: Provider) => keys.follow(by('button', new RegExp(`^${payLabel[provider]}`), SUMMARY)),
    settle: (button: string) => keys.follow(by('button', button)),
  };
};
