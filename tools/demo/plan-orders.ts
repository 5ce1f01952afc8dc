import { type Grosze, grosze } from '#domain/grosze.ts';
import { priceAfter } from '#domain/price.ts';
import { demandsOf } from '#domain/product-demands.ts';
import { pick, pickWeighted, type Random } from '../random.ts';
import { makeAnswer } from './make-answer.ts';
import { busyMoments, DAY, HOUR, later, MINUTE } from './moments.ts';
import type { DemoAnswer, DemoCoupon, DemoOffer, DemoOrder, DemoRefund, Fate } from './plan.ts';
import { recentOrders, type Recent } from './recent-orders.ts';
import {
  CITIES,
  FIRST_NAMES,
  INTENTIONS,
  LAST_NAMES,
  PARTNERS,
  QUESTIONS,
  REFUND_REASONS,
  TOPICS,
} from './texts.ts';

export interface OrdersToPlan {
  random: Random;
  count: number;
  /** The end of the year, which is now. */
  now: Date;
  days: number;
  offers: readonly DemoOffer[];
  coupons: readonly DemoCoupon[];
  /** Days after which the shop deletes unpaid orders: older ones are not made. */
  unpaidDays: number;
  firstId: number;
  /** So many more wait for their answer. */
  waiting?: number | undefined;
}

/** A version 4 UUID from the seed, so that the same seed makes the same shop. */
export function uuidOf(random: Random): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

const plain = (name: string) =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/ł/gi, 'l').toLowerCase();

/** Customers of the year: about two orders each; the first ones come back every month. */
function makeCustomers(random: Random, count: number) {
  return Array.from({ length: Math.max(5, Math.ceil(count * 0.55)) }, (_, index) => {
    const [first, last] = [pick(random, FIRST_NAMES), pick(random, LAST_NAMES)];
    const birthDate = new Date(Date.UTC(1950, 0, 1) + Math.floor(random() * 20_000) * DAY);
    return {
      name: first,
      lastName: last,
      email: `${plain(first)}.${plain(last)}${index}@przyklad.pl`,
      birthDate: birthDate.toISOString().slice(0, 10),
    };
  });
}

type Customer = ReturnType<typeof makeCustomers>[number];

/** Every third order is one of the sixteenth part of customers who come back. */
const pickCustomer = (random: Random, customers: readonly Customer[]): Customer =>
  pick(random, random() < 0.35 ? customers.slice(0, Math.ceil(customers.length / 16)) : customers);

/** How often a specialist is chosen: the first of the catalogue most, the last still sometimes. */
function weighOffers(offers: readonly DemoOffer[]): (offer: DemoOffer) => number {
  const places = [...new Set(offers.map(({ fairyId }) => fairyId))];
  return ({ fairyId, price }) => (1 / (1.5 + places.indexOf(fairyId))) * (price > 12_000 ? 0.4 : 1);
}

/** A reduction that ends soon is used most, a code from an issue by its few owners. */
const liking = ({ until, left }: DemoCoupon) => (until ? 4 : Number.isFinite(left) ? 0.15 : 1);

function usableCoupon(random: Random, coupons: readonly DemoCoupon[], { productType }: DemoOffer, at: Date) {
  if (random() > 0.24) return undefined;
  const usable = coupons.filter(
    ({ productTypes, from, until, left }) =>
      left > 0 &&
      from <= at &&
      (until === null || at < until) &&
      (productTypes?.includes(productType) ?? true),
  );
  return usable.length > 0 ? pickWeighted(random, usable, liking) : undefined;
}

function questionsFor(random: Random, offer: DemoOffer): string[] {
  const { questions, intentions, topic } = demandsOf(offer.productType, offer.questionsCount);
  const intended = intentions ? [pick(random, INTENTIONS)] : [];
  // Two of three customers say what it should be about.
  if (topic && random() < 0.67) return [pick(random, TOPICS)];
  if (questions === 0) return intended;
  const first = Math.floor(random() * QUESTIONS.length);
  return [
    ...Array.from(
      { length: questions },
      (_, index) => QUESTIONS[(first + index * 5) % QUESTIONS.length] ?? '',
    ),
    ...intended,
  ];
}

