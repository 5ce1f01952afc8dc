import { monitorEventLoopDelay } from 'node:perf_hooks';
import { VERSION } from '#server/version.ts';
import type { HistogramSample } from './exposition.ts';
import type { ProcessMetric, Sample } from './metric-names.ts';

/** Upper bounds of the histogram of responses (s). */
const BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** One response, without anything of its request but the route's pattern. */
export interface ServedRequest {
  listener: 'shop' | 'desk';
  method: string;
  route: string;
  status: number;
  /** Until the response was sent. */
  seconds: number;
}

interface Times {
  listener: string;
  route: string;
  /** Responses within each bound, and beyond all. */
  counts: number[];
  sum: number;
}

/** Connections of a process to the database. */
export interface PoolFigures {
  total: number;
  idle: number;
  waiting: number;
}

const MINUTE = 60_000;
const NANOSECONDS = 1e9;

/** Counts what one process does. It keeps sums alone, nothing of a request. */
export class ProcessFigures {
  readonly #requests = new Map<string, Omit<ServedRequest, 'seconds'> & { count: number }>();
  readonly #times = new Map<string, Times>();
  readonly #failures = new Map<string, { kind: string; outcome: string; count: number }>();
  readonly #loop = monitorEventLoopDelay({ resolution: 20 });
  readonly #timer: NodeJS.Timeout;
  #delays: Readonly<Record<string, number>> = {};

  constructor() {
    this.#loop.enable();
    this.#timer = setInterval(() => this.#endMinute(), MINUTE);
    this.#timer.unref();
  }

  /** Counts a response. */
  served({ seconds, ...request }: ServedRequest): void {
    const { listener, method, route, status } = request;
    const key = `${listener} ${method} ${route} ${status}`;
    const known = this.#requests.get(key) ?? { ...request, count: 0 };
    known.count += 1;
    this.#requests.set(key, known);

    const timesKey = `${listener} ${route}`;
    const times = this.#times.get(timesKey) ?? { listener, route, counts: [...BOUNDS, 0].fill(0), sum: 0 };
    const place = BOUNDS.findIndex((bound) => seconds <= bound);
    const index = place < 0 ? BOUNDS.length : place;
    times.counts[index] = (times.counts[index] ?? 0) + 1;
    times.sum += seconds;
    this.#times.set(timesKey, times);
  }

  /** Counts an attempt of a job that failed. */
  jobFailed(kind: string, outcome: 'again' | 'given up'): void {
    const key = `${kind} ${outcome}`;
    const known = this.#failures.get(key) ?? { kind, outcome, count: 0 };
    known.count += 1;
    this.#failures.set(key, known);
  }

  /** All figures of the process. */
  read(pool: PoolFigures): (Sample<ProcessMetric> | HistogramSample)[] {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const one = (name: ProcessMetric, value: number, labels: Sample['labels'] = {}) => ({
      name,
      labels,
      value,
    });
    return [
      one('shop_build_info', 1, { version: VERSION, node: process.versions.node }),
      ...[...this.#requests.values()].map(({ count, status, ...labels }) =>
        one('shop_http_requests_total', count, { ...labels, status: String(status) }),
      ),
      ...[...this.#times.values()].flatMap(histogramOf),
      ...Object.entries(this.#delays).map(([quantile, seconds]) =>
        one('shop_event_loop_delay_seconds', seconds, { quantile }),
      ),
      one('shop_pool_connections', pool.total - pool.idle, { state: 'busy' }),
      one('shop_pool_connections', pool.idle, { state: 'idle' }),
      one('shop_pool_connections', pool.waiting, { state: 'waiting' }),
      ...[...this.#failures.values()].map(({ count, ...labels }) =>
        one('shop_job_failures_total', count, labels),
      ),
      one('process_resident_memory_bytes', rss),
      one('process_heap_bytes', heapUsed),
      one('process_cpu_seconds_total', (user + system) / 1e6),
      one('process_start_time_seconds', Math.round(Date.now() / 1000 - process.uptime())),
    ];
  }

  /** Ends the counting of delays, which would keep a finished test's process busy. */
  stop(): void {
    clearInterval(this.#timer);
    this.#loop.disable();
  }

  /** Delays of the last full minute, so that every reader gets the same values, however often it asks. */
  #endMinute(): void {
    const seconds = (nanoseconds: number) => nanoseconds / NANOSECONDS;
    this.#delays = {
      '0.5': seconds(this.#loop.percentile(50)),
      '0.99': seconds(this.#loop.percentile(99)),
      '1': seconds(this.#loop.max),
    };
    this.#loop.reset();
  }
}

/** The lines of one histogram, whose buckets count everything up to their bound. */
function histogramOf({ listener, route, counts, sum }: Times): HistogramSample[] {
  const name = 'shop_http_request_seconds';
  const labels = { listener, route };
  let total = 0;
  const buckets = counts.map((count, index): HistogramSample => {
    total += count;
    const le = String(BOUNDS[index] ?? '+Inf');
    return { name, suffix: '_bucket', labels: { ...labels, le }, value: total };
  });
  return [
    ...buckets,
    { name, suffix: '_sum', labels, value: sum },
    { name, suffix: '_count', labels, value: total },
  ];
}
