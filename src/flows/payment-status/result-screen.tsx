import { afterPaint } from '#browser/after-paint.ts';
import { BIRTH_PATH } from '#domain/paths/birth-path.ts';
import { useLayoutEffect, useRef } from 'react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { paymentStatusMachine } from '#machines/payment-status.machine.ts';
import { OrderCalledOff } from '#blocks/payment-status/order-called-off.tsx';
import { OrderConfirmed } from '#blocks/payment-status/order-confirmed.tsx';
import { OrderFailed } from '#blocks/payment-status/order-failed.tsx';
import { OrderInProgress } from '#blocks/payment-status/order-in-progress.tsx';
import { OrderUnknown } from '#blocks/payment-status/order-unknown.tsx';
import { answerHour, usualAnswer } from '#copy/purchase/order-next.ts';
import { answerCalendarPath } from '#domain/paths/answer-calendar-path.ts';
import { giftCardPath } from '#domain/paths/gift-card-path.ts';
import { againPath } from '#domain/paths/again-path.ts';
import { OrderUnreachable } from '#blocks/payment-status/order-unreachable.tsx';
import type { KeptOrder } from './kept-order.ts';
import { useMinute } from './use-minute.ts';
import { promisedUntil } from '#domain/promised-until.ts';
import { readProductType, serviceKindOf, type ServiceKind } from '#domain/product-type.ts';
import { SERVICE_PAGES } from '#page/service-pages.ts';

export interface ResultScreenProps extends Pick<
  ResultViewProps,
  'contactEmail' | 'retryTo' | 'kept' | 'hasCalendar'
> {
  actor: ActorRefFrom<typeof paymentStatusMachine>;
}

export interface ResultViewProps {
  snapshot: SnapshotFrom<typeof paymentStatusMachine>;
  now: Date;
  contactEmail: string;
  /** Link back to the same choice; known only on the device that placed the order (OR-6). */
  retryTo: string | undefined;
  /** What that device keeps of it. */
  kept?: Pick<KeptOrder, 'words' | 'holds'> | undefined;
  /** The API's own server makes files for calendar programs. */
  hasCalendar: boolean;
  /** The order's key, for links without scripts. */
  orderKey?: string;
  /** Missing without scripts, where a link of the page's own checks again. */
  onCheckAgain?: () => void;
}

/** The result of an order that is being followed. */
export function ResultScreen({ actor, ...view }: ResultScreenProps) {
  const snapshot = useSelector(actor, (current) => current);
  const now = useMinute();
  const isDue = isAnswerDue(snapshot, now);
  const wasDue = useRef(isDue);
  // The promised hour passes on a page that stands open: the answer may have come since it asked. Before the paint, so
  // that it never says it is late when it is not.
  useLayoutEffect(() => {
    if (isDue && wasDue.current === false) actor.send({ type: 'check.again' });
    wasDue.current = isDue;
  }, [actor, isDue]);
  return (
    <ResultView
      {...view}
      snapshot={snapshot}
      now={now}
      onCheckAgain={() => {
        actor.send({ type: 'check.again' });
        afterPaint(keepFocus);
      }}
    />
  );
}

/** The pressed button is gone where the page says for now that it waits. */
function keepFocus() {
  if (document.activeElement === document.body) document.querySelector('h1')?.focus();
}

/** When the order was paid whose promised hour counts: a gift that waits for its day has no hour of its own. */
const promisedSince = ({ context: { news } }: ResultViewProps['snapshot']) =>
  news?.paidAt !== undefined && !news.sendFrom ? new Date(news.paidAt) : undefined;

/** Whether the promised hour has passed; `undefined` where no answer is awaited. */
function isAnswerDue(snapshot: ResultViewProps['snapshot'], now: Date): boolean | undefined {
  const paidAt = promisedSince(snapshot);
  return snapshot.hasTag('confirmed') ? paidAt !== undefined && promisedUntil(paidAt) <= now : undefined;
}

/** Which mail about an order the mail server refuses, if it does. */
function refusedMailOf(
  news: SnapshotFrom<typeof paymentStatusMachine>['context']['news'],
  contactEmail: string,
): { what: 'agreement' | 'answer'; contactEmail: string } | undefined {
  if (news?.isMailRefused) return { what: 'agreement', contactEmail };
  return news?.isAnswerRefused ? { what: 'answer', contactEmail } : undefined;
}

