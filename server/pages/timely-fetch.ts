import { within } from '#server/deadline.ts';

async function whole(asked: Promise<Response>): Promise<Response> {
  const answer = await asked;
  const body = await answer.arrayBuffer();
  const { status, headers } = answer;
  return new Response(body.byteLength > 0 ? body : null, { status, headers });
}

/**
 * Asks a foreign server, and has the whole answer or fails after so many milliseconds: one page is made for many
 * visitors, who would all wait for a call that never settles. Rejects with `Overdue` or as fetch does.
 */
export const timelyFetch =
  (milliseconds: number) =>
  (request: Request): Promise<Response> =>
    within(milliseconds, whole(fetch(request)));
