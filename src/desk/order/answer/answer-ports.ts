import { fromPromise } from 'xstate';
import { answerMachine, type Act, type Answer, type Refusal } from '#machines/answer.machine.ts';
import type { DeskApi } from '#desk/api/desk-api.ts';
import { currentOf, DeskFailure } from '#desk/api/desk-failure.ts';
import { DESK_ERROR } from '#domain/desk-error-code.ts';
import { toAnswer, toDraftBody } from './answer-view.ts';

const KIND: Readonly<Record<number, Refusal['kind']>> = {
  [DESK_ERROR.newerVersion]: 'newer',
  [DESK_ERROR.anotherWriter]: 'held',
  [DESK_ERROR.answerRefused]: 'rules',
};

/** Describes a failed call as the machine understands it, with what the server told about the newer answer. */
export function refusalOf(error: unknown, questions: readonly number[]): Refusal {
  if (!(error instanceof DeskFailure) || error.status === 0) return { kind: 'unreachable' };
  if (error.status === 401) return { kind: 'expired' };
  if (error.status === 404) return { kind: 'gone' };
  const { code, errors } = error.details ?? {};
  const answer = currentOf<'saveDraft'>(error);
  return {
    kind: KIND[code ?? 0] ?? (error.status >= 500 ? 'unreachable' : 'refused'),
    answer: answer && toAnswer(answer, questions),
    messages: errors?.map(({ message }) => message),
  };
}

export interface AnswerPortsOptions {
  api: DeskApi;
  orderId: number;
  /** Numbers of the order's questions. */
  questions: readonly number[];
  /** Seconds for which the text has been before the person. */
  readSeconds: () => number;
}

/** The answer machine with its ports connected to the desk's API. */
export function provideAnswer({ api, orderId, questions, readSeconds }: AnswerPortsOptions) {
  const settle = (call: Promise<Parameters<typeof toAnswer>[0]>): Promise<Answer> =>
    call.then(
      (response) => toAnswer(response, questions),
      (error: unknown) => {
        // oxlint-disable-next-line no-throw-literal -- a machine reads refusals as data
        throw refusalOf(error, questions);
      },
    );
  const perform = (act: Act, revision: number, version: number) => {
    switch (act.kind) {
      case 'suggest':
        return api.suggestDraft(orderId, revision);
      case 'hand-over':
        return api.handOver(orderId, revision);
      case 'send-back':
        return api.sendBack(orderId, revision, act.note);
      case 'approve':
        return api.approve(orderId, {
          seen: revision,
          draftVersion: version,
          sendAt: act.sendAt ?? null,
          readSeconds: readSeconds(),
          noAdviceOn: [...act.noAdviceOn],
        });
      case 'recall':
        return api.recall(orderId, revision);
      case 'retime':
        return api.retime(orderId, revision, act.sendAt ?? null);
      case 'send-again':
        return api.sendAgain(orderId, revision, act.email);
    }
  };
  return answerMachine.provide({
    actors: {
      saveDraft: fromPromise(({ input }) =>
        settle(api.saveDraft(orderId, toDraftBody(input.fields, input.version, input.isAutosave))),
      ),
      takePen: fromPromise(() => settle(api.takePen(orderId))),
      decide: fromPromise(({ input }) => settle(perform(input.act, input.revision, input.version))),
    },
  });
}
