import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decisionIndex, readDecision, wrongDecisions } from './checks/decisions.ts';
import { repository } from './checks/source-tree.ts';

const FOLDER = join(repository, 'docs/decisions');
const files = readdirSync(FOLDER).toSorted();
const decisions = files
  .filter((name) => name !== 'README.md')
  .map((name) => readDecision({ path: name, text: readFileSync(join(FOLDER, name), 'utf8') }));

test('every decision has its number, date, status and sections, and what it amends says so too', () => {
  expect(decisions.length).toBeGreaterThan(50);
  expect(wrongDecisions(decisions)).toEqual([]);
});

test('the index of the decisions is made from their headings', async () => {
  await expect(decisionIndex(decisions)).toMatchFileSnapshot(join(FOLDER, 'README.md'));
});

test('the check finds a gap, an earlier date, a missing status or section, a short or long text and a one-sided tie', () => {
  const body = `## Context\n${'word '.repeat(150)}\n## Decision\n## Consequences\n`;
  const decision = (path: string, date: string, status: string, text = body) =>
    readDecision({
      path,
      text: `# ${path.slice(0, 4)} · A title\n\n- **Date:** ${date}\n- **Status:** ${status}\n\n${text}`,
    });
  const first = decision('0001-a.md', '2026-11-21', 'Amended by [0002](0002-b.md)');
  const second = decision('0002-b.md', '2026-11-22', 'Accepted. Amends [0001](0001-a.md)');
  expect(wrongDecisions([first, second])).toEqual([]);
  expect(decisionIndex([second])).toContain('| [0002](0002-b.md) | A title | 2026-11-22 | Accepted. Amends');
  expect(
    wrongDecisions([{ ...first, ties: [] }, second, decision('0002-c.md', '2026-11-20', '', '## Context\n')]),
  ).toEqual([
    '0002-b.md: its tie to 0001-a.md',
    '0002-c.md: its number',
    '0002-c.md: its date',
    '0002-c.md: its status',
    '0002-c.md: its sections',
    expect.stringMatching(/^0002-c\.md: its \d+ words$/),
  ]);
  const long = decision('0001-a.md', '2026-11-21', 'Accepted', `${body}${'word '.repeat(200)}`);
  expect(wrongDecisions([long])).toEqual([expect.stringMatching(/^0001-a\.md: its 3\d\d words$/)]);
});
