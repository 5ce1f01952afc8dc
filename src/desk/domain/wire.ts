import type { components, operations } from '#openapi/desk.d.ts';

// What the desk's server sends, by the names that the pages use. The desk is served by the process that answers it, so
// it trusts the types that the contract generates.
type Schemas = components['schemas'];

/** The body of an operation's request. */
export type BodyOf<Operation extends keyof operations> = operations[Operation] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** The body of an operation's response with status 200 or 201. */
export type AnswerOf<Operation extends keyof operations> = operations[Operation]['responses'] extends
  | { 200: { content: { 'application/json': infer Body } } }
  | { 201: { content: { 'application/json': infer Body } } }
  ? Body
  : never;

export type AnswerResponse = Schemas['Answer'];
export type Draft = Schemas['Draft'];
export type MailPreview = Schemas['MailPreview'];
export type Availability = Schemas['Availability'];
export type AvailabilityChange = BodyOf<'setAvailability'>;
export type MyDay = Schemas['MyDay'];
export type Books = Schemas['BookMonth'];
export type Sums = Schemas['Sums'];
export type SumsBy = Schemas['SumsBy'];
export type Payouts = Schemas['Payouts'];
export type FoundThing = Schemas['FoundThing'];
export type Customer = Schemas['Customer'];
export type Coupon = Schemas['Coupon'];
export type CouponBatch = Schemas['CouponBatch'];
export type CouponUse = Schemas['CouponUse'];
export type CouponDetails = AnswerOf<'getCoupon'>;
export type SampleAnswer = Schemas['SampleAnswer'];
export type GuideTable = Schemas['DeskGuide'];
export type LivedFlow = Schemas['Flow'];
export type Phrases = Schemas['Phrases'];
export type Message = Schemas['Message'];
export type WrittenMail = Schemas['WrittenMail'];
export type MessageThread = Schemas['MessageThread'];
export type Money = Schemas['OrderMoney'];
export type MoneyDecision = Schemas['MoneyDecision'];
export type NewsletterIssue = Schemas['NewsletterIssue'];
export type NewsletterDetails = AnswerOf<'getNewsletter'>;
export type OrderEntry = Schemas['OrderEntry'];
export type ListedOrder = NonNullable<OrderEntry['order']>;
export type OrderList = Schemas['OrderList'];
export type OrderQuery = Schemas['OrderQuery'];
export type Choice = Schemas['Choice'];
export type Order = Schemas['Order'];
export type OrderPerson = Schemas['OrderPerson'];
export type TimelineEntry = Schemas['TimelineEntry'];
export type OwnSession = Schemas['Session'];
export type OwnPasskey = Schemas['Passkey'];
export type People = Schemas['People'];
export type DeskMember = People['people'][number];
export type Invitation = People['invitations'][number];
export type PersonalData = Schemas['PersonalData'];
export type Erasure = Schemas['Erasure'];
export type Opening = Schemas['Opening'];
export type Price = Schemas['Price'];
export type PriceList = Schemas['PriceList'];
export type PriceHistory = AnswerOf<'getPriceHistory'>;
export type PriceChange = BodyOf<'changePrices'>['changes'][number];
export type Queue = Schemas['Queue'];
export type QueueRow = Schemas['QueueRow'];
export type OpenCorrection = Schemas['OpenCorrection'];
export type Service = Schemas['Service'];
export type PromptTrial = Schemas['PromptTrial'];
export type Specialist = Schemas['Specialist'];
export type ShopState = Schemas['ShopState'];
export type ShopText = Schemas['Text'];
export type TextEntry = Schemas['TextEntry'];
export type TextCheck = Schemas['TextCheck'];
export type Journal = Schemas['Journal'];
export type JournalEntry = Schemas['JournalEntry'];
export type JournalQuery = NonNullable<operations['readJournal']['parameters']['query']>;
export type RatingWords = Schemas['RatingWords'];
export type DeskWithdrawal = Schemas['Withdrawal'];
export type SignInPage = Schemas['SignInPage'];
export type Me = Schemas['Me'];
