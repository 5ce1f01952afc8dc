import { expect, test } from 'vitest';
import type { Refusal as AnswerRefusal } from '#machines/answer.machine.ts';
import type { Refusal as EditRefusal } from '#machines/edit.machine.ts';
import type { RefusalKind } from '#machines/sign-in.machine.ts';
import { explore } from '#tools/model/explore.ts';
import type { Model } from '#tools/model/model.ts';
import { answer } from '#tools/model/models/answer.ts';
import { edit } from '#tools/model/models/edit.ts';
import { purchase } from '#tools/model/models/purchase.ts';
import { signIn } from '#tools/model/models/sign-in.ts';

/** The kinds of a union, each named once: a new kind does not compile here before it is walked. */
const kindsOf = <Kind extends string>(kinds: Readonly<Record<Kind, true>>) => Object.keys(kinds);
const kindOf = (error: unknown) => (error as { kind: string }).kind;

const CASES: readonly (readonly [Model, readonly string[], (error: unknown) => string])[] = [
  [
    answer,
    kindsOf<AnswerRefusal['kind']>({
      newer: true,
      locked: true,
      rules: true,
      expired: true,
      gone: true,
      refused: true,
      unreachable: true,
    }),
    kindOf,
  ],
  [
    edit,
    kindsOf<EditRefusal['kind']>({ newer: true, rules: true, expired: true, gone: true, unreachable: true }),
    kindOf,
  ],
  [
    signIn,
    kindsOf<RefusalKind>({
      refused: true,
      known: true,
      cancelled: true,
      gone: true,
      locked: true,
      unreachable: true,
    }),
    kindOf,
  ],
  [
    purchase,
    ['100 false', '102 false', '103 false', '104 false', '1103 false', '500 false', '500 true'],
    (error) => {
      const { code, isLost } = error as { code: number; isLost: boolean };
      return `${code} ${isLost}`;
    },
  ],
];

test.each(CASES.map((one) => [one[0].name, one] as const))(
  'walks of %s meet every refusal of every call that is under way [MT-5]',
  (_, [model, kinds, kindIn]) => {
    const nodes = model.chapters.flatMap((chapter) => [...explore(model.machine, chapter).nodes.values()]);
    const calls = nodes.flatMap(({ snapshot }) =>
      snapshot._nodes.flatMap(({ invoke }) => invoke).map(({ id }) => ({ id, snapshot })),
    );
    expect(new Set(calls.map(({ id }) => id)).size).toBeGreaterThan(0);
    for (const { id, snapshot } of calls) {
      const offered = (model.anyTime?.(snapshot) ?? [])
        .filter(({ event }) => event.type === `xstate.error.actor.${id}`)
        .map(({ event }) => kindIn(event['error']));
      expect([...new Set(offered)].sort(), id).toEqual([...kinds].sort());
    }
  },
);
