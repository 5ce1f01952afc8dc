import { formatShopTime } from '#copy/format.ts';
import { usualTime } from '#domain/specialists/response-time.ts';
import { resultCopy } from '#copy/result.ts';
import { WITHDRAW_LABEL } from '#copy/withdraw-label.ts';
import type { ServiceKind } from '#domain/product-type.ts';
import { addressPath } from '#domain/paths/address-path.ts';
import { withdrawalPath } from '#domain/paths/withdrawal-path.ts';
import * as css from '#styles/result.css.ts';
import { lead, lineLink, muted, small } from '#styles/text.css.ts';
import { Link } from '../link.tsx';
import { Portrait } from '../specialist/portrait.tsx';
import { MailLink } from '../mail-link.tsx';
import { OrderFacts, type OrderFactsProps } from './order-facts.tsx';
import { ResultFrame, ResultPicture } from '../result-frame.tsx';

export interface OrderConfirmedProps extends OrderFactsProps {
  /** The order's own address: masked, and whole on the device that ordered. */
  email?: string | undefined;
  /** Her portrait and usual time, while the shop has her. */
  specialist?: { imageSrc: string | undefined; responseTime: string | undefined } | undefined;
  /** What was bought, where the shop knows its kind. */
  service?: ServiceKind | undefined;
  /** Until when the answer is promised, in words. */
  until?: string | undefined;
  /** The device that ordered: here its address can be mended. */
  isOwnDevice?: boolean | undefined;
  /** The answer has been sent; `at` is its time, if the API returns it, `againHref` the way to the next order. */
  answered?: { at: Date | undefined; againHref: string } | undefined;
  /** The answer goes to somebody else, not before `from`; `cardHref` is the card that the giver prints. */
  gift?: { from: Date | undefined; cardHref: string } | undefined | false;
  /** The mail server refuses that address; `contactEmail` is where to have it mended. */
  refusedMail?: { contactEmail: string } | undefined;
  /** The order's key, for its link without scripts; with them the key lies in the browser's storage. */
  orderKey?: string | undefined;
}

/**
 * Result of a paid order (OR-1): thanks and when the answer arrives, or when it was sent. The newsletter block follows
 * on the page.
 */
export function OrderConfirmed({ email, answered, refusedMail, orderKey, ...props }: OrderConfirmedProps) {
  const { specialist, service, until, gift, isOwnDevice = false, ...facts } = props;
  const { paid } = resultCopy;
  const title = answered ? resultCopy.answered.title : paid.title;
  const name = facts.specialistName;
  const text = answered
    ? resultCopy.answered.lead(answered.at && formatShopTime(answered.at), email)
    : refusedMail
      ? paid.mailRefused(gift ? undefined : email)
      : gift
        ? paid.gift(email, gift.from)
        : paid.lead(email);
  const isAwaited = !answered && !refusedMail;
  const usual = usualTime(specialist?.responseTime ?? '');
  return (
    <ResultFrame picture={<Giver name={name} imageSrc={specialist?.imageSrc} />} title={title}>
      {isAwaited && name !== undefined && <p className={css.says}>{paid.says(name, service)}</p>}
      <p className={`${lead} ${css.text}`}>{text}</p>
      {isAwaited && until !== undefined && <p className={css.hour}>{until}</p>}
      {isAwaited && name !== undefined && usual !== '' && (
        <p className={`${muted} ${small}`}>{paid.usual(name, usual)}</p>
      )}
      {!answered && isOwnDevice && (
        <p className={css.text}>
          {/* Another program's page, so no link of the router. */}
          <a href={addressPath(facts.orderId)} className={lineLink}>
            {paid.mend}
          </a>
        </p>
      )}
      {gift && (
        <p className={css.text}>
          <a href={gift.cardHref} className={lineLink}>
            {paid.giftCard}
          </a>
        </p>
      )}
      {answered && (
        <p className={css.text}>
          <a href={answered.againHref} className={lineLink}>
            {resultCopy.answered.again}
          </a>
        </p>
      )}
      <OrderFacts {...facts} />
      {refusedMail ? (
        <p className={css.text}>
          <MailLink email={refusedMail.contactEmail} />
        </p>
      ) : (
        <p className={`${muted} ${small} ${css.text}`}>{paid.spamHint}</p>
      )}
      <p className={css.text}>
        <Link to={withdrawalPath(facts.orderId, orderKey)}>{WITHDRAW_LABEL}</Link>
      </p>
    </ResultFrame>
  );
}

/** Who answers: her portrait with the seal, or a drawing where the shop does not know her face. */
const Giver = ({ name, imageSrc }: { name: string | undefined; imageSrc: string | undefined }) =>
  name === undefined || imageSrc === undefined ? (
    <ResultPicture src="/art/result-paid.svg" height={300} />
  ) : (
    <div className={css.giver}>
      <Portrait fairy={{ name, imageSrc }} className={css.giverPortrait} />
      <img src="/art/pieczec.svg" alt="" width={120} height={120} className={css.giverSeal} />
    </div>
  );
