import * as z from 'zod/mini';
import { booksResponse } from './books.schema.ts';
import { readAs, type DeskClient } from '#desk/api/desk-client.ts';

const monthOf = (month: string) => ({ params: { path: { month } } });

/** The calls of bookkeeping; apart from the others, since only a page that comes late needs them. */
export const booksApi = (client: DeskClient) => ({
  getBooks: (month: string) => readAs(client.GET('/books/{month}', monthOf(month)), booksResponse),
  exportBooks: (month: string) =>
    readAs(
      client.POST('/books/{month}/csv', {
        ...monthOf(month),
        parseAs: 'blob',
        fetch: (request) => fetch(request),
      }),
      z.instanceof(Blob),
    ),
});
