import { Typed } from '#desk/ui/typed.tsx';
import { PROVIDER_NAME } from '#copy/purchase/provider-name.ts';
import { formatMoney, formatPrice } from '#copy/site/format.ts';
import { orderCopy as copy } from '#desk/copy/order.ts';
import { formatMoment } from '#desk/copy/time.ts';
import type { Order } from '#desk/domain/wire.ts';
import { rows } from '#styles/desk/order.css.ts';
import { panel } from '#styles/desk/blocks.css.ts';
import { pathOf } from '#desk/pages.ts';
import { DeskButton } from '#desk/ui/desk-button.tsx';
import { MenuLink } from '#desk/ui/menu-link.tsx';
import { orderMailCopy } from './order-mail-copy.ts';
import { hidden } from '#styles/text.css.ts';
import { shellCopy } from '#desk/copy/shell.ts';

export interface PaymentFactsProps {
  order: Order;
  now: number;
  /** The whole address, after it was requested. */
  address: { email: string; giftEmail?: string } | undefined;
  /** Why the request for the whole address failed. */
  problem: string | undefined;
  onShowAddress: () => void;
}

/** What has come for a paid order, where that is another amount than asked. */
const receivedOf = ({ amount, difference }: NonNullable<Order['payment']>) =>
  difference?.isDecided ? formatMoney(difference.amount, difference.currency) : formatPrice(amount);

/** Customer and payment, which only an owner gets. */
export function PaymentFacts({ order, now, address, problem, onShowAddress }: PaymentFactsProps) {
  const { payment, email, giftEmail, ordersOfCustomer, customerKey, paidAt, resultPage } = order;
  if (!payment && email === undefined) return null;
  return (
    <section className={panel} aria-labelledby="platnosc">
      <h2 id="platnosc">{copy.customer}</h2>
      <dl className={rows}>
        {email !== undefined && (
          <div>
            <dt>{copy.address}</dt>
            <dd aria-live="polite">
              <Typed>{address?.email ?? email}</Typed>
              {address === undefined && (
                <DeskButton kind="quiet" onPress={onShowAddress}>
                  {copy.showAddress}
                </DeskButton>
              )}
              {problem !== undefined && <small role="alert">{problem}</small>}
              {order.strippedAt === undefined && (
                <MenuLink to={pathOf('orderMail', { orderId: order.orderId })}>{orderMailCopy.link}</MenuLink>
              )}
            </dd>
          </div>
        )}
        {giftEmail !== undefined && (
          <div>
            <dt>{copy.giftAddress}</dt>
            <dd>
              <Typed>{address?.giftEmail ?? giftEmail}</Typed>
            </dd>
          </div>
        )}
        {ordersOfCustomer !== undefined && (
          <div>
            <dt>{copy.orders}</dt>
            <dd>
              <span>{(paidAt === null ? copy.paidBefore : copy.nth)(ordersOfCustomer)}</span>{' '}
              {customerKey !== undefined && (
                <MenuLink to={pathOf('customer', { customerKey })}>{copy.customerPage}</MenuLink>
              )}
            </dd>
          </div>
        )}
        {payment && (
          <>
            <div>
              <dt>{paidAt === null ? copy.unpaid : copy.paid}</dt>
              <dd>
                <span>{paidAt === null ? formatPrice(payment.amount) : receivedOf(payment)}</span>
                <small>
                  {[
                    PROVIDER_NAME[payment.provider],
                    paidAt === null ? copy.paymentStatus[payment.status] : formatMoment(paidAt, now),
                  ].join(', ')}
                </small>
              </dd>
            </div>
            <div>
              <dt>{copy.coupon}</dt>
              <dd>
                <span>{payment.couponCode ?? copy.noCoupon}</span>
                {payment.couponCode !== undefined && (
                  <small>{copy.fullPrice(formatPrice(payment.fullPrice))}</small>
                )}
              </dd>
            </div>
            {payment.providerPaymentId !== undefined && (
              <div>
                <dt>{copy.providerPayment}</dt>
                <dd>{payment.providerPaymentId}</dd>
              </div>
            )}
          </>
        )}
        {order.consents && <ConsentFacts consents={order.consents} now={now} />}
        {resultPage.url !== undefined && (
          <div>
            <dt>{copy.resultPage}</dt>
            <dd>
              <a href={resultPage.url} target="_blank" rel="noreferrer">
                {copy.open} <span className={hidden}>({shellCopy.newTab})</span>
              </a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** What the customer has agreed to; without an early start she may withdraw even after the answer. */
function ConsentFacts({ consents, now }: { consents: NonNullable<Order['consents']>; now: number }) {
  const terms = consents.find(({ kind }) => kind === 'terms');
  const earlyStart = consents.find(({ kind }) => kind === 'early-start');
  return (
    <>
      {terms && (
        <div>
          <dt>{copy.terms}</dt>
          <dd>
            <span>{formatMoment(terms.at, now)}</span>
            <small>{copy.version(terms.version)}</small>
          </dd>
        </div>
      )}
      <div>
        <dt>{copy.earlyStart}</dt>
        <dd>
          <span>{earlyStart ? formatMoment(earlyStart.at, now) : copy.noEarlyStart}</span>
          {earlyStart && <small>{copy.version(earlyStart.version)}</small>}
        </dd>
      </div>
    </>
  );
}
