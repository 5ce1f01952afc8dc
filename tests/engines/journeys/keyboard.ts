import { expect } from '@playwright/test';
import { by, type EnginePage } from '../../../tools/engines/engine-page.ts';
import { birth } from '../../e2e/support/birth-section.ts';
import { priceText, threeCards } from '../../e2e/support/offers.ts';
import { hanna } from '../../e2e/support/order-page.ts';
import { consentGiven, type Journey } from '../support/journey.ts';
import { keyboard, orderByKeys } from '../support/keyboard.ts';
import { orderForm } from '../support/order-form.ts';

const { link, fairy, price } = threeCards;
const discounted = priceText(Math.round(price * 85) / 100);
const CONFIRMED = by('heading', 'Zamówienie potwierdzone');

/** The skip link is the first stop of a page and leads to its main part. */
async function skip(page: EnginePage): Promise<void> {
  await page.keys('Tab');
  await page.seeFocused(by('link', 'Przejdź do treści'));
  await page.keys('Enter');
  await page.seeFocused('main');
}

/** Walks with a Tab that passes over links, where an engine has one: no step may need a link. */
async function withoutLinks(page: EnginePage, walk: () => Promise<void>): Promise<void> {
  await page.engine.passLinks?.(true);
  await walk().finally(() => page.engine.passLinks?.(false));
}

/** The purchase, which `npm test` walks, too. */
export const keyboardPurchase: Journey = {
  title:
    'a reading with a coupon, paid by PayU, by keys alone and without a link [EG-1] [OP-1] [OF-8] [OR-1] [A5] [A12]',
  async walk(page, { straight }) {
    const order = orderByKeys(page);
    await page.forget(straight);
    await page.open(`${straight}/tarot`);
    await skip(page);
    await withoutLinks(page, async () => {
      await order.choose();
      await order.fill();
      await order.apply('PAPROC15');
      await orderForm(page).seeAmount(discounted);
      await order.accept();
      await order.pay('PAYU');
      await order.settle('Zapłać');
      await page.see(CONFIRMED);
      await page.seeText(discounted);
    });
  },
};

