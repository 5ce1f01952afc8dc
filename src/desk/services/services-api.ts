import type { operations } from '#openapi/desk.d.ts';
import { promptsResponse, promptTrial, service, servicesResponse } from '#desk/schemas/services.schema.ts';
import { readAs, type DeskClient } from '#desk/api/desk-client.ts';

type Changes = operations['changeService']['requestBody']['content']['application/json']['changes'];

type NewService = operations['makeService']['requestBody']['content']['application/json'];

const of = (productId: string) => ({ path: { productId } });

/** The calls of the services; apart from the others, since only pages that come late need them. */
export const servicesApi = (client: DeskClient) => ({
  listServices: () => readAs(client.GET('/services'), servicesResponse),
  changeService: (id: string, changes: Changes) =>
    readAs(client.PUT('/services/{productId}', { params: of(id), body: { changes } }), service),
  addService: (id: string, like: string, title: string) =>
    readAs(client.POST('/services', { body: { id, like, title } }), service),
  makeService: (body: NewService) => readAs(client.POST('/services/new', { body }), service),
  archiveService: (id: string, isArchived: boolean, seen: number) =>
    readAs(
      client.PUT('/services/{productId}/archived', { params: of(id), body: { isArchived, seen } }),
      service,
    ),
  /** A picture in base64, or null for none. */
  setPicture: (id: string, picture: string | null, seen: number) =>
    readAs(client.PUT('/services/{productId}/picture', { params: of(id), body: { picture, seen } }), service),
  orderServices: (seen: string[], order: string[]) =>
    readAs(client.PUT('/services/order', { body: { seen, order } }), servicesResponse),
  tryPrompt: (id: string, basePrompt: string) =>
    readAs(client.POST('/services/{productId}/trial', { params: of(id), body: { basePrompt } }), promptTrial),
  listPrompts: (id: string) =>
    readAs(client.GET('/services/{productId}/prompts', { params: of(id) }), promptsResponse),
});
