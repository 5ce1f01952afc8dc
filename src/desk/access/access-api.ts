import {
  invitationResponse,
  passkeysResponse,
  peopleResponse,
  recoveryCodesResponse,
  sessionsResponse,
} from './people.schema.ts';
import { challengeResponse } from '#desk/schemas/session.schema.ts';
import type { Credential } from '#desk/api/desk-api.ts';
import { readAs, succeed, type DeskClient } from '#desk/api/desk-client.ts';
import type { DeskRole } from '#domain/desk-terms.ts';

export interface NewInvitation {
  role: DeskRole;
  name: string;
  email: string;
  fairyId?: string;
}

/** Calls about sessions, passkeys and people, of the two pages that come late. Each rejects with DeskFailure only. */
export function createAccessApi(client: DeskClient) {
  return {
    listSessions: () => readAs(client.GET('/sessions'), sessionsResponse),
    endSession: (sessionId: string) =>
      succeed(client.DELETE('/sessions/{sessionId}', { params: { path: { sessionId } } })),
    endOtherSessions: () => succeed(client.DELETE('/sessions')),
    listPasskeys: () => readAs(client.GET('/passkeys'), passkeysResponse),
    challengePasskey: () => readAs(client.POST('/passkeys/challenge'), challengeResponse),
    addPasskey: (body: { challengeId: string; response: Credential }) =>
      succeed(client.POST('/passkeys', { body })),
    renamePasskey: (passkeyId: string, body: { seen: string; device: string }) =>
      succeed(client.PUT('/passkeys/{passkeyId}', { params: { path: { passkeyId } }, body })),
    removePasskey: (passkeyId: string) =>
      succeed(client.DELETE('/passkeys/{passkeyId}', { params: { path: { passkeyId } } })),
    renewRecoveryCodes: () => readAs(client.POST('/recovery-codes'), recoveryCodesResponse),
    listPeople: () => readAs(client.GET('/people'), peopleResponse),
    removePerson: (personId: string, version: number) =>
      succeed(client.DELETE('/people/{personId}', { params: { path: { personId }, query: { version } } })),
    endPersonSessions: (personId: string) =>
      succeed(client.DELETE('/people/{personId}/sessions', { params: { path: { personId } } })),
    invite: (body: NewInvitation) => readAs(client.POST('/invitations', { body }), invitationResponse),
    withdrawInvitation: (invitationId: string) =>
      succeed(client.DELETE('/invitations/{invitationId}', { params: { path: { invitationId } } })),
  };
}
