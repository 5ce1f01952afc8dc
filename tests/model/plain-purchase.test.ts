import { expect, test } from 'vitest';
import { explore } from '#tools/model/explore.ts';
import { statesOf } from '#tools/model/machine-parts.ts';
import { purchase } from '#tools/model/models/purchase.ts';
import { plainSteps } from './plain/plain-steps.ts';
import { walkPlain } from './plain/walk-plain.ts';

const model = walkPlain(purchase, plainSteps);

test('every state is on a path, except one that only a browser with scripts shows [MO-3] [EG-2]', () => {
  const reached = new Set(
    model.chapters.flatMap((chapter) =>
      [...explore(model.machine, chapter).nodes.values()].flatMap(({ snapshot }) =>
        snapshot._nodes.map(({ id }) => id),
      ),
    ),
  );
  const resting = statesOf(model.machine).filter(
    ({ type, always, states }) => type !== 'history' && !always?.length && Object.keys(states).length === 0,
  );
  expect(resting.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual(['purchase.redirecting.slow']);
});
