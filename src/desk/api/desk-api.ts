import * as z from 'zod/mini';
import type { DelicateTopic } from '#domain/desk-terms.ts';
import { answerResponse, draftResponse, mailPreview } from '#desk/schemas/answer.schema.ts';
import { availability, myDayResponse, type AvailabilityChange } from '#desk/schemas/my-day.schema.ts';
import { orderResponse } from '#desk/schemas/order.schema.ts';
import { queueResponse, queueRow, type Queue, type QueueFilter } from '#desk/schemas/queue.schema.ts';
import {
  acceptedInvitationResponse,
  challengeResponse,
  doorResponse,
  meResponse,
  openInvitationResponse,
} from '#desk/schemas/session.schema.ts';
import { readList } from '#schemas/list.reader.ts';
import type { DeskRole } from '#domain/desk-terms.ts';
import { createDeskClient, readAs, succeed, type DeskClient } from './desk-client.ts';

/** What @simplewebauthn/browser returns; the server alone reads it. */
export type Credential = Record<string, unknown>;

export interface QueueQuery {
  state?: QueueFilter;
  fairyId?: string;
  after?: string;
}

export interface DraftBody {
  seenVersion: number;
  text: string;
  responses: { sequenceNumber: number; response: string; ignoreResponse: boolean }[];
  autosave: boolean;
}

/** All calls of the desk over one client. Each rejects with DeskFailure only. */
export function createDeskApi(client: DeskClient = createDeskClient()) {
  const order = (orderId: number) => ({ params: { path: { orderId } } });
  return {
    /** For the calls of pages that come late. */
    client,
    getDoor: () => readAs(client.GET('/door'), doorResponse),
    /** `null` when nobody is signed in. */
    getMe: async () => (await readAs(client.GET('/me'), z.object({ me: z.nullable(meResponse) }))).me,
    challengeSignIn: () => readAs(client.POST('/sign-in/challenge'), challengeResponse),
    signIn: (body: { challengeId: string; response: Credential }) =>
      readAs(client.POST('/sign-in', { body }), meResponse),
    signInWithRecoveryCode: (code: string) =>
      readAs(client.POST('/sign-in/recovery', { body: { code } }), meResponse),
    signInToSample: (body: { token: string; as: DeskRole }) =>
      readAs(client.POST('/sign-in/sample', { body }), meResponse),
    openInvitation: (token: string) =>
      readAs(client.POST('/invitation', { body: { token } }), openInvitationResponse),
    challengeInvitation: (token: string) =>
      readAs(client.POST('/invitation/challenge', { body: { token } }), challengeResponse),
    acceptInvitation: (body: { token: string; challengeId: string; response: Credential }) =>
      readAs(client.POST('/invitation/accept', { body }), acceptedInvitationResponse),
    signOut: () => succeed(client.POST('/sign-out')),

    async getQueue(query: QueueQuery): Promise<Queue> {
      const { rows, unreadable, ...queue } = await readAs(
        client.GET('/queue', { params: { query } }),
        queueResponse,
      );
      const read = readList(queueRow, rows) ?? { items: [], dropped: 0 };
      return { ...queue, rows: read.items, unreadable: read.dropped + unreadable.length };
    },
    getMyDay: () => readAs(client.GET('/my-day'), myDayResponse),
    setAvailability: (body: AvailabilityChange) =>
      readAs(client.PUT('/my-day/availability', { body }), availability),
    challengeFresh: () => readAs(client.POST('/fresh/challenge'), challengeResponse),
    proveFresh: (body: { challengeId: string; response: Credential }) =>
      readAs(client.POST('/fresh', { body }), meResponse),
    getOrder: (orderId: number) => readAs(client.GET('/orders/{orderId}', order(orderId)), orderResponse),
    getEmail: (orderId: number) =>
      readAs(client.GET('/orders/{orderId}/email', order(orderId)), z.object({ email: z.string() })),

    saveDraft: (orderId: number, body: DraftBody) =>
      readAs(client.PUT('/orders/{orderId}/answer/draft', { ...order(orderId), body }), answerResponse),
    listDrafts: (orderId: number) =>
      readAs(client.GET('/orders/{orderId}/answer/versions', order(orderId)), z.array(draftResponse)),
    takePen: (orderId: number) =>
      readAs(
        client.PUT('/orders/{orderId}/answer/pen', { ...order(orderId), body: { takeOver: true } }),
        answerResponse,
      ),
    suggestDraft: (orderId: number, seen: number) =>
      readAs(
        client.POST('/orders/{orderId}/answer/suggestion', { ...order(orderId), body: { seen } }),
        answerResponse,
      ),
    handOver: (orderId: number, seen: number) =>
      readAs(
        client.POST('/orders/{orderId}/answer/hand-over', { ...order(orderId), body: { seen } }),
        answerResponse,
      ),
    sendBack: (orderId: number, seen: number, note: string) =>
      readAs(
        client.POST('/orders/{orderId}/answer/send-back', { ...order(orderId), body: { seen, note } }),
        answerResponse,
      ),
    approve: (
      orderId: number,
      body: {
        seen: number;
        draftVersion: number;
        sendAt: string | null;
        readSeconds: number;
        noAdviceOn: DelicateTopic[];
      },
    ) => readAs(client.POST('/orders/{orderId}/answer/approve', { ...order(orderId), body }), answerResponse),
    recall: (orderId: number, seen: number) =>
      readAs(
        client.POST('/orders/{orderId}/answer/recall', { ...order(orderId), body: { seen } }),
        answerResponse,
      ),
    retime: (orderId: number, seen: number, sendAt: string | null) =>
      readAs(
        client.POST('/orders/{orderId}/answer/retime', { ...order(orderId), body: { seen, sendAt } }),
        answerResponse,
      ),
    sendAgain: (orderId: number, seen: number, email: string | undefined) =>
      readAs(
        client.POST('/orders/{orderId}/answer/send-again', {
          ...order(orderId),
          body: { seen, ...(email !== undefined && { email }) },
        }),
        answerResponse,
      ),
    previewAnswer: (orderId: number, version: number) =>
      readAs(
        client.GET('/orders/{orderId}/answer/preview', {
          params: { path: { orderId }, query: { version } },
        }),
        mailPreview,
      ),
  };
}

export type DeskApi = ReturnType<typeof createDeskApi>;
