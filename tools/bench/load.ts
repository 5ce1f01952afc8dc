import { Agent, request, type RequestOptions } from 'node:http';

/** One request that the load repeats, and whether its answer is right. */
export interface Shot {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  /** The status of a right answer; any other counts as failed. */
  status: number;
}

/** How hard and how long: whichever of the two limits comes first ends the load. */
export interface LoadLimits {
  connections: number;
  seconds: number;
  requests: number;
}

/** What came of a load. Times in milliseconds. */
export interface LoadResult {
  perSecond: number;
  answered: number;
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
    const sent = request(options, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode === status));
      answer.once('error', () => done(false));
    });
    sent.once('error', () => done(false));
    sent.end(body);
  });
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/**
 * Sends requests over a few lasting connections, each as soon as its last is answered, within limits.
 *
 * @param origin only this machine: a load is never sent anywhere else
 * @param next makes the nth request
 */
export async function load(
  origin: string,
  next: (index: number) => Shot,
  limits: LoadLimits,
): Promise<LoadResult> {
  const url = new URL(origin);
  if (url.hostname !== '127.0.0.1')
    throw new Error(`A load is sent to this machine only, not to ${url.hostname}.`);
  const agent = new Agent({ keepAlive: true, maxSockets: limits.connections });
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
    answered: times.length,
    failed,
    median: at(times, 0.5),
    p99: at(times, 0.99),
  };
}
