import { readEmail, readTyped, visibleLength } from '#domain/typed/typed-text.ts';
import type { components } from '#openapi/storefront.d.ts';
import { compareDates, dateExists, toWireDate, twoDigits } from '#domain/birth-date.ts';
import type { PaymentProvider } from '#domain/payment.ts';
import { demandsOf, sentQuestions } from '#domain/product-demands.ts';
import { shopDay } from '#domain/shop-day.ts';
import { badRequest, type FieldProblem } from '#server/api-error.ts';
import type { NamedVersions } from './agreed-texts.ts';
import type { BirthHour } from './birth-draft.ts';
import { isGiftDay } from '#domain/gift.ts';
import { readCouponCode } from '#domain/coupon.ts';
import type { Offer } from '#server/store/products.ts';

type RequestBody = components['schemas']['OrderCreateRequest'];

/** A normalised order: text as it is kept, blank questions removed, dates as `YYYY-MM-DD`, e-mail in lower case. */
export interface OrderInput {
  fairyProductId: string;
  questions: string[];
  customer: { name: string; email: string; birthDate: string; city: string | null } & BirthHour;
  partner: { name: string; birthDate: string } | null;
  couponCode: string | null;
  paymentProvider: PaymentProvider;
  consents: NamedVersions;
  /** Whom the answer goes to instead of the customer, and from which day on. */
  gift: { email: string; sendOn: string | null } | null;
}

const DAY = 24 * 60 * 60_000;
const NAME_MIN = 3;
const CITY_MIN = 3;
/** Earliest accepted year of birth; an earlier one is a typing error. */
const OLDEST_YEAR = 1900;

/**
 * Normalises the request body and validates what the contract cannot express (VA-3): text after trimming, dates that
 * exist and have passed.
 * @throws {ApiError} 400 naming every invalid field.
 */
export function readOrderInput(sent: RequestBody, now: Date): OrderInput {
  const problems: FieldProblem[] = [];
  const report = (path: string, message: string) => problems.push({ path, message });

  const person = (path: string, { name, birthDate }: { name: string; birthDate: string }) => {
    if (visibleLength(name) < NAME_MIN) report(`${path}/name`, `must have at least ${NAME_MIN} characters`);
    return {
      name: readTyped(name),
      birthDate: readBirthDate(birthDate, now, () =>
        report(`${path}/birthDate`, `must be a date that exists, since ${OLDEST_YEAR}, not in the future`),
      ),
    };
  };

  const city = sent.customer.city === undefined ? undefined : readTyped(sent.customer.city);
  if (city !== undefined && visibleLength(city) < CITY_MIN) {
    report('/customer/city', `must have at least ${CITY_MIN} characters`);
  }
  const input: OrderInput = {
    fairyProductId: sent.fairyProductId.toLowerCase(),
    questions: sent.questions.map(({ content }) => readTyped(content)).filter((content) => content !== ''),
    customer: {
      ...person('/customer', sent.customer),
      email: readEmail(sent.customer.email),
      city: city ?? null,
      ...readBirthHour(sent.customer, () =>
        report('/customer/birthTime', 'must be an hour from 00:00 to 23:59'),
      ),
    },
    partner: sent.partner ? person('/partner', sent.partner) : null,
    couponCode: readCouponCode(sent.couponCode ?? '') || null,
    paymentProvider: sent.paymentProvider,
    consents: sent.consents ?? {},
    gift: sent.gift ? { email: readEmail(sent.gift.email), sendOn: sent.gift.sendOn ?? null } : null,
  };
  const { gift } = input;
  if (gift?.email === input.customer.email) report('/gift/email', 'must not be the customer’s own');
  // The form may have been filled in before midnight: a day that has begun means "at once".
  const yesterday = shopDay(new Date(now.getTime() - DAY));
  if (gift?.sendOn && !isGiftDay(gift.sendOn, shopDay(now)) && !isGiftDay(gift.sendOn, yesterday))
    report('/gift/sendOn', 'must be one of the next 60 days');
  if (problems.length > 0) throw badRequest('Invalid order', problems);
  return input;
}

function readBirthDate(text: string, now: Date, reportInvalid: () => void): string {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = { year, month, day };
  if (year < OLDEST_YEAR || !dateExists(date) || compareDates(date, shopDay(now)) > 0) reportInvalid();
  return toWireDate(date);
}

const NO_HOUR: BirthHour = { birthTime: null, clockChoice: null };

function readBirthHour(
  { birthTime, clockChoice }: RequestBody['customer'],
  reportInvalid: () => void,
): BirthHour {
  if (birthTime === undefined) return NO_HOUR;
  const [hour = '', minute = ''] = birthTime.split(':');
  if (Number(hour) > 23 || Number(minute) > 59) reportInvalid();
  return { birthTime: `${twoDigits(hour)}:${minute}`, clockChoice: clockChoice ?? null };
}

/**
 * Validates that an order has what the bought product asks for (OP-6, OP-8, OP-9, VA-2). What the product does
 * not ask for is dropped: no personal data are stored without a reason.
 *
 * @throws {ApiError} 400 naming every missing field.
 */
export function validateForOffer(input: OrderInput, { productType, questionsCount }: Offer): OrderInput {
  const problems: FieldProblem[] = [];
  const asked = demandsOf(productType, questionsCount);
  const { questions, customer, partner } = input;
  if (asked.partner && !partner) {
    problems.push({ path: '/partner', message: 'is required for this product' });
  }
  const { least, most } = sentQuestions(asked);
  if (questions.length < least) {
    problems.push({ path: '/questions', message: `must not be fewer than ${least} for this product` });
  }
  if (most > 0 && questions.length > most) {
    problems.push({ path: '/questions', message: `must not be more than ${most} for this product` });
  }
  if (asked.city && !customer.city) {
    problems.push({ path: '/customer/city', message: 'is required for this product' });
  }
  if (problems.length > 0) throw badRequest('The product asks for more', problems);
  return {
    ...input,
    questions: most > 0 ? questions : [],
    customer: {
      ...customer,
      city: asked.city ? customer.city : null,
      ...(!asked.chartImage && NO_HOUR),
    },
    partner: asked.partner ? partner : null,
  };
}
