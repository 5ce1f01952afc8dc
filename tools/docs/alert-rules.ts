import { ALARMS, type Alarm } from '#server/alarms/alarms.ts';
import { METRICS } from '#server/metrics/metric-names.ts';

const HEAD = `# Rules for Prometheus, made by \`npm run docs\` from server/alarms/alarms.ts. The shop itself watches those about the
# whole shop too, and calls ALARM_WEBHOOK_URL.
groups:
  - name: shop
    rules:
      - alert: ShopAway
        expr: absent(shop_build_info)
        for: 2m
        labels: { severity: page }
        annotations: { summary: "Nie widać żadnego procesu sklepu." }
`;

function selectorOf({ metric, where = {}, except = {} }: Alarm): string {
  const labels = [
    ...Object.entries(where).map(([name, value]) => `${name}=~"${value}"`),
    ...Object.entries(except).map(([name, value]) => `${name}!~"${value}"`),
  ];
  return labels.length === 0 ? metric : `${metric}{${labels.join(',')}}`;
}

/**
 * An alarm's condition in PromQL, equal to `ringingValue`. `increase` would miss a series that begins with its first
 * errors, as most of ours do; a new or restarted series has grown by its whole value.
 */
export function expressionOf(alarm: Alarm): string {
  const selector = selectorOf(alarm);
  if (alarm.kind === 'age') return `time() - min(${selector}) > ${alarm.above}`;
  if (alarm.kind === 'growth')
    return `sum(${selector} - ${selector} offset 10m >= 0 or ${selector}) > ${alarm.above}`;
  return `max(${selector}) > ${alarm.above}`;
}

/** The file of rules (tools/deploy/prometheus-rules.yaml). */
export function alertRules(): string {
  const rules = ALARMS.map((alarm) =>
    [
      `      - alert: ${alarm.name}`,
      `        expr: ${expressionOf(alarm)}`,
      ...(alarm.minutes > 0 ? [`        for: ${alarm.minutes}m`] : []),
      `        labels: { severity: ${alarm.severity} }`,
      `        annotations: { summary: ${JSON.stringify(alarm.says)} }`,
    ].join('\n'),
  );
  return `${HEAD}${rules.join('\n')}\n`;
}

/** Panels of the dashboard: title, what is drawn, unit. */
const PANELS = [
  ['Requests by status', 'sum by (status) (rate(shop_http_requests_total[5m]))', 'reqps'],
  [
    'Slowest twentieth by listener',
    'histogram_quantile(0.95, sum by (listener, le) (rate(shop_http_request_seconds_bucket[5m])))',
    's',
  ],
  ['Requests by route', 'topk(10, sum by (route) (rate(shop_http_requests_total[5m])))', 'reqps'],
  ['Delay of the event loop', 'max by (instance) (shop_event_loop_delay_seconds{quantile="0.99"})', 's'],
  ['Connections to the database', 'sum by (instance, state) (shop_pool_connections)', 'short'],
  ['Memory', 'process_resident_memory_bytes', 'bytes'],
  ['Processor', 'rate(process_cpu_seconds_total[5m])', 'percentunit'],
  ['Jobs not done', 'max by (lane, state) (shop_jobs)', 'short'],
  ['Longest wait by lane', 'max by (lane) (shop_job_lag_seconds)', 's'],
  ['Failed attempts', 'sum by (kind, outcome) (increase(shop_job_failures_total[1h]))', 'short'],
  ['Mails refused', 'max by (class) (shop_mails_refused)', 'short'],
  ['Payments of seven days', 'max by (provider, state) (shop_payments)', 'short'],
  ['Orders that wait', 'max by (promise) (shop_orders)', 'short'],
  ['Money that waits for a person', 'max by (matter) (shop_money_waiting)', 'short'],
  [
    'Hours since housekeeping',
    '(time() - max by (step) (shop_housekeeping_last_success_seconds)) / 3600',
    'h',
  ],
  ['Steps overdue', 'max by (step) (shop_housekeeping_overdue)', 'short'],
  ['Days since a backup was tried', '(time() - max(shop_backup_last_success_seconds)) / 86400', 'd'],
  ['Versions', 'max by (instance, version) (shop_build_info)', 'short'],
  ['Started', 'time() - process_start_time_seconds', 's'],
  ['Heap', 'process_heap_bytes', 'bytes'],
] as const;

/**
 * The dashboard for Grafana (tools/deploy/grafana-dashboard.json).
 * @throws when a figure is drawn by no panel, or a panel draws what is none
 */
export function dashboard(): string {
  const drawn = PANELS.map(([, expression]) => expression).join(' ');
  const undrawn = Object.keys(METRICS).filter((name) => !drawn.includes(name));
  if (undrawn.length > 0) throw new Error(`The dashboard lacks ${undrawn.join(', ')}`);
  const unknown = (drawn.match(/\b(?:shop|process)_\w+/g) ?? []).filter(
    (name) => !Object.hasOwn(METRICS, name.replace(/_bucket$/, '')),
  );
  if (unknown.length > 0) throw new Error(`The dashboard draws what nobody tells: ${unknown.join(', ')}`);
  const panels = PANELS.map(([title, expr, unit], index) => ({
    id: index + 1,
    type: 'timeseries',
    title,
    datasource: { type: 'prometheus', uid: '${source}' },
    gridPos: { h: 7, w: 8, x: (index % 3) * 8, y: Math.floor(index / 3) * 7 },
    fieldConfig: { defaults: { unit }, overrides: [] },
    targets: [{ refId: 'A', expr }],
  }));
  const source = { name: 'source', type: 'datasource', query: 'prometheus' };
  const board = {
    title: 'Shop',
    uid: 'shop',
    schemaVersion: 39,
    time: { from: 'now-24h', to: 'now' },
    refresh: '1m',
    templating: { list: [source] },
    panels,
  };
  return `${JSON.stringify(board, undefined, 1)}\n`;
}
