import { expectTypeOf, test } from 'vitest';
import type { ClockChoice, ClockReading, HouseSystem } from '#domain/birth-chart.ts';
import type { SpecializationIcon } from '#domain/catalogue.ts';
import type { Aspect, ChartBody } from '#domain/chart.ts';
import type { CountedMachine } from '#domain/counts/transition-counts.ts';
import type { CouponState, CouponTexts, CouponUseState } from '#domain/coupon.ts';
import {
  DECLINE_REASONS,
  DESK_ROLES,
  DIFFERENCE_DECISIONS,
  MONEY_MATTERS,
  type AnswerState,
  type DeclineReason,
  type DeskRole,
  type DifferenceDecision,
  type ListedState,
  type MoneyMatter,
} from '#domain/desk-terms.ts';
import type { OrderStatus, PaymentProvider, PaymentStatus, RefundState } from '#domain/payment.ts';
import { API_PRODUCT_TYPE } from '#domain/product-type.ts';
import type { SiteSection, SiteTextKey } from '#domain/site-section.ts';
import type { ZodiacSign } from '#domain/zodiac.ts';
import type { components as Desk, operations as DeskOperations } from '#openapi/desk.d.ts';
import type { components as Shop } from '#openapi/storefront.d.ts';
import type { CardField } from '#schemas/desk/card-problem.ts';
import type { NewsletterTexts } from '#schemas/desk/newsletter-problem.ts';
import type { ServiceField } from '#schemas/desk/service-problem.ts';

type OfShop = Shop['schemas'];
type OfDesk = Desk['schemas'];

// The type check of `npm test` judges these files; at run time there is nothing to compare.
test('the domain’s enumerations are those of the shop’s contract', () => {
  expectTypeOf<PaymentProvider>().toEqualTypeOf<OfShop['PaymentProvider']>();
  expectTypeOf<PaymentStatus>().toEqualTypeOf<OfShop['PaymentStatus']>();
  expectTypeOf<OrderStatus>().toEqualTypeOf<OfShop['OrderStatus']>();
  expectTypeOf<SpecializationIcon>().toEqualTypeOf<OfShop['SpecializationIcon']>();
  expectTypeOf<ZodiacSign>().toEqualTypeOf<OfShop['ZodiacSign']>();
  expectTypeOf<SiteSection>().toEqualTypeOf<OfShop['SitePage']>();
  expectTypeOf<SiteTextKey>().toEqualTypeOf<OfShop['SiteTextKey']>();
  expectTypeOf<ChartBody>().toEqualTypeOf<OfShop['ChartBody']>();
  expectTypeOf<Aspect>().toEqualTypeOf<OfShop['ChartAspect']['aspect']>();
  expectTypeOf<ClockReading>().toEqualTypeOf<OfShop['AssumedMoment']['clock']>();
  expectTypeOf<HouseSystem>().toEqualTypeOf<OfShop['AssumedMoment']['houses']>();
  expectTypeOf<ClockChoice>().toEqualTypeOf<NonNullable<OfShop['BirthChartRequest']['clockChoice']>>();
  type Spelling = (typeof API_PRODUCT_TYPE)[keyof typeof API_PRODUCT_TYPE];
  expectTypeOf<Spelling>().toEqualTypeOf<OfShop['ProductType']>();
});

test('the domain’s enumerations are those of the desk’s contract', () => {
  expectTypeOf<RefundState>().toEqualTypeOf<OfDesk['OrderMoney']['refunds'][number]['state']>();
  expectTypeOf<CouponState>().toEqualTypeOf<OfDesk['Coupon']['state']>();
  expectTypeOf<CouponUseState>().toEqualTypeOf<OfDesk['CouponUse']['state']>();
  expectTypeOf<keyof CouponTexts>().toEqualTypeOf<keyof OfDesk['CouponFields']>();
  expectTypeOf<CardField>().toEqualTypeOf<OfDesk['SpecialistField']>();
  expectTypeOf<ServiceField>().toEqualTypeOf<OfDesk['ServiceField']>();
  expectTypeOf<keyof NewsletterTexts>().toEqualTypeOf<keyof OfDesk['NewsletterTexts']>();
  type FlowQuery = DeskOperations['getFlow']['parameters']['query'];
  expectTypeOf<CountedMachine>().toEqualTypeOf<FlowQuery['machine']>();
  expectTypeOf<ListedState>().toEqualTypeOf<AnswerState | 'unpaid'>();
});

test('the domain’s lists leave no member of their union out', () => {
  expectTypeOf<(typeof DESK_ROLES)[number]>().toEqualTypeOf<DeskRole>();
  expectTypeOf<(typeof DECLINE_REASONS)[number]>().toEqualTypeOf<DeclineReason>();
  expectTypeOf<(typeof DIFFERENCE_DECISIONS)[number]>().toEqualTypeOf<DifferenceDecision>();
  expectTypeOf<(typeof MONEY_MATTERS)[number]>().toEqualTypeOf<MoneyMatter>();
});
