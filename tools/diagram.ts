import { mkdirSync, writeFileSync } from 'node:fs';
import { drawingsOf } from './model/drawings.ts';
import { models } from './model/models.ts';
import { inRepository } from './setup/repository.mjs';

/** Writes a diagram and a list of states for every machine: machines/diagrams/<name>.svg and <name>.states.md. */
export async function main(): Promise<void> {
  mkdirSync(inRepository('machines/diagrams'), { recursive: true });
  for (const model of models) {
    for (const { path, text } of drawingsOf(model)) {
      writeFileSync(inRepository(path), text);
      console.log(path);
    }
  }
}