/** What becomes of an order of this age (ms), where nothing is said. */
const fateOf = (random: Random, age: number, unpaidDays: number): Fate =>
  pickWeighted<readonly [Fate, number]>(
    random,
    [
      ['sent', 100],
      ['called-off', 2.4],
      ['withdrawn', 0.8],
      ['unpaid', age < (unpaidDays - 1) * DAY ? 11 : 0],
    ],
    ([, weight]) => weight,
  )[0];

/** Plans the orders of a time that ends now, oldest first. */
export function planOrders(wanted: OrdersToPlan): DemoOrder[] {
  const { random, count, now, days, firstId } = wanted;
  const customers = makeCustomers(random, count);
  const weightOf = weighOffers(wanted.offers);
  const more = Array.from({ length: wanted.waiting ?? 0 }, () => ({
    fate: 'waiting' as const,
    hours: 0.1 + random() * 11,
  }));
  const last = [...recentOrders(), ...more].slice(0, count);
  const older = busyMoments(random, count - last.length, later(now, -days * DAY), later(now, -DAY));
  const moments = [
    ...older.map((at): Moment => ({
      at,
      fate: fateOf(random, now.getTime() - at.getTime(), wanted.unpaidDays),
    })),
    ...last.map(({ hours, ...one }): Moment => ({ ...one, at: later(now, -hours * HOUR) })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
  return moments.map((moment, index) =>
    planOrder(wanted, {
      id: firstId + index,
      ...moment,
      customer: pickCustomer(random, customers),
      offer: pickWeighted(random, wanted.offers, weightOf),
    }),
  );
}

interface Moment extends Omit<Recent, 'hours'> {
  at: Date;
  fate: Fate;
  /** Hours, where it is given. */
  answeredAgo?: number;
}

interface Beginning extends Moment {
  id: number;
  customer: Customer;
  offer: DemoOffer;
}

function planOrder({ random, coupons, now }: OrdersToPlan, beginning: Beginning): DemoOrder {
  const { id, at, fate, customer, offer, refusedMail, review } = beginning;
  // Paid after a minute or two; the moments of the recent orders are those of their payments.
  const placedAt = later(at, -(20 + random() * 160 + (random() < 0.08 ? 60 + random() * 600 : 0)) * 1000);
  const isPaid = fate !== 'open' && fate !== 'unpaid';
  const fullPrice = offer.before && placedAt < offer.before.until ? offer.before.price : offer.price;
  const coupon = usableCoupon(random, coupons, offer, placedAt);
  if (coupon && isPaid) coupon.left -= 1;
  const totalPrice = coupon ? priceAfter(fullPrice, coupon) : fullPrice;
  const { partner: wantsPartner, city } = demandsOf(offer.productType);
  const provider = random() < 0.45 ? 'STRIPE' : 'PAYU';
  const providerId = uuidOf(random).replaceAll('-', '');
  const questions = questionsFor(random, offer);
  const order: DemoOrder = {
    id,
    customerId: uuidOf(random),
    offer,
    fate,
    name: customer.name,
    email: customer.email,
    birthDate: customer.birthDate,
    city: city ? pick(random, CITIES) : null,
    partner: wantsPartner ? { name: pick(random, PARTNERS), birthDate: '1986-04-12' } : null,
    questions,
    fullPrice,
    totalPrice,
    coupon: coupon?.code ?? null,
    placedAt,
    hasEarlyStart: random() < 0.85,
    payment: {
      id: uuidOf(random),
      provider,
      providerId: provider === 'STRIPE' ? `cs_test_${providerId}` : providerId.toUpperCase(),
    },
    ...(isPaid && { paidAt: at }),
    gift: giftOf(random, now, beginning),
    refusedMail,
    review,
    ...(fate === 'unpaid' && { endedAt: later(placedAt, (0.3 + random() * 20) * HOUR) }),
  };
  if (fate === 'called-off' || fate === 'withdrawn') {
    order.endedAt = later(at, (0.5 + random() * 8) * HOUR);
    const reason = fate === 'withdrawn' ? 'withdrawal' : pick(random, REFUND_REASONS);
    order.refund = refundOf(random, totalPrice, reason, order.endedAt, now);
  }
  if (fate === 'sent' || fate === 'scheduled' || (fate === 'waiting' && isDrafted(random, beginning)))
    order.answer = planAnswer(random, now, beginning, questions);
  const answeredAt = order.answer?.answeredAt;
  if (answeredAt) afterwards(random, order, answeredAt, now);
  return order;
}

/** Whether a waiting order has a draft; none is begun before the agreement was mailed. */
const isDrafted = (random: Random, beginning: Beginning) =>
  beginning.refusedMail === undefined &&
  (beginning.isDrafted === true || beginning.review !== undefined || random() < 0.2);

/** One order of thirty is a gift; one whose answer has its time waits for her day. */
function giftOf(random: Random, now: Date, { fate, isGift, id }: Beginning): DemoOrder['gift'] {
  if (isGift !== true && (fate !== 'sent' || random() > 1 / 30)) return undefined;
  const friend = pick(random, FIRST_NAMES);
  return {
    email: `${plain(friend)}.${id}@przyklad.pl`,
    from: fate === 'scheduled' ? later(now, 3 * DAY) : null,
  };
}

/** What happens to some after they were answered: a rating, a part of the money back, a dispute. */
function afterwards(random: Random, order: DemoOrder, answeredAt: Date, now: Date): void {
  if (random() < 0.35 && later(answeredAt, DAY) < now)
    order.stars = pickWeighted(random, [5, 4, 3, 2, 1], starsWeight);
  const isOld = later(answeredAt, 6 * DAY) < now;
  const chance = random();
  if (isOld && chance < 0.02) {
    const amount = grosze(Math.max(100, Math.round(order.totalPrice * pick(random, [0.2, 0.5]))));
    const requestedAt = later(answeredAt, (1 + random() * 4) * DAY);
    order.refund = refundOf(random, amount, pick(random, REFUND_REASONS), requestedAt, now);
  } else if (chance < 0.026 && order.payment.provider === 'STRIPE') {
    const openedAt = later(answeredAt, 5 * HOUR);
    const isClosed = later(openedAt, 20 * DAY) < now;
    order.dispute = {
      id: `dp_test_${order.payment.id.slice(0, 8)}${order.id}`,
      status: isClosed ? pick(random, ['won', 'lost']) : 'needs_response',
      openedAt,
      closedAt: isClosed ? later(openedAt, 18 * DAY) : null,
    };
  }
}

const starsWeight = (stars: number) => [0, 2, 3, 9, 26, 60][stars] ?? 0;

function refundOf(random: Random, amount: Grosze, reason: string, requestedAt: Date, now: Date): DemoRefund {
  const doneAt = later(requestedAt, (2 + random() * 40) * MINUTE);
  // One in forty comes back: the customer's account is closed.
  const state = doneAt > now ? 'pending' : random() < 0.025 ? 'failed' : 'done';
  return {
    id: uuidOf(random),
    amount,
    reason,
    state,
    requestedAt,
    doneAt: state === 'pending' ? requestedAt : doneAt,
  };
}

function planAnswer(
  random: Random,
  now: Date,
  { at, fate, answeredAgo, offer, isGift, refusedMail }: Beginning,
  questions: readonly string[],
): DemoAnswer {
  const answerText = makeAnswer(random, { specialist: offer.fairyName, questions });
  const age = now.getTime() - at.getTime();
  if (fate === 'waiting') return { ...answerText, draftedAt: later(at, age * 0.6) };
  if (fate === 'scheduled') {
    const approvedAt = later(at, age * 0.8);
    return {
      ...answerText,
      draftedAt: later(at, age * 0.5),
      approvedAt,
      scheduledFor:
        refusedMail === undefined
          ? later(now, isGift ? 3 * DAY : (0.5 + random() * 2) * HOUR)
          : later(now, -20 * MINUTE),
    };
  }
  // Within the promised twelve hours, save for a few.
  const took = random() < 0.04 ? 12.2 + random() * 4 : 1.5 + random() * 9.5;
  const answeredAt =
    answeredAgo === undefined ? later(at, took * HOUR) : later(now, -Math.min(answeredAgo * HOUR, age / 2));
  const span = answeredAt.getTime() - at.getTime();
  return {
    ...answerText,
    draftedAt: later(at, span * 0.5),
    approvedAt: later(at, span * 0.8),
    scheduledFor: answeredAt,
    answeredAt,
  };
}
