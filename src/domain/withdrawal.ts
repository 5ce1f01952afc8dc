import { daysAfter } from './birth-date.ts';
import { shopDate } from './shop-day.ts';

/** What a statement of withdrawal asks for; no reason (directive 2011/83, art. 11a ust. 2). */
export interface WithdrawalValues {
  name: string;
  /** As typed. */
  orderNumber: string;
  email: string;
}

/** Request of a withdrawal, with the order's key if it was opened by the order's own link. */
export interface WithdrawalRequest extends WithdrawalValues {
  /** The order's `customerId`, which only its customer has. */
  orderKey?: string | undefined;
}

/** The shop's confirmation of a statement that it received. */
export interface WithdrawalReceipt {
  receiptNumber: number;
  /** ISO 8601. */
  receivedAt: string;
  statement: string;
  /** It is known to be hers, and carried out: at once by the order's own link, else after a press in its receipt's mail. */
  isConfirmed: boolean;
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
  /** The key in the order's own link, which goes along with the form. */
  orderKey?: string | undefined;
  /** Addresses that the form has asked about. */
  asked?: string | undefined;
  /** The shop could not answer; nothing typed is lost. */
  isFailed?: boolean;
}

/** What the page of a receipt shows. */
export type ReceiptForm = WithdrawalForm & { receipt: WithdrawalReceipt };

/** Stored receipts by the token in their page's address, for all processes. */
export interface ReceiptPages {
  keep(form: ReceiptForm): Promise<string>;
  find(token: string): Promise<ReceiptForm | undefined>;
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
