import { assign, createMachine, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { coverageOf, declaredParts, idleExceptions } from '#tools/model/coverage.ts';
import { deadEnds, explore } from '#tools/model/explore.ts';
import { resolves, elapses, rejects, type Chapter, type Happening } from '#tools/model/model.ts';
import { edgeCover, pathPerEdge, shortestPaths } from '#tools/model/paths.ts';
import { replayPath, startReplay } from '#tools/model/replay.ts';

const press = (type: string): Happening => ({ event: { type }, words: type });
const chapterOf = (happenings: readonly Happening[], more: Partial<Chapter> = {}): Chapter => ({
  start: 'Open it.',
  title: 'a chapter',
  opening: [],
  happenings: () => happenings,
  ...more,
});
const names = (path: readonly { happening: Happening }[]) => path.map(({ happening }) => happening.words);

/** a ⇄ b → c (final); `stay` is a loop on b. */
const small = createMachine({
  id: 'small',
  initial: 'a',
  states: {
    a: { on: { go: 'b' } },
    b: { on: { back: 'a', stay: { actions: () => undefined }, end: 'c' } },
    c: { type: 'final' },
  },
});
const smallChapter = chapterOf(['go', 'back', 'stay', 'end'].map(press));

/** A call that may succeed, fail or take too long, and a state that is passed at once. */
const calling = setup({
  actors: { ask: fromPromise<number>(() => Promise.reject(new Error('not connected'))) },
  delays: { patience: 1_000 },
}).createMachine({
  id: 'calling',
  initial: 'opened',
  states: {
    opened: { always: 'asking' },
    asking: {
      invoke: { id: 'ask', src: 'ask', onDone: 'known', onError: 'broken' },
      after: { patience: 'slow' },
    },
    known: {},
    broken: {},
    slow: {},
  },
});
const callingChapter = chapterOf([
  resolves('ask', 1, 'resolves'),
  rejects('ask', 'no', 'fails'),
  elapses('patience', 'calling.asking', 'takes long'),
]);

/** A door that is opened as it was left. */
const left = createMachine({
  id: 'left',
  initial: 'inside',
  states: {
    inside: {
      initial: 'dark',
      states: { dark: { on: { light: 'bright' } }, bright: {}, again: { type: 'history' } },
      on: { leave: 'outside' },
    },
    outside: { on: { enter: 'inside.again' } },
  },
});

/** Counts presses; the third one opens the door. */
const counting = setup({
  types: {} as { context: { count: number }; events: { type: 'press' } },
}).createMachine({
  id: 'counting',
  context: { count: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        press: [
          { guard: ({ context }) => context.count === 2, target: 'open' },
          { actions: assign({ count: ({ context }) => context.count + 1 }) },
        ],
      },
    },
    open: {},
  },
});

describe('exploring', () => {
  test('finds every state, every step, and stops at the end', () => {
    const { nodes, start } = explore(small, smallChapter);
    expect([...nodes.keys()]).toEqual(['["a",null]', '["b",null]', '["c",null]']);
    expect(start).toBe('["a",null]');
    expect([...nodes.values()].map(({ edges }) => names(edges))).toEqual([
      ['go'],
      ['back', 'stay', 'end'],
      [],
    ]);
  });

  test('plays the server and the clock', () => {
    const { nodes } = explore(calling, callingChapter);
    expect([...nodes.keys()]).toEqual([
      '["asking",null]',
      '["known",null]',
      '["broken",null]',
      '["slow",null]',
    ]);
  });

  test('begins after the opening', () => {
    const { start, nodes } = explore(small, { ...smallChapter, opening: [press('go')] });
    expect(start).toBe('["b",null]');
    expect(nodes.size).toBe(3);
  });

  test('does not go on where the chapter ends', () => {
    const { nodes } = explore(small, { ...smallChapter, endsAt: (snapshot) => snapshot.matches('b') });
    expect(nodes.size).toBe(2);
  });

  test('a projection distinguishes states by their context', () => {
    const fine = chapterOf([press('press')], { project: ({ context }) => context });
    expect(explore(counting, fine).nodes.size).toBe(4);
  });

  test('distinguishes the states to which a history state returns, once it is left', () => {
    const chapter = chapterOf(['light', 'leave', 'enter'].map(press));
    const graph = explore(left, chapter);
    expect([...graph.nodes.keys()]).toEqual([
      '[{"inside":"dark"},null]',
      '[{"inside":"bright"},null]',
      '["outside",null,"left.inside.dark"]',
      '["outside",null,"left.inside.bright"]',
    ]);
    const steps = edgeCover(graph).flatMap((path) => replayPath(left, chapter, path));
    expect(coverageOf(left, steps)).toMatchObject({ states: { missing: [] }, transitions: { missing: [] } });
  });

  test('fails on an explosion instead of running for ever', () => {
    const endless = createMachine({
      context: { count: 0 },
      on: { more: { actions: assign({ count: ({ context }) => Number(context.count) + 1 }) } },
    });
    const chapter = chapterOf([press('more')], { project: ({ context }) => context });
    expect(() => explore(endless, chapter, 100)).toThrow('limit');
  });

  test('names the states from which nothing leads on', () => {
    const chapter = chapterOf([press('go')]);
    expect(deadEnds(explore(small, chapter), chapter)).toEqual(['["b",null]']);
    expect(deadEnds(explore(small, smallChapter), smallChapter)).toEqual([]);
  });
});

