import type { components, operations } from '#openapi/desk.d.ts';

type Schemas = components['schemas'];

/** `owner` runs the shop; a `specialist` answers the orders of her own. */
export type DeskRole = Schemas['Role'];
export const DESK_ROLES = ['specialist', 'owner'] as const satisfies readonly DeskRole[];

/** When a person of the desk is mailed about orders. */
export type OrderMails = Schemas['OrderMails'];
export const ORDER_MAILS = ['each', 'daily', 'never'] as const satisfies readonly OrderMails[];

/** State of an order's answer; `called-off`: the order has ended without one. */
export type AnswerState = Schemas['AnswerState'];

/** State of the mail with the agreement, until the mail server has accepted it. */
export type AgreementState = Schemas['AgreementState'];

/** What an answer may touch and no reading may advise on. */
export type DelicateTopic = Schemas['DelicateTopic'];

/**
 * Why a model gave no draft: it did not respond, had too much to do, or refused the call (a wrong key or name); its
 * text could not be repaired; or it was not asked, since somebody writes of hurting herself.
 */
export type DeclineReason = Schemas['DeclineReason'];
export const DECLINE_REASONS = [
  'silent',
  'busy',
  'refused',
  'unusable',
  'sensitive',
] as const satisfies readonly DeclineReason[];

/** State of a draft requested from a model. */
export type SuggestionState = Schemas['Suggestion']['state'];
/** Why a specialist should look at a place of a draft that a model had a hand in. */
export type DraftFlagKind = Schemas['DraftFlag']['kind'];
/** Author of a draft. */
export type DraftAuthor = Schemas['Draft']['author']['kind'];
/** Decision of a person who reviewed a draft. */
export type ReviewKind = NonNullable<Schemas['Answer']['review']>['kind'];

/** Whose chart belongs to an order. */
export type ChartOwner = Schemas['PersonChart']['who'];

type ListedOrder = NonNullable<Schemas['OrderEntry']['order']>;
/** State of an order in the list of all orders. */
export type ListedState = ListedOrder['state'];
/** State of an order's money in the list of all orders. */
export type ListedPayment = NonNullable<ListedOrder['payment']>['state'];

/** State by which the queue can be filtered. */
export type QueueFilter = NonNullable<NonNullable<operations['getQueue']['parameters']['query']>['state']>;
/** State by which the list of orders can be filtered. */
export type OrderFilter = Schemas['OrderFilter'];
/** Order of the list of orders. */
export type OrderSort = NonNullable<Schemas['OrderQuery']['sort']>;

/** Pages on which something may wait for an owner, in the order of the menu. */
export type WaitingPage = keyof Schemas['Waiting'];
export const WAITING_PAGES = [
  'messages',
  'withdrawals',
  'words',
  'books',
] as const satisfies readonly WaitingPage[];

/** What about money waits for an owner's decision. */
export type MoneyMatter = Schemas['MoneyMatter'];
export const MONEY_MATTERS = [
  'difference',
  'refund-failed',
  'refund-late',
  'refund-stuck',
  'provider-differs',
  'dispute',
  'paid-twice',
] as const satisfies readonly MoneyMatter[];

type Decision = operations['decideDifference']['requestBody']['content']['application/json'];
/** What a person decides on money of another amount. `give-back`: the order ends and the money goes back. */
export type DifferenceDecision = Decision['decision'];
export const DIFFERENCE_DECISIONS = [
  'accept',
  'give-back',
  'close',
] as const satisfies readonly DifferenceDecision[];

/** Which letters of the contact form a list shows: what waits for a person, those of one kind that do, or what is done. */
export type MessageFilter = NonNullable<
  NonNullable<operations['listMessages']['parameters']['query']>['filter']
>;

/** Kind of a movement of money in the books. */
export type BookKind = Schemas['BookEntry']['kind'];

/** How a session began. */
export type SessionEntry = Schemas['SessionEntry'];
/** What a customer has agreed to with an order. */
export type OrderConsentKind = Schemas['OrderConsent']['kind'];
/** `broken-off`: the drill itself did not end; the others say why a backup is no good. */
export type DrillProblem = NonNullable<NonNullable<Schemas['ShopState']['backup']['drill']>['problem']>;
