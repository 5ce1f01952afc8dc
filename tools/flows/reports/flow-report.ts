import type { FlowReport } from '../../model/flow-report.ts';

/** The fields of a coverage report (reports/model/coverage.json) that this page uses. */
export type ReadReport = Pick<FlowReport, 'name' | 'states' | 'transitions' | 'exceptions' | 'counts'> &
  Partial<Pick<FlowReport, 'tiers'>>;

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

/** Reads the text of a coverage report. @returns an empty list if the text is not a report */
export function readFlowReports(text: string): readonly ReadReport[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every(isReport) ? value : undefined;
  } catch {
    return undefined;
  }
}
