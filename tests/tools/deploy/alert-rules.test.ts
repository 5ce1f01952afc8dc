import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALARMS, type Alarm } from '#server/alarms/alarms.ts';
import { inPath } from '../../../tools/setup/packages.mjs';
import { inRepository } from '../../../tools/setup/repository.mjs';

const rules = inRepository('tools/deploy/prometheus-rules.yaml');

/** Minutes before a fault, in which nothing may ring. */
const CALM = 20;
/** An alarm of Prometheus alone. */
const AWAY = { name: 'ShopAway', minutes: 2, severity: 'page', says: 'Nie widać żadnego procesu sklepu.' };
const ALERTS = [...ALARMS, AWAY];

/** Figures each minute: calm, then a fault that stays. */
function valuesOf({ kind, above }: Alarm): string {
  // What is counted begins to be there with its first error.
  if (kind === 'growth') return `_x${CALM} ${above + 1}x40`;
  // Time begins at nought, so that a moment may lie before it.
  if (kind === 'age') return `${CALM * 60 - above}x60`;
  return `0x${CALM - 1} ${above + 1}x40`;
}

function seriesOf(alarm: Alarm) {
  const labels = Object.entries(alarm.where ?? {}).map(
    ([name, wanted]) => `${name}="${wanted.replaceAll('.', '0')}"`,
  );
  return { series: `${alarm.metric}{${labels.join(',')}}`, values: valuesOf(alarm) };
}

/** What promtool expects of every alert at a minute: the named one rings, no other does. */
const expected = (minute: number, name?: string) =>
  ALERTS.map((alert) => ({
    eval_time: `${minute}m`,
    alertname: alert.name,
    exp_alerts:
      alert.name === name
        ? [{ exp_labels: { severity: alert.severity }, exp_annotations: { summary: alert.says } }]
        : [],
  }));

const HERE = { series: 'shop_build_info{version="0"}', values: '1x60' };

/** Prometheus's own trial of the rules, one for each alarm. YAML holds JSON. */
const trials = (alarms: readonly Alarm[]) => ({
  rule_files: [rules],
  evaluation_interval: '1m',
  tests: [
    ...alarms.map((alarm) => ({
      interval: '1m',
      input_series: [HERE, seriesOf(alarm)],
      alert_rule_test: [
        ...expected(CALM - 1),
        ...expected(CALM + alarm.minutes + 1, alarm.name),
        // What has grown and grows no more has passed.
        ...(alarm.kind === 'growth' ? expected(CALM + 12) : []),
      ],
    })),
    {
      interval: '1m',
      input_series: [{ ...HERE, values: `1x${CALM}` }],
      // Prometheus goes on for five minutes with what it has seen last.
      alert_rule_test: [...expected(CALM), ...expected(CALM + 5 + AWAY.minutes + 1, AWAY.name)],
    },
  ],
});

function promtool(file: object): { status: number | null; output: string } {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  try {
    const path = join(folder, 'trials.yaml');
    writeFileSync(path, JSON.stringify(file));
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', path], { encoding: 'utf8' });
    return { status, output: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test.runIf(inPath('promtool') !== undefined)('Prometheus rings each alarm by its fault, and no other', () => {
  const { status, output } = promtool(trials(ALARMS));
  expect(status, output).toBe(0);
  // A fault below the limit is noticed by this test.
  const deaf = ALARMS.map((alarm) => ({ ...alarm, above: alarm.above - 1 }));
  expect(promtool(trials(deaf)).status).not.toBe(0);
});
