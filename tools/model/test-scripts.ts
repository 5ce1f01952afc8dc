import type { AnyMachineSnapshot } from 'xstate';
import { explore } from './explore.ts';
import type { Happening, Model, ReplayedStep } from './model.ts';
import { pathPerEdge } from './paths.ts';
import { replayPath } from './replay.ts';
import { emittedWords, factsOf } from './words/tell.ts';

/** A step of a test script: action and expected result, in Polish. */
export interface ScriptStep {
  action: string;
  expected: string;
}

/** A manual test. */
export interface TestScript {
  /** Id such as `purchase-kupon-07`, stable as long as the machine does not change. */
  id: string;
  chapter: string;
  title: string;
  steps: readonly ScriptStep[];
}

/** Descriptions of the active leaf states, in the order of the machine's file. */
export const expectationOf = ({ _nodes }: AnyMachineSnapshot): string =>
  _nodes
    .filter(({ states, description }) => Object.keys(states).length === 0 && description !== undefined)
    .map(({ description }) => description)
    .join(' ');

/** Expected result of a step: active states, emitted events and new texts on the screen. */
function expectedAfter(model: Model, step: ReplayedStep, before: ReplayedStep | undefined): string {
  const known = before && new Map(factsOf(model, before.snapshot).map(({ label, value }) => [label, value]));
  const changes = factsOf(model, step.snapshot).filter(
    ({ label, value, isRead }) => isRead && known && known.get(label) !== value,
  );
  return [
    expectationOf(step.snapshot),
    ...step.emitted.map((event) => emittedWords(model, event)),
    ...changes.map(({ label, value }) => `${label}: ${value}.`),
  ].join(' ');
}

/** Title of a script: its last step and the state in which it is taken. */
const titleOf = (steps: readonly ReplayedStep[], chapter: string) => {
  const [before, last] = steps.slice(-2);
  if (!before || !last?.happening) return chapter;
  return `${last.happening.words} Gdy: ${expectationOf(before.snapshot)}`;
};

/** Action of a step, with a hint in brackets how to cause it in the embedded shop. */
const actionOf = ({ words, how }: Happening) => (how === undefined ? words : `${words} (${how})`);

const slug = (words: string) =>
  words
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-');

/** Generates a manual test for every step of a flow: the shortest path from the opened page. */
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
          expected: expectedAfter(model, step, steps[at - 1]),
        })),
      };
    }),
  );

const cell = (words: string) => words.replaceAll('|', '\\|');

/** Formats manual tests as Markdown, one table each. */
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

/** Formats manual tests as CSV for test tools (RFC 4180), one row per step. */
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
