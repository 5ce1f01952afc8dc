import type { operations } from '#openapi/desk.d.ts';
import { specialist, specialistsResponse } from '#desk/schemas/specialists.schema.ts';
import { readAs, type DeskClient } from '#desk/api/desk-client.ts';

type Changes = operations['changeSpecialist']['requestBody']['content']['application/json']['changes'];

type NewFields = operations['addSpecialist']['requestBody']['content']['application/json']['fields'];
type NewTopics = operations['setTopics']['requestBody']['content']['application/json']['topics'];

/** The calls of the specialists' cards; apart from the others, since only pages that come late need them. */
export const specialistsApi = (client: DeskClient) => ({
  listSpecialists: () => readAs(client.GET('/specialists'), specialistsResponse),
  changeSpecialist: (fairyId: string, changes: Changes) =>
    readAs(
      client.PUT('/specialists/{fairyId}', { params: { path: { fairyId } }, body: { changes } }),
      specialist,
    ),
  addSpecialist: (id: string, fields: NewFields) =>
    readAs(client.POST('/specialists', { body: { id, fields } }), specialist),
  archiveSpecialist: (fairyId: string, isArchived: boolean, seen: number) =>
    readAs(
      client.PUT('/specialists/{fairyId}/archived', {
        params: { path: { fairyId } },
        body: { isArchived, seen },
      }),
      specialist,
    ),
  /** `seen` are the ids of the topics that were shown. */
  setTopics: (fairyId: string, seen: string[], topics: NewTopics) =>
    readAs(
      client.PUT('/specialists/{fairyId}/topics', { params: { path: { fairyId } }, body: { seen, topics } }),
      specialist,
    ),
  /** A picture in base64, or null for none. */
  setPortrait: (fairyId: string, picture: string | null, seen: number) =>
    readAs(
      client.PUT('/specialists/{fairyId}/picture', {
        params: { path: { fairyId } },
        body: { picture, seen },
      }),
      specialist,
    ),
  orderSpecialists: (seen: string[], order: string[]) =>
    readAs(client.PUT('/specialists/order', { body: { seen, order } }), specialistsResponse),
});
