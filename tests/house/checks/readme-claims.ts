import ts from 'typescript';
import { parse, visit, type SourceFile } from './source-tree.ts';

/** What the README promises, read from its table cells and command blocks. */
export interface ReadmeClaims {
  /** Names in the first column of the settings table. */
  settings: string[];
  /** What follows `npm run`, and `start` and `test`. */
  scripts: string[];
  /** Folders in the first column of the table of places. */
  folders: string[];
  /** Stages in the first column of the table of tests. */
  stages: string[];
}

const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** First cells of the rows of the table under a heading. */
function firstColumn(readme: string, heading: string): string[] {
  const [, section = ''] = readme.split(`## ${heading}\n`);
  const [body = ''] = section.split('\n## ');
  return body
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => quoted(line.split('|')[1] ?? ''));
}

export function readmeClaims(readme: string): ReadmeClaims {
  const scripts = [...readme.matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w-]+)/g)];
  return {
    settings: firstColumn(readme, 'Settings'),
    scripts: [...new Set(scripts.map(([, name = '']) => name))],
    folders: firstColumn(readme, 'Where things are'),
    stages: firstColumn(readme, 'Tests'),
  };
}

/** Names of the settings that the server reads: the keys of `const Settings = z.object({ … })`. */
export function settingNames(config: SourceFile): string[] {
  const names: string[] = [];
  visit(parse(config), (node) => {
    if (!ts.isVariableDeclaration(node) || node.name.getText() !== 'Settings') return;
    const shape = node.initializer && ts.isCallExpression(node.initializer) && node.initializer.arguments[0];
    if (!shape || !ts.isObjectLiteralExpression(shape)) return;
    names.push(...shape.properties.flatMap(({ name }) => name?.getText() ?? []));
  });
  return names;
}
