import type { Server } from 'node:http';
import { LogController, type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import { readableLine } from './terminal-log.ts';

/** Log serializers without personal data: no IP address, no query (it holds customerId), no body, no headers. */
const serializers = {
  req: (request: { method: string }) => ({ method: request.method }),
  err: (error: Error & { code?: string }) => {
    const { name, code, stack = '' } = error;
    const message = loggableMessage(error);
    return {
      type: name,
      message,
      stack: error.message === '' ? stack : stack.replace(error.message, () => message),
      ...(code ? { code } : {}),
    };
  },
};

/** The part of an error that may be kept: its class and its message. */
export const loggableError = (error: Error): { type: string; message: string } => ({
  type: error.name,
  message: loggableMessage(error),
});

/** Loggable message: the shop's own messages contain no values. A database error is logged by the name of the routine that failed. */
const loggableMessage = (error: Error & { routine?: string }) =>
  'severity' in error ? `database error, reported by ${error.routine ?? 'the server'}` : error.message;

interface LogStream {
  write(line: string): unknown;
}

/** Where log lines go: readable in a terminal, JSON for programs (a file, a pipe, a container's log). */
export const logStream = (out: LogStream & { isTTY?: boolean } = process.stdout): LogStream =>
  out.isTTY === true ? { write: (line) => out.write(`${readableLine(line)}\n`) } : out;

/** Fastify's options for logging. Requests are logged by their route pattern, never by their URL. */
export const loggingOptions = (
  level: string,
  stream: LogStream = logStream(),
): FastifyHttpOptions<Server> => ({
  logger: level === 'silent' ? false : { level, serializers, base: null, stream },
  logController: new LogController({ disableRequestLogging: true }),
});

/** Logs one line for every response of this scope. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'request completed');
    done();
  });
}
