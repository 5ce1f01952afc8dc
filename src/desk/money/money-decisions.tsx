import { providerReason } from './provider-reasons.ts';
import { pathOf } from '#desk/pages.ts';
import { NOTHING } from '#domain/grosze.ts';
import { MADE_BY_HAND } from '#domain/payment.ts';
import { formatAmount, moneyCopy as copy } from './money-copy.ts';
import type { MoneyDecision } from '#desk/domain/wire.ts';
import { decisions as list } from '#styles/desk/queue.css.ts';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { Notice } from '#desk/ui/notice.tsx';

/** Most decisions shown expanded; more would push the queue off a phone's screen. */
const SHOWN = 4;

function inWords({
  kind,
  amount: known,
  currency,
  asked = NOTHING,
  otherOrderId,
  detail,
}: MoneyDecision): string {
  if (kind === 'provider-differs' && known === undefined) return copy.decisionDiffers;
  const sum = formatAmount(known ?? NOTHING, currency);
  if (kind === 'difference') return copy.decisionKind[kind](sum, formatAmount(asked));
  if (kind === 'refund-failed' && detail === MADE_BY_HAND) return copy.decisionByHand(sum);
  return copy.decisionKind[kind](kind === 'paid-twice' ? String(otherOrderId ?? '') : sum);
}

const DecisionList = ({ decisions }: { decisions: readonly MoneyDecision[] }) => (
  <ul className={list}>
    {decisions.map((decision) => (
      // One order may have two doubts or refunds of a kind.
      <li key={Object.values(decision).join(' ')}>
        <MenuLink to={pathOf('order', { orderId: decision.orderId })}>{decision.orderId}</MenuLink>:{' '}
        <span>{inWords(decision)}</span>
        {decision.detail !== undefined && (
          <small>
            {' '}
            (<span>{providerReason(decision.detail)}</span>)
          </small>
        )}
      </li>
    ))}
  </ul>
);

/** What an owner has to decide about money, each a link to its order; absent when there is nothing. */
export const MoneyDecisions = ({ decisions }: { decisions: readonly MoneyDecision[] }) =>
  decisions.length === 0 ? null : (
    <section aria-label={copy.decisions}>
      <Notice kind="bad" title={`${copy.decisions}: ${decisions.length}`} live>
        <DecisionList decisions={decisions.slice(0, SHOWN)} />
        {decisions.length > SHOWN && (
          <details>
            <summary>{copy.moreDecisions(decisions.length - SHOWN)}</summary>
            <DecisionList decisions={decisions.slice(SHOWN)} />
          </details>
        )}
      </Notice>
    </section>
  );
