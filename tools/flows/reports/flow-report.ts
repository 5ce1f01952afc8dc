import type { FlowReport, TierReport } from '../../model/flow-report.ts';

/** States and transitions met by one kind of walks. A sample is reported separately, since it need not meet all. */
export type ReadTier = Pick<TierReport, 'tier' | 'met' | 'isSampled'>;

/** The fields of a coverage report (reports/model/coverage.json) that this page uses. */
export interface ReadReport extends Pick<
  FlowReport,
  'name' | 'states' | 'transitions' | 'exceptions' | 'counts'
> {
  tiers?: readonly ReadTier[];
  /** Which run made it, and when (ISO). */
  run?: 'test' | 'proof';
  at?: string;
}

/** `walked`: met at least once; `excused`: never, for a named reason; `missing`: never. */
export type Mark = 'walked' | 'excused' | 'missing';

/** Coverage mark of a state or transition. */
export function markOf(report: ReadReport, id: string): Mark {
  // What one kind of browser has walked and another has not is missing all the same.
  if (report.states.missing.includes(id) || report.transitions.missing.includes(id)) return 'missing';
  if ((report.counts[id] ?? 0) > 0) return 'walked';
  return Object.hasOwn(report.exceptions, id) ? 'excused' : 'missing';
}

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPart = (value: unknown) =>
  isRecord(value) && typeof value['declared'] === 'number' && isStrings(value['missing']);

const isReport = (value: unknown): value is ReadReport =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  isPart(value['states']) &&
  isPart(value['transitions']) &&
  isRecord(value['exceptions']) &&
  isRecord(value['counts']) &&
  Object.values(value['counts']).every((count) => typeof count === 'number');

const isTier = (tier: unknown) =>
  isRecord(tier) && isRecord(tier['met']) && typeof tier['met']['transitions'] === 'number';

/** Reads the text of a coverage report. @returns an empty list if the text is not a report */
export function readFlowReports(text: string): readonly ReadReport[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value) || !value.every(isReport)) return undefined;
    // Reports of older runs have no kinds of walks.
    return value.map((report) => ({ ...report, tiers: report.tiers?.filter(isTier) ?? [] }));
  } catch {
    return undefined;
  }
}
