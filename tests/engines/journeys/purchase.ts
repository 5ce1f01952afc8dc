import { expect } from '@playwright/test';
import { by, type EnginePage } from '../../../tools/engines/engine-page.ts';
import { priceText, threeCards } from '../../e2e/support/offers.ts';
import { isWholeProof } from '../../../tools/proof.ts';
import { FaultyLine } from '../support/faulty-line.ts';
import { consentGiven, type Journey } from '../support/journey.ts';
import { orderForm, settle } from '../support/order-form.ts';

const { variantId, fairy, price, link } = threeCards;
const discounted = priceText(Math.round(price * 85) / 100);

const TOPIC = 'O zmianie pracy.';

const UPPER_CORNER = `
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top } = element.getBoundingClientRect();
  return [Math.round(left) + 20, Math.round(top) + 40];`;

const choose = async (page: EnginePage) => {
  await page.press(`label:has(input[value="${variantId}"])`);
  await page.see(by('button', new RegExp(`^Wybieram: ${fairy}, [0-9]`)));
  // Her picture, which the button covers with all of the card.
  const [x, y] = await page.read<[number, number]>(`#wrozka img[alt="${fairy}"]`, UPPER_CORNER);
  await page.engine.press(x, y);
  await page.seeFocused(by('heading', 'Podaj swoje dane'));
  await page.untilStill();
};

const PAYMENT_PAGE = `location.pathname.startsWith('/sandbox/pay/') && document.readyState === 'complete'`;

/** How many orders have been sent over a line. */
const ordersOn = ({ passed }: FaultyLine) =>
  passed.filter(({ method, path }) => method === 'POST' && path === '/api/order').length;

/** Walked in `npm run prove` alone: `npm test` takes this way in Chromium (e2e/arrival.spec.ts). */
export const declinedJourneys: readonly Journey[] = [
  {
    title: 'declined at Stripe and tried again with what was typed [EG-1] [OR-2] [OR-6] [RD-2]',
    async walk(page, { straight }) {
      const order = orderForm(page);
      await page.forget(straight, consentGiven);
      await page.open(`${straight}/tarot`);
      await choose(page);
      await order.fillTopic(TOPIC);
      await order.fill();
      await order.accept();
      await order.pay('STRIPE');
      // A refused card leaves the customer on the payment page.
      await page.press(by('button', 'Odrzuć płatność'));
      await page.seeText('Karta odrzucona');
      await settle(page, 'Anuluj i wróć');
      await page.see(by('heading', 'Zamówienie nieudane'));
      await page.follow(by('link', 'Spróbuj ponownie'));
      await page.seeFocused(by('heading', 'Sprawdź i zapłać'));
      await order.seeFilled();
      await order.seeTopic(TOPIC);
      await order.seeAccepted(false);
      await order.accept();
      await order.pay('STRIPE');
      await settle(page, 'Zapłać');
      await page.see(by('heading', 'Zamówienie potwierdzone'));
    },
  },
];

export const purchaseJourneys: readonly Journey[] = [
  {
    title: 'back from the payment page: the page as it was left, and its buttons work [EG-1] [U2]',
    async walk(page, { straight }) {
      const order = orderForm(page);
      const { keepsPages } = page.engine;
      const line = await new FaultyLine(straight).open();
      try {
        await page.forget(line.url, consentGiven);
        await page.open(line.url + link);
        await order.fill();
        await order.apply('PAPROC15');
        await order.seeAmount(discounted);
        await order.accept();
        await page.run(
          `addEventListener('pageshow', ({ persisted }) => { window.kept = (window.kept ?? 0) + persisted; })`,
        );
        const providers = isWholeProof ? (['PAYU', 'STRIPE'] as const) : (['PAYU'] as const);
        for (const [before, provider] of providers.entries()) {
          await order.pay(provider);
          await page.until(PAYMENT_PAGE);
          expect(ordersOn(line), 'one order by each press').toBe(before + 1);
          await page.back();
          await page.until(`location.pathname === '/tarot'`);
          // Out of the back/forward cache, not loaded anew.
          if (keepsPages) await page.until('window.kept === arguments[0]', before + 1);
          await order.seeFilled();
          if (keepsPages) {
            await order.seeAmount(discounted);
            await order.seeAccepted(true);
          } else await order.accept();
          await order.seeButtonsLive();
        }
        await order.pay('STRIPE');
        await settle(page, 'Zapłać');
        await page.see(by('heading', 'Zamówienie potwierdzone'));
        expect(ordersOn(line), 'no order by itself').toBe(providers.length + 1);
      } finally {
        line.close();
      }
    },
  },
];
