import { by } from '../../../tools/engines/engine-page.ts';
import { threeCards } from '../../e2e/support/offers.ts';
import { consentGiven, type Journey } from '../support/journey.ts';
import { orderForm, settle } from '../support/order-form.ts';

const { variantId, fairy } = threeCards;
/** As typed, as meant, and as it is mended after the order. */
const [SLIPPED, MEANT, MENDED] = ['hanna@gmial.com', 'hanna@gmail.com', 'hanna.nowa@przyklad.pl'];

export const findingJourneys: readonly Journey[] = [
  {
    title: 'a specialist first, then what she sells, then the form [EG-1] [RD-3]',
    async walk(page, { straight }) {
      await page.forget(straight, consentGiven);
      await page.open(`${straight}/tarot`);
      await page.press(by('button', new RegExp(`^Wybieram: ${fairy}, od`)));
      await page.seeFocused(by('heading', /wybierz rozkład, który prowadzi$/));
      await page.press(`label:has(input[value="${variantId}"])`);
      await page.seeFocused(by('heading', 'Podaj swoje dane'));
    },
  },
  {
    title:
      'three questions lead to a paid order, whose address is mended at its field and after it [EG-1] [RD-4] [RD-7] [R55]',
    async walk(page, { straight }) {
      const order = orderForm(page);
      await page.forget(straight, consentGiven);
      await page.open(`${straight}/pomoz-mi-wybrac`);
      for (const [answer, on] of [
        ['HEARTH', 'Dalej'],
        ['middle', 'Dalej'],
        ['direct', 'Pokaż wybór'],
      ] as const) {
        await page.press(`label:has(input[value="${answer}"])`);
        await page.press(by('button', on));
      }
      await page.press(by('link', 'Biorę ten wybór'));
      await page.seeFocused(by('heading', 'Podaj swoje dane'));
      await order.fill(SLIPPED);
      await order.mendSlip(MEANT);
      await order.accept();
      await order.pay('PAYU');
      await settle(page, 'Zapłać');
      await page.see(by('heading', 'Zamówienie potwierdzone'));
      await page.seeText(MEANT);
      await page.follow(by('link', 'Popraw adres'));
      // The address that stands there goes first.
      await page.read(by('textbox', 'Prawidłowy adres e-mail'), `element.value = ''`);
      await page.type(by('textbox', 'Prawidłowy adres e-mail'), MENDED);
      await page.type(by('textbox', 'Powtórz adres'), MENDED);
      await page.follow(by('button', 'Popraw adres'));
      await page.see(by('heading', 'Adres poprawiony'));
    },
  },
];
