import type { Cases } from './what-changes.ts';
import { messageCases } from './message-cases.ts';
import { messageOrderCases } from './message-order-cases.ts';
import { moneyCases } from './money-cases.ts';
import { orderApprovalCases } from './order-approval-cases.ts';
import { orderCases } from './order-cases.ts';
import { orderDraftCases } from './order-draft-cases.ts';
import { orderPersonalCases } from './order-personal-cases.ts';
import { orderSentCases } from './order-sent-cases.ts';
import { readingBooksCases } from './reading-books-cases.ts';
import { readingCases } from './reading-cases.ts';

/** Requests of the desk to orders, answers, money, messages and lists. */
export const orderAndMoneyCases: Readonly<Record<string, Cases>> = {
  ...orderCases,
  ...orderDraftCases,
  ...orderApprovalCases,
  ...orderSentCases,
  ...moneyCases,
  ...messageCases,
  ...messageOrderCases,
  ...orderPersonalCases,
  ...readingCases,
  ...readingBooksCases,
};