/** What is walked by keys in `npm run prove` alone. */
export const keyboardJourneys: readonly Journey[] = [
  {
    title: 'declined at Stripe and tried again, by keys alone [EG-1] [OR-2] [OR-6] [U31]',
    async walk(page, { straight }) {
      const order = orderByKeys(page);
      const keys = keyboard(page);
      await page.forget(straight, consentGiven);
      await page.open(straight + link);
      await order.fill();
      await order.accept();
      await order.pay('STRIPE');
      await keys.press(by('button', 'Odrzuć płatność'));
      await page.seeText('Karta odrzucona');
      await order.settle('Anuluj i wróć');
      await page.see(by('heading', 'Zamówienie nieudane'));
      await keys.follow(by('link', 'Spróbuj ponownie'));
      await orderForm(page).seeFilled();
      await orderForm(page).seeAccepted(false);
      await order.accept();
      await order.pay('STRIPE');
      await order.settle('Zapłać');
      await page.see(CONFIRMED);
    },
  },
  {
    title: 'a reading ordered on the page without scripts, by keys alone and without a link [EG-1]',
    async walk(page, { straight }) {
      const keys = keyboard(page);
      // But the few lines that set the theme before the paint.
      const fetched = 'return [...document.scripts].filter(({ src, type }) => src || type).length';
      const seeNoScripts = async () => expect(await page.run(fetched)).toBe(0);
      await page.forget(straight, consentGiven);
      await page.open(`${straight}/zamow/tarot`);
      await seeNoScripts();
      await skip(page);
      await withoutLinks(page, async () => {
        await page.tabTo(by('radio', /^Jedna karta/));
        await page.keys('ArrowDown');
        await page.waitFor(by('radio', new RegExp(`^${threeCards.variant}`)), 'element.checked', true);
        await keys.press(by('button', 'Dalej'));
        await keys.press(by('button', new RegExp(`^Wybieram: ${fairy},`)));
        const date = by('group', 'Data urodzenia');
        await keys.type(by('textbox', 'Imię'), hanna.firstName);
        await keys.type(by('textbox', 'Adres e-mail'), hanna.email);
        await keys.type(by('textbox', 'Powtórz e-mail'), hanna.email);
        await keys.type(by('textbox', 'Dzień', date), hanna.day);
        const month = by('combobox', /^Miesiąc/, date);
        await page.tabTo(month);
        await page.keys(...hanna.month.slice(0, 3));
        await page.waitFor(month, 'element.selectedOptions[0].text', hanna.month);
        await keys.type(by('textbox', 'Rok', date), hanna.year);
        await keys.accept();
        await seeNoScripts();
        await keys.follow(by('button', /^Płatność online/));
        await keys.follow(by('button', 'Zapłać'));
        await page.see(CONFIRMED);
      });
    },
  },
  {
    title: 'a birth chart by keys alone [EG-1] [BH-2] [BH-6]',
    async walk(page, { straight }) {
      const keys = keyboard(page);
      const form = by('form', 'Horoskop urodzeniowy');
      const city = by('combobox', /^Miasto urodzenia/, form);
      await page.forget(straight, consentGiven);
      await page.open(straight);
      await skip(page);
      await keys.type(by('textbox', 'Imię', form), birth.name);
      await keys.typeMoment('#urodziny-birthDate', birth.date);
      await keys.typeMoment('#urodziny-birthTime', birth.time);
      await page.tabTo(city);
      await page.keys(...'Krak');
      await page.see(by('option', /^Kraków/));
      await page.keys('ArrowDown', 'Enter');
      await page.waitFor(city, `element.value.startsWith('Kraków')`, true);
      await keys.type(by('textbox', 'Adres e-mail', form), birth.email);
      await keys.accept(form);
      await keys.press(by('button', 'Oblicz horoskop', form));
      await page.see(by('img', /^Wykres horoskopu urodzeniowego/));
      await page.seeFocused(by('heading', /tak wyglądało twoje niebo$/));
    },
  },
  {
    title: 'a message and the newsletter by keys alone [EG-1] [CO-2] [NL-1]',
    async walk(page, { straight }) {
      const keys = keyboard(page);
      const letter = by('form', 'Napisz do nas');
      await page.forget(straight, consentGiven);
      await page.open(`${straight}/kontakt`);
      await skip(page);
      await keys.type(by('textbox', 'Imię', letter), 'Hanna');
      await keys.type(by('textbox', 'Nazwisko', letter), 'Żółć');
      await keys.type(by('textbox', 'Adres e-mail', letter), hanna.email);
      await keys.type(by('textbox', 'Wiadomość', letter), 'Dzień dobry!');
      await keys.press(by('button', 'Wyślij', letter));
      await page.seeText('Dziękujemy za wiadomość!');

      const newsletter = by('form', 'Odbierz e-book „Dwanaście nocy”');
      await page.open(straight);
      await skip(page);
      await keys.type(by('textbox', 'Adres e-mail', newsletter), `${page.engine.name}@przyklad.pl`);
      await keys.accept(newsletter);
      await keys.press(by('button', 'Pobierz darmowy e-book', newsletter));
      await page.seeText('Dziekujemy!');
    },
  },
  {
    title:
      'menu, dialogs, consent and theme by keys alone: focus goes in, stays in and comes back [EG-1] [A29] [SH-1] [SH-4] [SH-9]',
    async walk(page, { straight }) {
      const keys = keyboard(page);
      const menu = by('dialog', 'Menu');
      const menuButton = by('button', 'Otwórz menu');
      await page.forget(straight);
      await page.open(`${straight}/tarot`);

      await keys.press(by('button', 'Ustawienia'));
      const settings = by('dialog', 'Ustawienia cookies');
      await keys.press(by('checkbox', /^Statystyki/, settings), ' ');
      await keys.press(by('button', 'Zapisz wybór', settings));
      await page.seeNo(settings);
      await page.until(
        `(({ analytics, marketing }) => analytics && !marketing)(JSON.parse(localStorage.getItem('consent')))`,
      );

      const theme = by('button', /Zmień na/);
      const before = await page.run('return document.documentElement.dataset.theme ?? ""');
      await keys.press(theme);
      await page.until(`(document.documentElement.dataset.theme ?? '') !== arguments[0]`, before);
      await page.seeFocused(theme);

      await keys.openAndClose(menuButton, menu);
      await keys.openAndClose(by('button', `Więcej: ${fairy}`), by('dialog', fairy));
      await page.open(`${straight}/tarot`);
      await keys.press(menuButton);
      await keys.follow(by('link', 'Rytuały', menu));
      await page.until(`location.pathname === '/rytualy'`);
      await page.seeNo(menu);

      await page.forget(straight);
      await page.open(`${straight}/tarot`);
      await keys.press(by('button', 'Tylko niezbędne'));
      await page.until(`JSON.parse(localStorage.getItem('consent')).analytics === false`);
      await page.seeNo(by('region', /^Ciasteczka/));
    },
  },
];
