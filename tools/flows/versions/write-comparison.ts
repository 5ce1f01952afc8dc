import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, comparisonMarkdown, type Comparison } from '../../model/compare.ts';
import type { Model } from '../../model/model.ts';
import { models } from '../../model/models.ts';
import { machineFrom } from '../../model/machine-source.ts';
import { runProgram } from '../../setup/program.mjs';
import { inRepository, repository } from '../../setup/repository.mjs';

/** Where the versions are read and the comparison is written. */
export interface ComparisonPlace {
  /** A clone with the revision. */
  folder: string;
  target: string;
  models: readonly Model[];
}

const HERE: ComparisonPlace = { folder: repository, target: inRepository('reports/flows'), models };

const pathOf = (name: string) => `machines/${name}.machine.ts`;

/**
 * Compares each machine with its version at a revision of git, which is evaluated with xstate alone. Writes
 * `comment.md`, and the drawings of the machines that changed.
 *
 * @returns path of the comment @throws when the revision is unknown or one of its files does not run
 */
export async function writeComparison(
  revision: string,
  { folder, target, models: now }: ComparisonPlace = HERE,
): Promise<string> {
  const git = (...args: string[]) => runProgram('git', args, { folder });
  const known = await git('rev-parse', '--verify', '--short', `${revision}^{commit}`);
  if (known.code !== 0) throw new Error(`Git knows no revision ${revision}`);
  const commit = known.output.trim();

  const comparisons: Comparison[] = [];
  for (const model of now) {
    const { code, output } = await git('show', `${commit}:${pathOf(model.name)}`);
    comparisons.push(compare(model, code === 0 ? machineFrom(output) : undefined));
  }
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const { name, parts, reworded, ...pictures } of comparisons) {
    if (parts.length + reworded.length === 0) continue;
    for (const side of ['before', 'after'] as const) {
      const svg = pictures[side];
      if (svg !== undefined) writeFileSync(join(target, `${name}.${side}.svg`), svg);
    }
  }
  const comment = join(target, 'comment.md');
  writeFileSync(comment, comparisonMarkdown(`\`${commit}\``, comparisons));
  return comment;
}
