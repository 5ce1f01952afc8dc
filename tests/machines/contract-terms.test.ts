import { expectTypeOf, test } from 'vitest';
import type { StateValueFrom } from 'xstate';
import type { ClockChoice } from '#domain/birth-chart.ts';
import type {
  AgreementState,
  AnswerState,
  DeclineReason,
  DelicateTopic,
  DraftFlagKind,
  DeskRole,
  ReviewKind,
  SuggestionState,
} from '#domain/desk-terms.ts';
import type { PaymentProvider, RefundState } from '#domain/payment.ts';
import type { OrderState } from '#server/store/order-transition.ts';
import type { Answer, Topic } from '#machines/answer.machine.ts';
import type { BirthDetails } from '#machines/birth-horoscope.machine.ts';
import type { orderFulfilmentMachine } from '#machines/order-fulfilment.machine.ts';
import type { Provider } from '#machines/purchase.machine.ts';
import type { refundMachine } from '#machines/refund.machine.ts';
import type { Person } from '#machines/sign-in.machine.ts';
import type { components } from '#openapi/desk.d.ts';

// Machines import XState alone, so they write their unions out. The type check of `npm test` judges this file.
test('what machines write out are the domain’s enumerations', () => {
  expectTypeOf<Provider>().toEqualTypeOf<PaymentProvider>();
  expectTypeOf<NonNullable<BirthDetails['clockChoice']>>().toEqualTypeOf<ClockChoice>();
  expectTypeOf<Person['role']>().toEqualTypeOf<DeskRole>();
  expectTypeOf<Topic>().toEqualTypeOf<DelicateTopic>();
  expectTypeOf<Answer['state']>().toEqualTypeOf<AnswerState>();
  expectTypeOf<NonNullable<Answer['agreement']>>().toEqualTypeOf<AgreementState>();
  expectTypeOf<NonNullable<Answer['suggestion']>['state']>().toEqualTypeOf<SuggestionState>();
  expectTypeOf<NonNullable<NonNullable<Answer['suggestion']>['why']>>().toEqualTypeOf<DeclineReason>();
  expectTypeOf<Answer['flags'][number]['kind']>().toEqualTypeOf<DraftFlagKind>();
  expectTypeOf<NonNullable<Answer['review']>['kind']>().toEqualTypeOf<ReviewKind>();
  type Mail = NonNullable<components['schemas']['Answer']['approval']>['mail'];
  expectTypeOf<NonNullable<Answer['approval']>['mail']>().toEqualTypeOf<Mail>();
});

test('the states of the machines of order and refund are the server’s and the domain’s', () => {
  expectTypeOf<StateValueFrom<typeof orderFulfilmentMachine>>().toEqualTypeOf<OrderState>();
  expectTypeOf<StateValueFrom<typeof refundMachine>>().toEqualTypeOf<RefundState>();
});
