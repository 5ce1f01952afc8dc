import { lettersResponse, letterThread } from '#desk/schemas/letters.schema.ts';
import { readAs, type DeskClient } from '#desk/api/desk-client.ts';

export type LetterFilter = 'open' | 'complaints' | 'done';

const of = (letterId: string) => ({ params: { path: { letterId } } });

/** The calls of the letters; apart from the others, since only pages that come late need them. */
export const lettersApi = (client: DeskClient) => ({
  listLetters: (filter: LetterFilter, before?: string) =>
    readAs(
      client.GET('/letters', {
        params: { query: { filter, ...(before !== undefined && { after: before }) } },
      }),
      lettersResponse,
    ),
  getLetter: (id: string) => readAs(client.GET('/letters/{letterId}', of(id)), letterThread),
  markLetter: (id: string, mark: { seen: number; isComplaint: boolean; isDone: boolean }) =>
    readAs(client.PUT('/letters/{letterId}', { ...of(id), body: mark }), letterThread),
  reply: (id: string, reply: { id: string; seen: number; text: string }) =>
    readAs(client.POST('/letters/{letterId}/replies', { ...of(id), body: reply }), letterThread),
});
