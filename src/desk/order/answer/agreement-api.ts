import { answerResponse } from '#desk/schemas/answer.schema.ts';
import { readAs, type DeskClient } from '#desk/api/desk-client.ts';

/** Mails an order's agreement again, to a mended address or the same. Rejects with DeskFailure. */
export const mailAgreementAgain = (
  client: DeskClient,
  orderId: number,
  { seen, email }: { seen: number; email: string | undefined },
) =>
  readAs(
    client.POST('/orders/{orderId}/agreement/send-again', {
      params: { path: { orderId } },
      body: { seen, ...(email !== undefined && { email }) },
    }),
    answerResponse,
  );
