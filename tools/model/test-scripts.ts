import type { AnyMachineSnapshot } from 'xstate';
import { explore } from './explore.ts';
import type { Happening, Model } from './model.ts';
import { pathPerEdge } from './paths.ts';
import { replayPath, type ReplayedStep } from './replay.ts';
import { factsOf } from './words/context.ts';
import { emittedWords } from './words/emitted.ts';

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

/** What is seen and heard after a step: where the flow is, what happened on the way, which words on the screen are new. */
function expectedAfter(model: string, step: ReplayedStep, before: ReplayedStep | undefined): string {
  const known = before && new Map(factsOf(model, before.snapshot).map(({ label, value }) => [label, value]));
  const news = factsOf(model, step.snapshot).filter(
    ({ label, value, isRead }) => isRead && known && known.get(label) !== value,
  );
  return [
    expectationOf(step.snapshot),
    ...step.emitted.map((event) => emittedWords(model, event)),
    ...news.map(({ label, value }) => `${label}: ${value}.`),
  ].join(' ');
}

/** The last step tells scripts apart, and where it is taken. */
const titleOf = (steps: readonly ReplayedStep[], chapter: string) => {
  const [before, last] = steps.slice(-2);
  if (!before || !last?.happening) return chapter;
  return `${last.happening.words} Gdy: ${expectationOf(before.snapshot)}`;
};

/** What to do, and in brackets how to have the embedded shop do its part. */
const actionOf = ({ words, how }: Happening) => (how === undefined ? words : `${words} (${how})`);

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
        title: titleOf(steps, chapter.title),
        steps: steps.map((step, at) => ({
          action: step.happening ? actionOf(step.happening) : chapter.start,
          expected: expectedAfter(model.name, step, steps[at - 1]),
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
    `Utworzone z \`machines/${model.name}.machine.ts\` poleceniem \`npm run paths\`. Każdy scenariusz zaczyna się w nowym oknie prywatnym, chyba że jego pierwsze kroki mówią inaczej.`,
    '',
    'Uruchom sklep próbny: `npm start`, adres http://localhost:3000. „Sklep odpowiada” to odpowiedź serwera: na tę zwykłą wystarczy poczekać, inną wywołaj tak, jak mówi nawias. „Podmień odpowiedź” i „zablokuj” robi się w narzędziach przeglądarki (F12), na karcie Sieć: prawy przycisk na żądaniu, „Zastąp treść” albo „Zablokuj adres URL żądania”.',
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
