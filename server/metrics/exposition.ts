import { METRICS, type MetricName, type Sample } from './metric-names.ts';

/** A line of a histogram beside its plain name: `_bucket`, `_sum`, `_count`. */
export interface HistogramSample extends Sample {
  suffix: '_bucket' | '_sum' | '_count';
}

/** Content type of the text format, which every scraper reads. */
export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const escaped = (text: string) =>
  text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('"', String.raw`\"`);

function lineOf(sample: Sample | HistogramSample): string {
  const labels = Object.entries(sample.labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  const suffix = 'suffix' in sample ? sample.suffix : '';
  const head = `${sample.name}${suffix}${labels.length > 0 ? `{${labels.join(',')}}` : ''}`;
  return `${head} ${Number.isFinite(sample.value) ? sample.value : 'NaN'}`;
}

/** Writes samples in Prometheus's text format, each figure with what it says. */
export function expositionOf(samples: readonly (Sample | HistogramSample)[]): string {
  const byName = new Map<MetricName, string[]>();
  for (const sample of samples) {
    const lines = byName.get(sample.name) ?? [];
    byName.set(sample.name, lines);
    lines.push(lineOf(sample));
  }
  const parts = [...byName].flatMap(([name, lines]) => {
    const { help, type } = METRICS[name];
    return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines];
  });
  return `${parts.join('\n')}\n`;
}
