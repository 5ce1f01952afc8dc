import { mkdirSync, writeFileSync } from 'node:fs';
import { flowReport, isComplete, reportLine } from './model/flow-report.ts';
import { models } from './model/models.ts';
import { reportPage } from './model/report-page.ts';
import { keptWalks } from './model/walk-record.ts';
import { isWholeProof } from './proof.ts';
import { inRepository } from './setup/repository.mjs';

/**
 * The last stage of `npm test`: what the walks went through, as reports/model/coverage.json and index.html and a line
 * for each machine.
 *
 * @returns exit code: how many machines were not walked whole
 */
export async function main(): Promise<number> {
  const records = keptWalks();
  const flows = models.map((model) => ({
    model,
    report: flowReport(model, records, isWholeProof ? [] : ['browser']),
  }));
  const reports = flows.map(({ report }) => report);
  mkdirSync(inRepository('reports/model'), { recursive: true });
  writeFileSync(inRepository('reports/model/coverage.json'), `${JSON.stringify(reports, undefined, 2)}\n`);
  writeFileSync(inRepository('reports/model/index.html'), reportPage(flows));
  for (const report of reports) console.log(reportLine(report));
  return reports.filter((report) => !isComplete(report)).length;
}
