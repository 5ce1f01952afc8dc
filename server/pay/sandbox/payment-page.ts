import { formatPrice } from '#copy/site/format.ts';
import { PAYMENT_LABEL } from '#copy/purchase/payment.ts';
import { PROVIDER_NAME } from '#copy/purchase/provider-name.ts';
import { html, type Html } from '#server/plain-pages/html.ts';
import { plainPage } from '#server/plain-pages/plain-page.ts';
import { afterPath } from './after-payment-page.ts';
import { isExpired, type SandboxPayment } from './sandbox-payments.ts';
import { SCENARIOS, type Scenario, type ScenarioName } from './scenarios.ts';
import { sandboxTexts as texts } from './texts.ts';

const mark = html`<p class="mark" role="note"><strong>${texts.mark}</strong><br />${texts.markLead}</p>`;

/** The hosted payment page of the sandbox (EM-3). `isDeclined`: a card was declined on it just now. */
export function paymentPage(payment: SandboxPayment, isDeclined = false): string {
  const open = payment.status === 'OPEN' && !isExpired(payment);
  return plainPage(
    `${texts.title} (${texts.mark})`,
    html`<main>
      ${mark}
      <h1>${texts.title}</h1>
      ${isDeclined && html`<p role="alert">${texts.declined}</p>`}
      <dl>
        <dt>${texts.order}</dt>
        <dd>${payment.description}</dd>
        <dt>${texts.amount}</dt>
        <dd>${formatPrice(payment.amount)}</dd>
        <dt>${texts.provider}</dt>
        <dd>${PROVIDER_NAME[payment.provider]} (${PAYMENT_LABEL[payment.provider]})</dd>
      </dl>
      ${open ? buttons(payment) : backLink(payment)}
      ${payment.status === 'PAID' && html`<p><a href="${afterPath(payment)}">${texts.after}</a></p>`}
    </main>`,
  );
}

/** The page for an unknown payment. */
export const missingPage = (): string =>
  plainPage(
    texts.missingTitle,
    html`<main>
      ${mark}
      <h1>${texts.missingTitle}</h1>
      <p>${texts.missing}</p>
    </main>`,
  );

const backLink = (payment: SandboxPayment) =>
  html`<p>${isExpired(payment) ? texts.expired : texts.closed}</p>
    <p><a href="${payment.returnUrl}">${texts.back}</a></p>`;

function buttons(payment: SandboxPayment): Html {
  const names = Object.keys(SCENARIOS) as ScenarioName[];
  const offered = names
    .map((name): [ScenarioName, Scenario] => [name, SCENARIOS[name]])
    .filter(([, { only }]) => only === undefined || only === payment.provider);
  const forms = (which: typeof offered) => which.map(([name, scenario]) => form(payment, name, scenario));
  return html`${forms(offered.filter(([, { explanation }]) => explanation === undefined))}
    <h2>${texts.awkward}</h2>
    <p class="muted">${texts.awkwardLead}</p>
    ${forms(offered.filter(([, { explanation }]) => explanation !== undefined))}`;
}

const form = (payment: SandboxPayment, name: ScenarioName, { label, explanation }: Scenario) =>
  html`<form method="post" action="/sandbox/pay/${encodeURIComponent(payment.id)}">
<button${name === 'pay' && html` class="main"`} name="scenario" value="${name}"${explanation !== undefined && html` aria-describedby="about-${name}"`}>${label}</button>
${explanation !== undefined && html`<p id="about-${name}">${explanation}</p>`}
</form>`;
