import { daysAfter } from './birth-date.ts';
import { shopDate } from './shop-day.ts';

/** What a statement of withdrawal asks for; no reason (directive 2011/83, art. 11a ust. 2). */
export interface WithdrawalValues {
  name: string;
  /** As typed. */
  orderNumber: string;
  email: string;
}

/** The shop's confirmation of a statement that it received. */
export interface WithdrawalReceipt {
  receiptNumber: number;
  /** ISO 8601. */
  receivedAt: string;
  statement: string;
}

/** The two forms of the page: asking for the data, and confirming the statement. */
export type WithdrawalStep = 'dane' | 'potwierdzenie';

/** The result of a sent form, for the page that the page server renders. */
export interface WithdrawalForm {
  values: WithdrawalValues;
  /** Validation messages by field name. */
  problems?: Readonly<Record<string, string>>;
  /** To be confirmed. */
  statement?: string;
  receipt?: WithdrawalReceipt;
  /** The shop could not answer; nothing typed is lost. */
  isFailed?: boolean;
}

/** Days for withdrawing from a contract, and for giving the money back afterwards. */
export const WITHDRAWAL_DAYS = 14;

/** The day, in Warsaw, by which the money must be back (directive 2011/83, art. 13 ust. 1). */
export const refundDueOn = (receivedAt: Date): string => daysAfter(shopDate(receivedAt), WITHDRAWAL_DAYS);

/** Reads an order's number as people write it: "1001", "nr 1001", "#1001". */
export function typedOrderId(orderNumber: string): number | undefined {
  const digits = orderNumber.replaceAll(/\D/g, '');
  const id = Number(digits);
  return digits !== '' && id > 0 && id <= 2_147_483_647 ? id : undefined;
}
