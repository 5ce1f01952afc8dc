import type { FaultGroup } from '../fault.ts';

/** Faults of "Pomóż mi wybrać": how a choice is suggested. */
export const guideFaults: readonly FaultGroup[] = [
  {
    file: 'src/domain/guide/rank.ts',
    tests: ['tests/domain/guide.test.ts'],
    faults: [
      {
        name: 'somebody busy is suggested before somebody free (R81)',
        find: 'const [pick] = free.length > 0 ? free : all;',
        replace: 'const [pick] = all;',
      },
      {
        name: 'a neighbour is the same specialist once more (R81)',
        find: 'near.length < 2 && [pick, ...near].every(({ fairy }) => fairy.id !== match.fairy.id)',
        replace: 'near.length < 2',
      },
      {
        name: 'the desk’s table is not read (RD-4)',
        find: 'found.set(id, lengths[id] ?? guessed);',
        replace: 'found.set(id, guessed);',
      },
    ],
  },
];
