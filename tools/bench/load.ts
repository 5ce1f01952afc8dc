import { Agent, request, type RequestOptions } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';

/** A request of the load and how its response is checked. */
export interface Shot {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** Expected status; any other counts as failed. */
  status: number;
}

/** Concurrency and limits of a load; the first limit reached ends it. */
export interface LoadLimits {
  connections: number;
  seconds: number;
  requests: number;
}

/** Result of a load. Times in milliseconds. */
export interface LoadResult {
  perSecond: number;
  succeeded: number;
  failed: number;
  median: number;
  p99: number;
}

function shoot(
  agent: Agent,
  origin: URL,
  { method, path, headers = {}, body, status }: Shot,
): Promise<boolean> {
  return new Promise((done) => {
    const options: RequestOptions = {
      agent,
      host: origin.hostname,
      port: origin.port,
      method,
      path,
      headers,
    };
    const sent = (origin.protocol === 'https:' ? tlsRequest : request)(options, (response) => {
      response.resume();
      response.once('end', () => done(response.statusCode === status));
      response.once('error', () => done(false));
    });
    sent.once('error', () => done(false));
    sent.end(body);
  });
}

/** Hosts that are this machine. */
const HERE = ['127.0.0.1', 'localhost'];

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/**
 * Sends requests over persistent connections, each one when the connection's previous response has arrived.
 *
 * @param origin must be on this machine; over TLS with whatever certificate
 * @param next creates the nth request
 */
export async function load(
  origin: string,
  next: (index: number) => Shot,
  limits: LoadLimits,
): Promise<LoadResult> {
  const url = new URL(origin);
  if (!HERE.includes(url.hostname))
    throw new Error(`A load is sent to this machine only, not to ${url.hostname}.`);
  const kept = { keepAlive: true, maxSockets: limits.connections };
  const agent =
    url.protocol === 'https:' ? new TlsAgent({ ...kept, rejectUnauthorized: false }) : new Agent(kept);
  const times: number[] = [];
  let sent = 0;
  let failed = 0;
  const began = performance.now();
  const end = began + limits.seconds * 1000;
  const oneConnection = async () => {
    while (sent < limits.requests && performance.now() < end) {
      const shot = next(sent++);
      const start = performance.now();
      const right = await shoot(agent, url, shot);
      if (right) times.push(performance.now() - start);
      else failed++;
    }
  };
  await Promise.all(Array.from({ length: limits.connections }, oneConnection));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / seconds,
    succeeded: times.length,
    failed,
    median: at(times, 0.5),
    p99: at(times, 0.99),
  };
}
