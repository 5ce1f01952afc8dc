import * as z from 'zod/mini';
import type { CalendarDate } from '#domain/birth-date.ts';
import { EARLY_START_FIELD } from '#domain/consent-texts.ts';
import { PAYMENT_PROVIDERS } from '#domain/payment.ts';
import { formFields, SENT_AS_QUESTIONS, type ProductDemands } from '#domain/product-demands.ts';
import { giftDays, isGiftDay } from '#domain/gift.ts';
import { readEmail } from '#domain/typed/typed-text.ts';
import { MAX_LENGTH } from '#domain/shop-constants.ts';
import { isUuid } from '#domain/uuid.ts';
import { giftProblems } from '#copy/purchase/gift-problems.ts';
import { validationCopy } from '#copy/purchase/validation.ts';
import { birthDateCheck } from './birth-date.schema.ts';
import { cityField, emailOf, firstNameField, termsField, textOf } from './text-field.schema.ts';

/** What the form must contain: the product's demands, and those of the purchase at this moment. */
export interface FormDemands extends ProductDemands {
  /** The coupon field holds a code that has not been checked. */
  uncheckedCoupon?: boolean;
  /** The shop takes no order without the request to begin at once. */
  earlyStart?: boolean;
  /** Requires a provider: on submit, not while typing. */
  provider?: boolean;
}

const uuid = (message: string) => z.custom<string>(isUuid, message);

/**
 * Schema of the purchase form (VA-1, VA-2, OP-6, OP-8, OP-9) for a product's demands; `today` is the date in Warsaw.
 */
export function purchaseFormSchema(demands: FormDemands, today: CalendarDate) {
  const fields: Record<string, z.ZodMiniType> = {
    fairyId: uuid(validationCopy.fairyId),
    fairyProductId: uuid(validationCopy.fairyProductId),
    ...(demands.horoscopeVariant && { horoscopeVariantId: uuid(validationCopy.horoscopeVariantId) }),
    firstName: firstNameField,
    email: emailOf(validationCopy.email),
    confirmEmail: emailOf(validationCopy.confirmEmail),
    ...(demands.city && { city: cityField }),
    ...(demands.partner && { partnerName: firstNameField }),
    ...(demands.uncheckedCoupon && { couponCode: z.never(validationCopy.couponUnchecked) }),
    tosChecked: termsField,
    ...(demands.earlyStart && { [EARLY_START_FIELD]: z.literal('on', validationCopy.earlyStart) }),
    ...(demands.provider && { paymentProvider: z.enum(PAYMENT_PROVIDERS, validationCopy.paymentProvider) }),
  };
  for (const { name, required } of formFields(demands)) {
    if (!(SENT_AS_QUESTIONS as readonly string[]).includes(name)) continue;
    const missing = validationCopy[name === 'intentions' ? name : 'question'];
    fields[name] = textOf(required ? 1 : 0, missing, MAX_LENGTH.question);
  }
  const always = { when: () => true };
  return z.looseObject(fields).check(
    z.refine((form) => sameAddress(form.email, form.confirmEmail), {
      message: validationCopy.emailsDiffer,
      path: ['confirmEmail'],
      ...always,
    }),
    ...[giftCheck(today), ...dates(demands).map((names) => birthDateCheck(names, today))].map((check) => {
      // Validated even if other fields are invalid, so that the customer sees all problems at once.
      check._zod.def.when = always.when;
      return check;
    }),
  );
}

/** A gift needs an address that is not the customer's; its day is one of those that can be ordered for. */
const giftCheck = (today: CalendarDate) =>
  z.check<Record<string, unknown>>(({ value: form, issues }) => {
    const [email, day] = [typed(form['giftEmail']), typed(form['giftDay'])];
    const report = (path: string, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: form[path] });
    if (email === '' && day === '') return;
    if (!z.safeParse(emailOf(''), email).success) report('giftEmail', giftProblems.email);
    else if (readEmail(email) === form['email']) report('giftEmail', giftProblems.own);
    if (day !== '' && !isGiftDay(day, today)) report('giftDay', giftProblems.day(giftDays(today).last));
  });
const typed = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

const sameAddress = (email: unknown, confirmed: unknown) => email === confirmed;

const dates = (demands: FormDemands) => [
  { day: 'birthDay', month: 'birthMonth', year: 'birthYear' },
  ...(demands.partner
    ? [{ day: 'partnerBirthDay', month: 'partnerBirthMonth', year: 'partnerBirthYear' }]
    : []),
];
