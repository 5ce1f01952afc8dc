import * as z from 'zod/mini';
import type { operations } from '#openapi/desk.d.ts';
import { mailPreview } from '#desk/schemas/answer.schema.ts';
import {
  newsletter,
  newsletterResponse,
  newslettersResponse,
  stoppedResponse,
} from '#desk/schemas/newsletter.schema.ts';
import { DESK_API, readAs, succeed, type DeskClient } from '#desk/api/desk-client.ts';

type Changes = operations['changeNewsletter']['requestBody']['content']['application/json']['changes'];

const of = (letterId: string) => ({ params: { path: { letterId } } });
const seen = (letterId: string, version: number) => ({ ...of(letterId), body: { seen: version } });

/** Address of a letter's mail as a page of its own. */
export const newsletterHtml = (letterId: string) => `${DESK_API}/newsletter/${letterId}/preview/html`;

/** The calls of the newsletter; apart from the others, since only pages that come late need them. */
export const newsletterApi = (client: DeskClient) => ({
  listNewsletters: () => readAs(client.GET('/newsletter'), newslettersResponse),
  getNewsletter: (id: string) => readAs(client.GET('/newsletter/{letterId}', of(id)), newsletterResponse),
  addNewsletter: (id: string, subject: string, like: string | null) =>
    readAs(client.POST('/newsletter', { body: { id, subject, like } }), newsletter),
  changeNewsletter: (id: string, changes: Changes) =>
    readAs(client.PUT('/newsletter/{letterId}', { ...of(id), body: { changes } }), newsletter),
  removeNewsletter: (id: string, version: number) =>
    succeed(client.POST('/newsletter/{letterId}/remove', seen(id, version))),
  previewNewsletter: (id: string) =>
    readAs(client.GET('/newsletter/{letterId}/preview', of(id)), mailPreview),
  tryNewsletter: (id: string, version: number) =>
    succeed(client.POST('/newsletter/{letterId}/try', seen(id, version))),
  startNewsletter: (id: string, version: number) =>
    readAs(client.POST('/newsletter/{letterId}/start', seen(id, version)), newsletter),
  stopNewsletter: (id: string) => readAs(client.POST('/newsletter/{letterId}/stop', of(id)), newsletter),
  resumeNewsletter: (id: string) => readAs(client.POST('/newsletter/{letterId}/resume', of(id)), newsletter),
  cancelNewsletter: (id: string) => readAs(client.POST('/newsletter/{letterId}/cancel', of(id)), newsletter),
  stopAddresses: (addresses: string) =>
    readAs(client.POST('/newsletter-addresses/stop', { body: { addresses } }), stoppedResponse),
  exportAddresses: () =>
    readAs(
      client.POST('/newsletter-addresses/csv', { parseAs: 'blob', fetch: (request) => fetch(request) }),
      z.instanceof(Blob),
    ),
});
