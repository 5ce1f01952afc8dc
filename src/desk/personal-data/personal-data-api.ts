import * as z from 'zod/mini';
import { erasureResponse, personalDataResponse } from './personal-data.schema.ts';
import { readAs, type DeskClient } from '#desk/api/desk-client.ts';

/** The calls of a person's data; the address goes in bodies alone. */
export const personalDataApi = (client: DeskClient) => ({
  find: (email: string) => readAs(client.POST('/personal-data', { body: { email } }), personalDataResponse),
  download: (email: string) =>
    readAs(
      client.POST('/personal-data/file', {
        body: { email },
        parseAs: 'blob',
        fetch: (request) => fetch(request),
      }),
      z.instanceof(Blob),
    ),
  erase: (body: { email: string; seen: string; withOpenOrders: boolean }) =>
    readAs(client.POST('/personal-data/erase', { body }), erasureResponse),
});
