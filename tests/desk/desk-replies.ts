import type { CurrentOf } from '#desk/api/desk-failure.ts';
import type { AnswerOf } from '#desk/domain/wire.ts';
import type { components, operations } from '#openapi/desk.d.ts';

type Refusal = Omit<components['schemas']['DeskError'], 'message'>;

/** What a made-up server of the desk answers to an operation, as the contract allows it. */
export const reply = <Operation extends keyof operations>(body: AnswerOf<Operation>): Response =>
  Response.json(body);

/** What a made-up server of the desk refuses an operation with, as the contract allows it. */
export const refusal = <Operation extends keyof operations>(
  status: number,
  error: Refusal & { current?: CurrentOf<Operation> },
): Response => Response.json({ message: 'refused', ...error }, { status });
