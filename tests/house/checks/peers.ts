/** Rows of the first table behind a heading, a cell each; its own heads first. */
export function tableBehind(text: string, heading: string): string[][] {
  const [, behind = ''] = text.split(`${heading}\n`);
  const lines = behind.split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const end = lines.findIndex((line, index) => index > first && !line.startsWith('|'));
  return lines
    .slice(first, end < 0 ? undefined : end)
    .filter((line) => !line.startsWith('| -'))
    .map((line) =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    );
}

/** A question of docs/desk/peers.md, with the way to its answer. */
export interface OwnersQuestion {
  question: string;
  /** What is pressed, one after the other: a control by its `Name`, or a thing among the data as *the order*. */
  presses: { name: string; isThing: boolean }[];
  /** The page of docs/desk where the way ends. */
  page: string;
}

/** Reads the questions of docs/desk/peers.md. */
export const readQuestions = (text: string): OwnersQuestion[] =>
  tableBehind(text, '## What an owner asks, and where it is answered')
    .slice(1)
    .map(([, question = '', presses = '', page = '']) => ({
      question,
      presses: presses.split(' › ').map((press) => ({
        name: press.replaceAll(/[`*]/g, ''),
        isThing: press.startsWith('*'),
      })),
      page: /\]\(([\w-]+\.md)/.exec(page)?.[1] ?? '',
    }));
