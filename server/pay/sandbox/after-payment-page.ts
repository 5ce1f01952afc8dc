import { html } from '#server/plain-pages/html.ts';
import { plainPage } from '#server/plain-pages/plain-page.ts';
import { REFUND_SCENARIOS } from './refund-scenarios.ts';
import type { SandboxPayment } from './sandbox-payments.ts';
import { sandboxTexts as texts } from './texts.ts';

/** Path of the page on which a tester plays the provider's dashboard and the customer's bank. */
export const afterPath = ({ id }: Pick<SandboxPayment, 'id'>) => `/sandbox/pay/${encodeURIComponent(id)}/after`;

/** The page of a paid payment: how its refunds go, a refund by hand, a dispute (Stripe alone reports them). */
export function afterPaymentPage(payment: SandboxPayment): string {
  const button = (name: string, value: string, label: string) =>
    html`<p><button name="${name}" value="${value}">${label}</button></p> `;
  return plainPage(
    `${texts.after} (${texts.mark})`,
    html`<main>
      <p class="mark" role="note"><strong>${texts.mark}</strong><br />${texts.markLead}</p>
      <h1>${texts.after}</h1>
      <p class="muted">${texts.refundsLead}</p>
      <form method="post" action="${afterPath(payment)}">
        ${Object.entries(REFUND_SCENARIOS).map(([name, { label }]) =>
          button('refunds', name, name === payment.refundScenario ? `${label} (${texts.chosen})` : label),
        )}
        ${button('do', 'refund', texts.byHand)}
        ${
          payment.provider === 'STRIPE' && [
            button('do', 'dispute', texts.dispute),
            button('do', 'won', texts.disputeWon),
            button('do', 'lost', texts.disputeLost),
          ]
        }
      </form>
    </main>`,
  );
}
