import { expect, test } from 'vitest';
import { machineMarks, readCloneFiles } from './checks/machine-marks.ts';

test('nothing in a clone points to one machine, its neighbours or a package registry', () => {
  expect(machineMarks(readCloneFiles())).toEqual([]);
});

test('the check finds a path, a neighbour and a registry', () => {
  const text = [
    `cd ${['', 'work', 'main'].join('/')}`,
    `read ${['..', 'shared', 'notes.md'].join('/')}`,
    `https://${['registry', 'npmjs', 'org'].join('.')}/react`,
  ].join('\n');
  expect(machineMarks([{ path: 'a.md', text }])).toEqual([
    'a.md:1 a folder of one machine',
    'a.md:2 a neighbour of the repository',
    'a.md:3 a package registry',
  ]);
});

test('the check lets an address of the shop and a relative import pass', () => {
  const text = `fetch('/api/work/x'); import './home/card.ts'; see https://example.org/home/a`;
  expect(machineMarks([{ path: 'a.ts', text }])).toEqual([]);
});
