/** A figure of the shop: how it is counted, what it says, and the names of its labels. */
export interface MetricKind {
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  labels: readonly string[];
}

/** Figures of one process: each process has its own. */
const PROCESS_METRICS = {
  shop_build_info: { type: 'gauge', help: 'Always 1; the version that runs.', labels: ['version', 'node'] },
  shop_http_requests_total: {
    type: 'counter',
    help: 'Requests answered.',
    labels: ['listener', 'method', 'route', 'status'],
  },
  shop_http_request_seconds: {
    type: 'histogram',
    help: 'Seconds until a response was sent.',
    labels: ['listener', 'route'],
  },
  shop_event_loop_delay_seconds: {
    type: 'gauge',
    help: 'Delay of the event loop in the last full minute.',
    labels: ['quantile'],
  },
  shop_pool_connections: { type: 'gauge', help: 'Connections to the database.', labels: ['state'] },
  shop_job_failures_total: {
    type: 'counter',
    help: 'Attempts of jobs that failed.',
    labels: ['kind', 'outcome'],
  },
  process_resident_memory_bytes: { type: 'gauge', help: 'Memory of the process.', labels: [] },
  process_heap_bytes: { type: 'gauge', help: 'Heap in use.', labels: [] },
  process_cpu_seconds_total: { type: 'counter', help: 'Processor time used.', labels: [] },
  process_start_time_seconds: { type: 'gauge', help: 'When the process began.', labels: [] },
} as const satisfies Record<string, MetricKind>;

/** Figures of the whole shop, read from the database, so that every process reports the same. */
const SHOP_METRICS = {
  shop_jobs: { type: 'gauge', help: 'Jobs that are not done.', labels: ['lane', 'state'] },
  shop_job_lag_seconds: { type: 'gauge', help: 'How long the oldest due job has waited.', labels: ['lane'] },
  shop_payments: {
    type: 'gauge',
    help: 'Payments of the orders of the last seven days.',
    labels: ['provider', 'state'],
  },
  shop_mails_refused: {
    type: 'gauge',
    help: 'Mails that fail and are tried on, by the kind of refusal; not those refused for their recipient.',
    labels: ['class'],
  },
  shop_orders: { type: 'gauge', help: 'Paid orders that wait for their answer.', labels: ['promise'] },
  shop_money_waiting: {
    type: 'gauge',
    help: 'Matters of money that wait for a person.',
    labels: ['matter'],
  },
  shop_housekeeping_last_success_seconds: {
    type: 'gauge',
    help: 'When a step of the housekeeping last succeeded; before its first success, when it was first tried.',
    labels: ['step'],
  },
  shop_housekeeping_overdue: {
    type: 'gauge',
    help: '1 for a step that fails and has not succeeded for two days.',
    labels: ['step'],
  },
  shop_backup_last_success_seconds: {
    type: 'gauge',
    help: 'When a backup was last seen to restore; before the first, when the shop began.',
    labels: [],
  },
} as const satisfies Record<string, MetricKind>;

/** All figures of `/metrics`. */
export const METRICS = { ...PROCESS_METRICS, ...SHOP_METRICS };

export type ProcessMetric = keyof typeof PROCESS_METRICS;
export type ShopMetric = keyof typeof SHOP_METRICS;
export type MetricName = keyof typeof METRICS;

/** A value with its labels, in the order of the table. */
export interface Sample<Name extends MetricName = MetricName> {
  name: Name;
  labels: Readonly<Record<string, string>>;
  value: number;
}