/** The service of the bought product, if the API returns its type. */
function serviceOf(summary: { productType?: string | undefined } | undefined) {
  const type = readProductType(summary?.productType);
  return type && serviceKindOf(type);
}

/** Where one more order of a service begins. */
const morePath = (service: ServiceKind): string =>
  service === 'birthHoroscope' ? BIRTH_PATH : SERVICE_PAGES[service].path;

/** Renders an order's result (OR-1 to OR-6) from the payment-status machine's tags. */
export function ResultView({ snapshot, now, contactEmail, retryTo, ...props }: ResultViewProps) {
  const { hasCalendar, orderKey, kept, onCheckAgain } = props;
  const { orderId, customerId, summary, news } = snapshot.context;

  if (snapshot.hasTag('unaddressed')) return <OrderUnknown contactEmail={contactEmail} />;
  if (snapshot.hasTag('unreachable')) {
    return <OrderUnreachable contactEmail={contactEmail} onCheckAgain={onCheckAgain} />;
  }
  if (snapshot.hasTag('failed')) {
    const ending = snapshot.hasTag('left') ? 'left' : snapshot.hasTag('replaced') ? 'replaced' : undefined;
    const isOfCards = serviceOf(summary) === 'tarot';
    return (
      <OrderFailed
        contactEmail={contactEmail}
        // Another order replaced this one; it can be paid where it is shown.
        retryTo={ending === 'replaced' ? undefined : retryTo}
        ending={ending}
        isOfCards={isOfCards}
        holds={kept?.holds ?? 'choice'}
        words={kept?.words}
        waiting={
          // A newer order has taken its place: nothing waits here.
          summary && ending !== 'replaced'
            ? {
                productName: summary.productName,
                specialistName: summary.fairyName,
                imageSrc: summary.fairyImageSrc,
                totalPrice: summary.totalPrice,
                words: kept?.words?.text,
              }
            : undefined
        }
      />
    );
  }
  const facts = {
    orderId: summary?.orderId ?? orderId,
    productName: summary?.productName,
    specialistName: summary?.fairyName,
    totalPrice: summary?.totalPrice,
    refunded: news?.refunded,
  };
  if (snapshot.hasTag('called-off')) return <OrderCalledOff {...facts} contactEmail={contactEmail} />;
  if (snapshot.hasTag('confirmed')) {
    const service = serviceOf(summary);
    const paidAt = promisedSince(snapshot);
    const isLate = !snapshot.hasTag('renewing') && isAnswerDue(snapshot, now);
    return (
      <OrderConfirmed
        {...facts}
        orderKey={orderKey}
        email={news?.email}
        imageSrc={summary?.fairyImageSrc}
        usual={
          news?.sendFrom === undefined && !isLate
            ? usualAnswer(facts.specialistName ?? '', summary?.fairyResponseTime ?? '', paidAt, now)
            : ''
        }
        service={service}
        moreHref={service && morePath(service)}
        promise={
          paidAt && !isLate
            ? {
                hour: answerHour(paidAt, now),
                calendarHref: hasCalendar
                  ? answerCalendarPath({ orderId: facts.orderId, customerId })
                  : undefined,
              }
            : undefined
        }
        lateContact={isLate ? contactEmail : undefined}
        gift={
          news?.isGift && {
            from: news.sendFrom === undefined ? undefined : new Date(news.sendFrom),
            cardHref: giftCardPath({ orderId: facts.orderId, customerId }),
          }
        }
        isOwnDevice={news?.isOwnDevice}
        refusedMail={refusedMailOf(news, contactEmail)}
      />
    );
  }
  if (snapshot.hasTag('answered')) {
    const at = news?.answeredAt === undefined ? undefined : new Date(news.answeredAt);
    const againHref =
      news?.againKey === undefined
        ? undefined
        : againPath({ orderId: facts.orderId, againKey: news.againKey });
    return <OrderConfirmed {...facts} orderKey={orderKey} email={news?.email} answered={{ at, againHref }} />;
  }
  const late = snapshot.hasTag('overdue');
  return (
    <OrderInProgress
      late={late}
      onCheckAgain={late ? onCheckAgain : undefined}
      checking={!snapshot.hasTag('checkable')}
    />
  );
}
