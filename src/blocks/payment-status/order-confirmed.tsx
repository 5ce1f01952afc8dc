import { formatShopTime } from '#copy/site/format.ts';
import { atWork, nextSteps, type AnswerHour } from '#copy/purchase/order-next.ts';
import { resultCopy } from '#copy/purchase/result.ts';
import { WITHDRAW_LABEL } from '#copy/law/withdraw-label.ts';
import type { ServiceKind } from '#domain/product-type.ts';
import { addressPath } from '#domain/paths/address-path.ts';
import { withdrawalPath } from '#domain/paths/withdrawal-path.ts';
import { buttonClass } from '#styles/button.css.ts';
import { actions, wrap } from '#styles/layout.css.ts';
import * as late from '#styles/purchase/order-result.late.css.ts';
import * as css from '#styles/result.css.ts';
import { lead, lineLink, muted, small } from '#styles/text.css.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { MailLink } from '../mail-link.tsx';
import { ResultFrame, ResultPicture } from '../result-frame.tsx';
import { Portrait } from '../specialist/portrait.tsx';
import { CardBacks } from './card-backs.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderFacts, type OrderFactsProps } from './order-facts.tsx';

export interface OrderConfirmedProps extends OrderFactsProps {
  /** The order's own address: masked, and whole on the device that ordered. */
  email?: string | undefined;
  /** Her portrait, while the shop has her. */
  imageSrc?: string | undefined;
  /** How soon she usually answers, in a sentence; empty where nothing is known. */
  usual?: string | undefined;
  /** What was bought, where the shop knows its kind. */
  service?: ServiceKind | undefined;
  /** Where one more order of that service begins. */
  moreHref?: string | undefined;
  /** The hour of the promise in words, and as a file for calendar programs. */
  promise?: { hour: AnswerHour; calendarHref: string | undefined } | undefined;
  /** Where to write when the promised hour is past. */
  lateContact?: string | undefined;
  /** Whether this device placed the order, so that its address can be corrected here. */
  isOwnDevice?: boolean | undefined;
  /** The answer has been sent; `at` is its time, if the API returns it, `againHref` the way to the next order while it is open. */
  answered?: { at: Date | undefined; againHref: string | undefined } | undefined;
  /** The answer goes to somebody else, not before `from`; `cardHref` is the card that the giver prints. */
  gift?: { from: Date | undefined; cardHref: string } | undefined | false;
  /** Which mail the mail server refuses; `contactEmail` is where to have its address mended. */
  refusedMail?: { what: 'agreement' | 'answer'; contactEmail: string } | undefined;
  /** The order's key, for its link without scripts; with them the key lies in the browser's storage. */
  orderKey?: string | undefined;
}

/**
 * Result of a paid order (OR-1): thanks, until when the answer comes and what happens until then, or when it was sent. The
 * newsletter block follows on the page.
 */
export function OrderConfirmed({ answered, refusedMail, orderKey, ...props }: OrderConfirmedProps) {
  const { email, imageSrc, usual, service, moreHref, promise, gift, isOwnDevice, lateContact, ...facts } =
    props;
  const { paid } = resultCopy;
  const title = answered ? resultCopy.answered.title : paid.title;
  const name = facts.specialistName;
  const isAwaited = !answered && !refusedMail;
  const writeTo = refusedMail ? refusedMail.contactEmail : lateContact;
  const showsAddress = isAwaited && !gift && email !== undefined;
  const text = answered
    ? resultCopy.answered.lead(answered.at && formatShopTime(answered.at), email)
    : refusedMail
      ? refusedText(refusedMail, email, { isGift: Boolean(gift), isOwnDevice })
      : lateContact !== undefined
        ? paid.late
        : gift
          ? paid.gift(email, gift.from, promise !== undefined)
          : paid.lead(showsAddress, promise !== undefined);
  return (
    <>
      <ResultFrame
        picture={<Giver name={name} imageSrc={imageSrc} hasCards={service === 'tarot'} />}
        title={title}
      >
        {isAwaited && name !== undefined && (
          <p className={css.says}>{atWork(name, gift ? undefined : service)}</p>
        )}
        <p className={`${lead} ${css.text}`}>{text}</p>
        {isAwaited && promise && <p className={late.hour}>{promise.hour.until}</p>}
        {isAwaited && usual && <p className={muted}>{usual}</p>}
        {(showsAddress || (isOwnDevice && !answered)) && (
          <p className={late.to}>
            {showsAddress && (
              <span>
                <span>{paid.to}</span> <b>{email}</b>
              </span>
            )}{' '}
            {isOwnDevice && <MendLink orderId={facts.orderId} />}
          </p>
        )}
        {isAwaited && promise?.calendarHref && (
          <p className={css.text}>
            {/* A file, so no link of the router. */}
            <a href={promise.calendarHref} className={buttonClass.primary}>
              <Icon name="calendar" size={20} />
              <span>{paid.calendar}</span>
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
        {answered?.againHref !== undefined && (
          <p className={css.text}>
            <a href={answered.againHref} className={lineLink}>
              {resultCopy.answered.again}
            </a>
          </p>
        )}
      </ResultFrame>
      {isAwaited && name !== undefined && (
        <NextSteps steps={nextSteps(name, { service, hour: promise?.hour, isGift: Boolean(gift) })} />
      )}
      <div className={`${wrap} ${late.receipt}`}>
        <OrderFacts {...facts} />
        <div>
          {!refusedMail && <p className={`${muted} ${small}`}>{paid.spamHint}</p>}
          {writeTo !== undefined && <MailLink email={writeTo} />}
          <p className={`${actions} ${css.text}`}>
            {isAwaited && service && moreHref && <Link to={moreHref}>{paid.more[service]}</Link>}
            <Link to={withdrawalPath(facts.orderId, orderKey)}>{WITHDRAW_LABEL}</Link>
          </p>
        </div>
      </div>
    </>
  );
}

/** A gift's agreement goes to the giver, whose address the page does not know. */
const refusedText = (
  { what }: { what: 'agreement' | 'answer' },
  email: string | undefined,
  { isGift, isOwnDevice }: { isGift: boolean; isOwnDevice: boolean | undefined },
): string =>
  what === 'answer'
    ? resultCopy.paid.answerRefused(email, isOwnDevice)
    : resultCopy.paid.mailRefused(isGift ? undefined : email);

/** Link to the page that corrects the order's address: a page outside the app, so a plain anchor. */
const MendLink = ({ orderId }: { orderId: number }) => (
  <a href={addressPath(orderId)} className={late.mend}>
    <Icon name="edit" size={18} />
    <span>{resultCopy.paid.mend}</span>
  </a>
);

interface GiverProps {
  name: string | undefined;
  imageSrc: string | undefined;
  hasCards: boolean;
}

/** Who answers: her portrait with the seal before her cards, or a drawing where the shop does not know her face. */
const Giver = ({ name, imageSrc, hasCards }: GiverProps) =>
  name === undefined || imageSrc === undefined ? (
    <ResultPicture src="/art/result-paid.svg" height={300} />
  ) : (
    <div className={late.giver}>
      {hasCards && <CardBacks />}
      <Portrait fairy={{ name, imageSrc }} className={late.giverPortrait} />
      <img src="/art/pieczec.svg" alt="" width={120} height={120} className={late.giverSeal} />
    </div>
  );
