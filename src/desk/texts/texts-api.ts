import {
  textCheckResponse,
  textPreviewResponse,
  textResponse,
  textsResponse,
  textVersionResponse,
} from './texts.schema.ts';
import { readAs, type DeskClient } from '#desk/api/desk-client.ts';

/** The new text of one field. */
export interface FieldChange {
  key: string;
  text: string;
}

const of = (textId: string) => ({ path: { textId } });

/** The calls of the shop's texts; apart from the others, since only pages that come late need them. */
export const textsApi = (client: DeskClient) => ({
  listTexts: () => readAs(client.GET('/texts'), textsResponse),
  getText: (id: string) => readAs(client.GET('/texts/{textId}', { params: of(id) }), textResponse),
  saveText: (id: string, seen: number, changes: FieldChange[]) =>
    readAs(client.PUT('/texts/{textId}/draft', { params: of(id), body: { seen, changes } }), textResponse),
  checkText: (id: string, changes: FieldChange[]) =>
    readAs(client.POST('/texts/{textId}/check', { params: of(id), body: { changes } }), textCheckResponse),
  publishText: (id: string, seen: number) =>
    readAs(client.POST('/texts/{textId}/publish', { params: of(id), body: { seen } }), textResponse),
  discardText: (id: string, seen: number) =>
    readAs(client.POST('/texts/{textId}/discard', { params: of(id), body: { seen } }), textResponse),
  restoreText: (id: string, seen: number, number: number) =>
    readAs(client.POST('/texts/{textId}/restore', { params: of(id), body: { seen, number } }), textResponse),
  makeTextPreview: (id: string) =>
    readAs(client.POST('/texts/{textId}/preview', { params: of(id) }), textPreviewResponse),
  getTextVersion: (id: string, number: number) =>
    readAs(
      client.GET('/texts/{textId}/versions/{number}', { params: { path: { textId: id, number } } }),
      textVersionResponse,
    ),
});