describe('paths', () => {
  const graph = explore(small, smallChapter);

  test('shortest: one to every state', () => {
    expect([...shortestPaths(graph)].map(([key, path]) => [key, names(path)])).toEqual([
      ['["a",null]', []],
      ['["b",null]', ['go']],
      ['["c",null]', ['go', 'end']],
    ]);
  });

  test('per edge: one for every edge, none that another begins with', () => {
    expect(pathPerEdge(graph).map(names)).toEqual([
      ['go', 'back'],
      ['go', 'stay'],
      ['go', 'end'],
    ]);
  });

  test('cover: every edge, in few paths', () => {
    const cover = edgeCover(graph);
    expect(cover.map(names)).toEqual([['go', 'back', 'go', 'stay', 'end']]);
  });

  test('cover: no path is longer than asked, while a shorter one would do', () => {
    const lengths = edgeCover(graph, { longest: 3 }).map((path) => path.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(3);
    expect(new Set(edgeCover(graph, { longest: 3 }).flatMap((path) => path.map(({ id }) => id))).size).toBe(
      4,
    );
  });

  test('a graph of one state has one empty path', () => {
    const lonely = explore(createMachine({ id: 'lonely' }), chapterOf([]));
    expect(pathPerEdge(lonely)).toEqual([[]]);
    expect(edgeCover(lonely)).toEqual([[]]);
  });
});

describe('replaying', () => {
  test('reports what was taken, transient states and transitions included', () => {
    const [start] = startReplay(calling, undefined).steps;
    expect(start?.taken).toEqual(['calling.opened · always']);
    expect(start?.visited).toContain('calling.opened');
    expect(start?.calls).toEqual([{ port: 'ask', input: undefined }]);
  });

  test('refuses a projection that is too coarse', () => {
    const coarse = chapterOf([press('press')]);
    const [path] = pathPerEdge(explore(counting, { ...coarse, project: ({ context }) => context.count }));
    expect(() => replayPath(counting, coarse, path ?? [])).toThrow('too coarse');
  });

  test('an error thrown by the machine is not a state like any other', () => {
    const broken = createMachine({
      on: {
        go: {
          actions: assign(() => {
            throw new Error('boom');
          }),
        },
      },
    });
    expect(() => startReplay(broken, undefined).take(press('go'))).toThrow('boom');
  });

  test('a finished machine takes nothing more', () => {
    const replay = startReplay(small, undefined);
    for (const type of ['go', 'end', 'back']) replay.take(press(type));
    expect(replay.steps.at(-1)?.taken).toEqual([]);
    expect(replay.snapshot().value).toBe('c');
  });
});

describe('coverage', () => {
  const walked = (types: readonly string[]) => {
    const replay = startReplay(small, undefined);
    for (const type of types) replay.take(press(type));
    return replay.steps;
  };

  test('counts what is declared, the states of every depth and all transitions', () => {
    expect(declaredParts(calling)).toEqual({
      states: ['calling', ...['opened', 'asking', 'known', 'broken', 'slow'].map((key) => `calling.${key}`)],
      transitions: [
        'calling.opened · always',
        'calling.asking · done ask',
        'calling.asking · failed ask',
        'calling.asking · after patience',
      ],
    });
  });

  test('names what was never walked', () => {
    const { states, transitions } = coverageOf(small, walked(['go', 'stay']));
    expect(states.missing).toEqual(['small.c']);
    expect(transitions.missing).toEqual(['small.b · back', 'small.b · end']);
  });

  test('a loop that was only offered, not taken, is missing', () => {
    expect(coverageOf(small, walked(['go', 'end'])).transitions.missing).toContain('small.b · stay');
  });

  test('an exception must be known and needed', () => {
    const exceptions = { 'small.c': 'never reached', 'small.b': 'walked all the same', nobody: 'gone' };
    const coverage = coverageOf(small, walked(['go']), exceptions);
    expect(coverage.states.missing).toEqual([]);
    expect(idleExceptions(small, coverage, exceptions)).toEqual(['small.b', 'nobody']);
  });
});
