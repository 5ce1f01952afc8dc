import { mkdirSync, writeFileSync } from 'node:fs';
import { flowReport, isComplete, reportLine } from './model/flow-report.ts';
import { flowsOnScreen } from './model/flows-on-screen.ts';
import type { Model } from './model/model.ts';
import { models, WHOLE_IN_BROWSER } from './model/models.ts';
import { reportPage } from './model/report-page.ts';
import { savedWalks } from './model/walk-record.ts';
import { isWholeProof } from './proof.ts';
import { inRepository } from './setup/repository.mjs';

/** What `npm test` walks of a flow in the browser: all, a sample at the desk, in the shop nothing (tests/model/walks.spec.ts). */
function partsOf({ name }: Model): Parameters<typeof flowReport>[2] {
  if (isWholeProof || WHOLE_IN_BROWSER.includes(name)) return {};
  return flowsOnScreen.some(({ model }) => model.name === name)
    ? { left: ['browser'] }
    : { sampled: ['browser'] };
}

/**
 * Last stage of `npm test`: reports the model coverage of all walks as reports/model/coverage.json, index.html and a
 * line per machine.
 *
 * @returns exit code: number of machines without full coverage
 */
export async function main(): Promise<number> {
  const records = savedWalks();
  const flows = models.map((model) => ({ model, report: flowReport(model, records, partsOf(model)) }));
  const reports = flows.map(({ report }) => report);
  const run = { run: isWholeProof ? 'proof' : 'test', at: new Date().toISOString() };
  mkdirSync(inRepository('reports/model'), { recursive: true });
  writeFileSync(
    inRepository('reports/model/coverage.json'),
    `${JSON.stringify(
      reports.map((report) => ({ ...report, ...run })),
      undefined,
      2,
    )}\n`,
  );
  writeFileSync(inRepository('reports/model/index.html'), reportPage(flows));
  for (const report of reports) console.log(reportLine(report));
  return reports.filter((report) => !isComplete(report)).length;
}
