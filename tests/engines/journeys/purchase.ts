import { by, type EnginePage } from '../../../tools/engines/engine-page.ts';
import { priceText, threeCards } from '../../e2e/support/offers.ts';
import { consentGiven, type Journey } from '../support/journey.ts';
import { orderForm, settle } from '../support/order-form.ts';

const { variantId, fairy, price, link } = threeCards;
const discounted = priceText(Math.round(price * 85) / 100);

const choose = async (page: EnginePage) => {
  await page.press(`label:has(input[value="${variantId}"])`);
  await page.press(by('button', new RegExp(`^Wybieram: ${fairy},`)));
};

export const purchaseJourneys: readonly Journey[] = [
  {
    title: 'a reading with a coupon, paid by PayU [EG-1] [OP-1] [OF-8] [OR-1]',
    async walk(page, { straight }) {
      const order = orderForm(page);
      await page.forget(straight);
      await page.open(`${straight}/tarot`);
      await page.press(by('button', 'Tylko niezbędne'));
      await choose(page);
      await order.fill();
      await order.apply('PAPROC15');
      await order.seeAmount(discounted);
      await order.accept();
      await order.pay('PAYU');
      await settle(page, 'Zapłać');
      await page.see(by('heading', 'Zamówienie potwierdzone'));
      await page.seeText(discounted);
    },
  },
  {
    title: 'declined at Stripe and tried again with what was typed [EG-1] [OR-2] [OR-6]',
    async walk(page, { straight }) {
      const order = orderForm(page);
      await page.forget(straight, consentGiven);
      await page.open(straight + link);
      await order.fill();
      await order.accept();
      await order.pay('STRIPE');
      // A refused card leaves the customer on the payment page.
      await page.press(by('button', 'Odrzuć płatność'));
      await page.seeText('Karta odrzucona');
      await settle(page, 'Anuluj i wróć');
      await page.see(by('heading', 'Zamówienie nieudane'));
      await page.follow(by('link', 'Spróbuj ponownie'));
      await order.seeFilled();
      await order.seeAccepted(false);
      await order.accept();
      await order.pay('STRIPE');
      await settle(page, 'Zapłać');
      await page.see(by('heading', 'Zamówienie potwierdzone'));
    },
  },
  {
    title: 'back from the payment page: the page as it was left, and its buttons work [EG-1] [U2]',
    async walk(page, { straight }) {
      const order = orderForm(page);
      await page.forget(straight, consentGiven);
      await page.open(straight + link);
      await order.fill();
      await order.apply('PAPROC15');
      await order.seeAmount(discounted);
      await order.accept();
      await page.run(`addEventListener('pageshow', ({ persisted }) => { window.isKept = persisted; })`);
      await order.pay('PAYU');
      await page.until(`location.pathname.startsWith('/sandbox/pay/') && document.readyState === 'complete'`);
      await page.back();
      await page.until(`location.pathname === '/tarot'`);
      // Out of the back/forward cache, not loaded anew.
      if (page.engine.keepsPages) await page.until('window.isKept === true');
      await order.seeFilled();
      if (page.engine.keepsPages) {
        await order.seeAmount(discounted);
        await order.seeAccepted(true);
      } else await order.accept();
      await order.pay('STRIPE');
      await settle(page, 'Zapłać');
      await page.see(by('heading', 'Zamówienie potwierdzone'));
    },
  },
];
