import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the stand-in got it. */
export interface ModelCall {
  url: string;
  headers: IncomingHttpHeaders;
  /** The body as it came, byte for byte. */
  body: string;
}

/** What the stand-in does with one call. */
export type ModelReply = (response: ServerResponse) => void;

/** A completion as the documented interface has it, with a choice of one's own. */
export const completion =
  (message: object, finishReason: string | null = 'stop'): ModelReply =>
  (response) =>
    json(200, {
      id: 'x',
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: finishReason }],
    })(response);

export const saying = (content: string) => completion({ role: 'assistant', content, refusal: null });

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): ModelReply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

/** A model over HTTP that keeps everything it is sent, and answers as the test says. */
export async function startStandInModel() {
  const calls: ModelCall[] = [];
  let reply: ModelReply = saying('Karty są spokojne.');
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      calls.push({ url: request.url ?? '', headers: request.headers, body });
      reply(response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    replies(next: ModelReply) {
      reply = next;
    },
    stop: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
