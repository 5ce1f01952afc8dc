import type { SourceFile } from './source-tree.ts';

/** How two decisions are tied, as the status of the later and of the earlier one says it. */
const TIES = { Amends: 'Amended by', Supersedes: 'Superseded by' } as const;

/** One file of docs/decisions, read from its first lines. Numbers are the four digits of a file's name. */
export interface Decision {
  /** Name of the file, without its folder. */
  file: string;
  number: string;
  title: string;
  /** As in 2026-11-21. */
  date: string;
  status: string;
  /** Headings of the sections, in their order. */
  sections: string[];
  /** As `wc -w` counts them. */
  words: number;
  /** Files of other decisions that the status names, by what it says of them. */
  ties: { says: string; file: string }[];
}

const lineAfter = (text: string, label: string) =>
  new RegExp(`^- \\*\\*${label}:\\*\\* (.+)$`, 'm').exec(text)?.[1] ?? '';

/** Reads `Amends [0001](0001-title.md), [0002](…). …` */
function tiesOf(status: string): Decision['ties'] {
  const said = [
    ...status.matchAll(/(Amends|Amended by|Supersedes|Superseded by)((?:,? \[\d{4}\]\([^)]+\))+)/g),
  ];
  return said.flatMap(([, says = '', links = '']) =>
    [...links.matchAll(/\(([^)]+)\)/g)].map(([, file = '']) => ({ says, file })),
  );
}

/** Reads a decision; what it lacks is the empty string. */
export function readDecision({ path, text }: SourceFile): Decision {
  const file = path.split('/').at(-1) ?? '';
  const [, number = '', title = ''] = /^# (\d{4}) · (.+)$/m.exec(text) ?? [];
  const status = lineAfter(text, 'Status');
  return {
    file,
    number,
    title,
    date: lineAfter(text, 'Date'),
    status,
    sections: [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading),
    words: text.trim().split(/\s+/).length,
    ties: tiesOf(status),
  };
}

/** What is wrong with the decisions, in the order of their files; nothing when all is well. */
export function wrongDecisions(decisions: readonly Decision[]): string[] {
  const opposite = (says: string) =>
    Object.entries(TIES)
      .map(([later, earlier]) => ({ [later]: earlier, [earlier]: later })[says])
      .find(Boolean);
  return decisions.flatMap((decision, index) => {
    const { file, number, date, status, sections, words, ties } = decision;
    const { number: numberBefore = '', date: dateBefore = '' } = decisions[index - 1] ?? {};
    return [
      // Two branches take numbers apart from each other, so there may be gaps.
      ...(number > numberBefore && file.startsWith(`${number}-`) ? [] : ['its number']),
      ...(/^\d{4}-\d\d-\d\d$/.test(date) && date >= dateBefore ? [] : ['its date']),
      ...(/^(Accepted|Amended by \[|Superseded by \[)/.test(status) ? [] : ['its status']),
      ...(sections.join() === 'Context,Decision,Consequences' ? [] : ['its sections']),
      ...(words >= 150 && words <= 350 ? [] : [`its ${words} words`]),
      ...ties
        .filter(({ says, file: other }) => {
          const back = decisions.find((one) => one.file === other)?.ties ?? [];
          return !back.some((tie) => tie.file === file && tie.says === opposite(says));
        })
        .map(({ file: other }) => `its tie to ${other}`),
    ].map((problem) => `${file}: ${problem}`);
  });
}

/** The table of all decisions, docs/decisions/README.md. */
export function decisionIndex(decisions: readonly Decision[]): string {
  const rows = decisions.map(
    ({ number, title, file, date, status }) => `| [${number}](${file}) | ${title} | ${date} | ${status} |`,
  );
  return `# Decisions

Why the shop is built as it is, by date. Each page says what the situation was, what was decided and what follows from it. A decision is not rewritten when the shop moves on: a new one amends or supersedes it, and both say so. What was only measured stands in the [performance log](../performance-log.md).

A new decision takes the next number and has the headings of the others, in 150 to 350 words. \`npx vitest run tests/house/decisions.test.ts -u\` writes this table anew.

| | Decision | Date | Status |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
