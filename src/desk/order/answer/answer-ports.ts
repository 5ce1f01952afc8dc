import { fromPromise } from 'xstate';
import { answerMachine, type Decision, type Answer, type Refusal } from '#machines/answer.machine.ts';
import { unwrap, type DeskClient } from '#desk/api/desk-client.ts';
import { currentOf, DeskFailure, isSignedOut } from '#desk/api/desk-failure.ts';
import { DESK_ERROR } from '#domain/desk/error-code.ts';
import type { AnswerResponse } from '#desk/domain/wire.ts';
import { agreementCopy } from './agreement-copy.ts';
import { toAnswer, toDraftBody, type AnswerParts } from './answer-view.ts';

const KIND: Readonly<Record<number, Refusal['kind']>> = {
  [DESK_ERROR.newerVersion]: 'newer',
  [DESK_ERROR.anotherWriter]: 'locked',
  [DESK_ERROR.answerRefused]: 'rules',
};

/** Converts a failed call to the machine's refusal, with the newer answer if the server returned it. */
export function refusalOf(error: unknown, parts: AnswerParts): Refusal {
  if (!(error instanceof DeskFailure) || error.status === 0) return { kind: 'unreachable' };
  if (isSignedOut(error)) return { kind: 'expired' };
  if (error.status === 404) return { kind: 'gone' };
  // A server under load turns an address away: it has judged nothing.
  if (error.status === 429) return { kind: 'unreachable' };
  const { code, errors } = error.details ?? {};
  const answer = currentOf<'saveDraft'>(error);
  return {
    kind: KIND[code ?? 0] ?? (error.status >= 500 ? 'unreachable' : 'refused'),
    answer: answer && toAnswer(answer, parts),
    // A 400 has the validator's messages, which are not for people.
    messages:
      code === DESK_ERROR.notAgreed
        ? [agreementCopy.needed]
        : error.status === 400
          ? undefined
          : errors?.map(({ message }) => message),
  };
}

export interface AnswerPortsOptions {
  client: DeskClient;
  orderId: number;
  /** What the answer consists of. */
  parts: AnswerParts;
  /** Seconds for which the text has been before the person. */
  readSeconds: () => number;
}

/** The answer machine with its ports connected to the desk's API. */
export function provideAnswer({ client, orderId, parts, readSeconds }: AnswerPortsOptions) {
  const order = { params: { path: { orderId } } };
  const settle = (call: Promise<{ data?: AnswerResponse; response: Response }>): Promise<Answer> =>
    unwrap(call).then(
      (answer) => toAnswer(answer, parts),
      (error: unknown) => {
        // oxlint-disable-next-line no-throw-literal -- a machine reads refusals as data
        throw refusalOf(error, parts);
      },
    );
  const perform = (decision: Decision, seen: number, draftVersion: number) => {
    switch (decision.kind) {
      case 'suggest':
        return client.POST('/orders/{orderId}/answer/suggestion', { ...order, body: { seen } });
      case 'hand-over':
        return client.POST('/orders/{orderId}/answer/hand-over', { ...order, body: { seen } });
      case 'send-back':
        return client.POST('/orders/{orderId}/answer/send-back', {
          ...order,
          body: { seen, note: decision.note },
        });
      case 'approve': {
        const { sendAt = null, noAdviceOn } = decision;
        const body = { seen, draftVersion, sendAt, readSeconds: readSeconds(), noAdviceOn: [...noAdviceOn] };
        return client.POST('/orders/{orderId}/answer/approve', { ...order, body });
      }
      case 'recall':
        return client.POST('/orders/{orderId}/answer/recall', { ...order, body: { seen } });
      case 'retime': {
        const body = { seen, sendAt: decision.sendAt ?? null };
        return client.POST('/orders/{orderId}/answer/retime', { ...order, body });
      }
      case 'send-again': {
        const body = { seen, ...(decision.email !== undefined && { email: decision.email }) };
        return client.POST('/orders/{orderId}/answer/send-again', { ...order, body });
      }
      case 'correct': {
        const body = { seen, reason: decision.reason };
        return client.POST('/orders/{orderId}/answer/correction', { ...order, body });
      }
      case 'drop-correction':
        return client.POST('/orders/{orderId}/answer/correction/drop', { ...order, body: { seen } });
    }
  };
  return answerMachine.provide({
    actors: {
      saveDraft: fromPromise(({ input }) => {
        const body = toDraftBody(input.fields, input.version, input.isAutosave);
        return settle(client.PUT('/orders/{orderId}/answer/draft', { ...order, body }));
      }),
      takeEditLock: fromPromise(() =>
        settle(client.PUT('/orders/{orderId}/answer/edit-lock', { ...order, body: { takeOver: true } })),
      ),
      decide: fromPromise(({ input }) => settle(perform(input.decision, input.revision, input.version))),
    },
  });
}
