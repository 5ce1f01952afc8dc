import { mkdirSync, writeFileSync } from 'node:fs';
import { models } from './model/models.ts';
import { scriptsCsv, scriptsMarkdown, scriptsOf } from './model/test-scripts.ts';
import { inRepository } from './setup/repository.mjs';

/** npm run paths: writes manual tests, one Markdown and one CSV file per flow, to reports/paths/. */
export async function main(): Promise<void> {
  mkdirSync(inRepository('reports/paths'), { recursive: true });
  for (const model of models) {
    const scripts = scriptsOf(model);
    const steps = scripts.reduce((sum, script) => sum + script.steps.length, 0);
    writeFileSync(inRepository(`reports/paths/${model.name}.md`), scriptsMarkdown(model, scripts));
    // A byte-order mark tells spreadsheets that the file is UTF-8.
    writeFileSync(inRepository(`reports/paths/${model.name}.csv`), `\ufeff${scriptsCsv(scripts)}`);
    console.log(`reports/paths/${model.name}.md, .csv: ${scripts.length} scripts, ${steps} steps`);
  }
}
