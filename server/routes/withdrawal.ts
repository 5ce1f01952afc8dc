import { readEmail, readTyped } from '#domain/typed/typed-text.ts';
import { withdrawalStatement } from '#copy/law/withdrawal.ts';
import type { WithdrawalRequest } from '#domain/withdrawal.ts';
import { badRequest } from '#server/api-error.ts';
import type { Handlers } from '#server/contract.ts';
import type { Db } from '#server/store/tables/tables.ts';
import { receiveWithdrawal } from '#server/withdrawals/receive-withdrawal.ts';

/** Handlers of the withdrawal from an order (directive 2011/83, art. 11a). */
export const withdrawalHandlers = ({
  db,
  brandName,
}: {
  db: Db;
  brandName: string;
}): Pick<Handlers, 'reviewWithdrawal' | 'confirmWithdrawal'> => ({
  reviewWithdrawal: async ({ body }) => ({
    status: 200,
    body: { statement: withdrawalStatement(cleaned(body), brandName) },
  }),
  confirmWithdrawal: async ({ body }) => ({
    status: 201,
    body: await receiveWithdrawal(db, cleaned(body), { brandName }),
  }),
});

/** Trims the fields and takes line breaks out, which a statement of one sentence cannot have. @throws {ApiError} 400 for a blank one. */
function cleaned({ name, orderNumber, email, orderKey }: WithdrawalRequest): WithdrawalRequest {
  const line = (text: string) => readTyped(text.replaceAll(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' '));
  const values = { name: line(name), orderNumber: line(orderNumber), email: readEmail(email) };
  const blank = Object.entries(values).filter(([, text]) => text === '');
  if (blank.length > 0)
    throw badRequest(
      'Fields of the statement are blank',
      blank.map(([field]) => ({ path: `/${field}`, message: 'must not be blank' })),
    );
  return { ...values, ...(orderKey !== undefined && { orderKey }) };
}
