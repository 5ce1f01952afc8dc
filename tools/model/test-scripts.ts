import type { AnyMachineSnapshot } from 'xstate';
import { explore } from './explore.ts';
import type { Model } from './model.ts';
import { pathPerEdge } from './paths.ts';
import { replayPath } from './replay.ts';

/** One line of a script: what to do, and what should be seen then. Both Polish. */
export interface ScriptStep {
  action: string;
  expected: string;
}

/** A test that a person can carry out by hand. */
export interface TestScript {
  /** `purchase-kupon-07`: the same as long as the machine stays the same. */
  id: string;
  chapter: string;
  title: string;
  steps: readonly ScriptStep[];
}

/** What the machine says of the states it is in: its deepest ones, in the order of its file. */
export const expectationOf = ({ _nodes }: AnyMachineSnapshot): string =>
  _nodes
    .filter(({ states, description }) => Object.keys(states).length === 0 && description !== undefined)
    .map(({ description }) => description)
    .join(' ');

const slug = (words: string) =>
  words
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-');

/** A script for every step that a flow can take: the shortest way there, from the opened page on. */
export const scriptsOf = (model: Model): readonly TestScript[] =>
  model.chapters.flatMap((chapter) =>
    pathPerEdge(explore(model.machine, chapter)).map((path, index): TestScript => {
      const steps = replayPath(model.machine, chapter, path);
      return {
        id: `${model.name}-${slug(chapter.title)}-${String(index + 1).padStart(2, '0')}`,
        chapter: chapter.title,
        title: path.at(-1)?.happening.words ?? chapter.title,
        steps: steps.map(({ happening, snapshot }) => ({
          action: happening?.words ?? 'Otwórz stronę.',
          expected: expectationOf(snapshot),
        })),
      };
    }),
  );

const cell = (words: string) => words.replaceAll('|', '\\|');

/** Scripts as a document for people: a table for each. */
export const scriptsMarkdown = (model: Model, scripts: readonly TestScript[]): string =>
  [
    `# Scenariusze testów: ${model.title}`,
    '',
    `Utworzone z \`machines/${model.name}.machine.ts\` poleceniem \`npm run paths\`. „Sklep odpowiada” to odpowiedź serwera, którą tester wywołuje albo na którą czeka.`,
    '',
    ...scripts.flatMap(({ id, chapter, title, steps }) => [
      `## ${id}: ${title}`,
      '',
      `Rozdział: ${chapter}`,
      '',
      '| Nr | Co zrobić | Co powinno być |',
      '| --: | --- | --- |',
      ...steps.map(({ action, expected }, index) => `| ${index + 1} | ${cell(action)} | ${cell(expected)} |`),
      '',
    ]),
  ].join('\n');

const quoted = (words: string) => `"${words.replaceAll('"', '""')}"`;

/** Scripts as a table for test tools (RFC 4180, comma, UTF-8): one row a step. */
export const scriptsCsv = (scripts: readonly TestScript[]): string =>
  [
    ['id', 'rozdział', 'tytuł', 'krok', 'co zrobić', 'co powinno być'],
    ...scripts.flatMap(({ id, chapter, title, steps }) =>
      steps.map(({ action, expected }, index) => [id, chapter, title, String(index + 1), action, expected]),
    ),
  ]
    .map((row) => row.map(quoted).join(','))
    .join('\r\n')
    .concat('\r\n');
