import { expect, test } from 'vitest';
import { withFault } from '#tools/mutants/fault.ts';
import { leftOutFaults } from '#tools/mutants/left-out/left-out-faults.ts';

const SOURCE = `'use client';
export function Row({ a, b, list }: Props) {
  useEffect(() => {
    send(a);
  }, [a, b]);
  send(a);
  if (a && b) list.sort();
  else list.reverse();
  return <p title={a ? 'A' : b} className="row">{list.filter(Boolean).length}</p>;
}
`;

/** The lines of the source that a fault changes, as they become. */
const changed = (source: string, faulty: string) => {
  const before = new Set(source.split('\n'));
  return faulty
    .split('\n')
    .filter((line) => !before.has(line))
    .map((line) => line.trim());
};

test('each statement, condition, side, attribute, dependency and link is left out, one at a time', () => {
  const faults = leftOutFaults('src/row.tsx', SOURCE);
  const made = faults.map((fault) => [fault.name, changed(SOURCE, withFault(SOURCE, fault))]);
  expect(made).toEqual([
    ['3: left out: useEffect(() => { send(a); }, [a, b]);', [';']],
    ['5: without the dependency a: [a, b]', ['}, [b]);']],
    ['5: without the dependency b: [a, b]', ['}, [a]);']],
    ['4: left out: send(a);', [';']],
    ['6: left out: send(a);', [';']],
    ['7: the if is gone: if (a && b) list.sort(); else list.reverse();', ['list.reverse();']],
    ['7: always: a && b', ['if (true) list.sort();']],
    ['7: the else is gone: if (a && b) list.sort(); else list.reverse();', []],
    ['7: left alone: a && b', ['if (a) list.sort();']],
    ['7: right alone: a && b', ['if (b) list.sort();']],
    ['7: left out: list.sort();', ['if (a && b) ;']],
    ['8: left out: list.reverse();', ['else ;']],
    [`9: left out: title={a ? 'A' : b}`, ['return <p  className="row">{list.filter(Boolean).length}</p>;']],
    [
      `9: always the first: a ? 'A' : b`,
      [`return <p title={('A')} className="row">{list.filter(Boolean).length}</p>;`],
    ],
    [
      `9: always the second: a ? 'A' : b`,
      ['return <p title={(b)} className="row">{list.filter(Boolean).length}</p>;'],
    ],
    [
      '9: without .filter(): list.filter(Boolean)',
      [`return <p title={a ? 'A' : b} className="row">{list.length}</p>;`],
    ],
  ]);
});
