import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { scriptedFlows } from './model/scripted-flows.ts';
import { csvOf, sheetOf } from './model/scripts/sheet.ts';
import { scriptsOf, type TestScript } from './model/test-scripts.ts';
import { inRepository } from './setup/repository.mjs';

const FOLDER = 'reports/paths';

function write(name: string, title: string, scripts: readonly TestScript[]): void {
  writeFileSync(inRepository(`${FOLDER}/${name}.html`), sheetOf(title, scripts));
  // A byte order mark makes spreadsheets read the file as UTF-8.
  writeFileSync(inRepository(`${FOLDER}/${name}.csv`), `\ufeff${csvOf(scripts)}`);
  const steps = scripts.reduce((sum, script) => sum + script.steps.length, 0);
  console.log(`${FOLDER}/${name}.html, .csv: ${scripts.length} scripts, ${steps} steps`);
}

/**
 * npm run paths: writes manual tests to reports/paths/, a sheet to print and a CSV file per flow, and one of all flows,
 * the most important first.
 */
export async function main(): Promise<void> {
  rmSync(inRepository(FOLDER), { recursive: true, force: true });
  mkdirSync(inRepository(FOLDER), { recursive: true });
  const all: TestScript[] = [];
  for (const flow of scriptedFlows) {
    const scripts = await scriptsOf(flow);
    write(flow.model.name, `Scenariusze testów: ${flow.model.title}`, scripts);
    all.push(...scripts);
  }
  const byWeight = (['A', 'B', 'C'] as const).flatMap((weight) => all.filter((one) => one.weight === weight));
  write('wszystkie', 'Scenariusze testów', byWeight);
}
