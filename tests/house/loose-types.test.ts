import { expect, test } from 'vitest';
import { looseTypes } from './checks/loose-types.ts';
import { readSources } from './checks/source-tree.ts';

/** Files that may look away from the types somewhere, and why. */
const looseWithReason: Readonly<Record<string, string>> = {};

const findings = looseTypes(readSources());
const fileOf = (finding: string) => finding.split(':')[0] ?? '';

test('no any, no non-null assertion and no silenced compiler without a reason', () => {
  expect(findings.filter((finding) => !Object.hasOwn(looseWithReason, fileOf(finding)))).toEqual([]);
});

test('every reason for a loose type is still needed', () => {
  const loose = new Set(findings.map(fileOf));
  expect(Object.keys(looseWithReason).filter((path) => !loose.has(path))).toEqual([]);
});

test('the check finds each way of looking away, and not the words in a text', () => {
  const silencer = ['// @ts', 'ignore'].join('-');
  const text = `let a: any;\nb!.c;\n${silencer}\nd as any;\nconst said = 'any! ${silencer.slice(3)}';`;
  expect(looseTypes([{ path: 'src/a.ts', text }])).toEqual([
    'src/a.ts:1 any',
    'src/a.ts:2 non-null assertion',
    'src/a.ts:4 any',
    'src/a.ts:3 @ts-ignore',
  ]);
});
