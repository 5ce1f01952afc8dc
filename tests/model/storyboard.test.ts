import { describe, expect, test } from 'vitest';
import { statesOf } from '#tools/model/machine-parts.ts';
import { flowsOnScreen } from '#tools/model/flows-on-screen.ts';
import { mobileMenu } from '#tools/model/models/mobile-menu.ts';
import { photographing, storyboardWays } from '#tools/model/storyboard.ts';
import { walk, type Steps } from '#tools/model/walk.ts';

describe.each(flowsOnScreen.map(({ model }) => [model.name, model] as const))('%s', (_, model) => {
  test('every innermost state that lasts is on the storyboard [MO-3]', () => {
    const met = new Set(
      storyboardWays(model).flatMap((way) =>
        way.flatMap(({ snapshot }) => snapshot._nodes.map(({ id }) => id)),
      ),
    );
    const lasting = statesOf(model.machine).filter(
      // A state that always moves on at once shows no screen of its own.
      (node) =>
        Object.keys(node.states).length === 0 && !node.always?.some(({ guard }) => guard === undefined),
    );
    expect(lasting.map(({ id }) => id).filter((id) => !met.has(id))).toEqual([]);
  });
});

test('a state is photographed once, after it was recognised, under its path', async () => {
  const log: string[] = [];
  const logged = (words: string) => async () => void log.push(words);
  const steps: Steps = {
    events: { 'menu.open': logged('open'), 'menu.close': logged('close'), 'link.follow': logged('follow') },
    states: { 'mobileMenu.closed': logged('closed?'), 'mobileMenu.open': logged('open?') },
  };
  const [way] = storyboardWays(mobileMenu);
  const shooting = photographing(steps, async (state) => void log.push(`shot of ${state}`));
  await walk(mobileMenu, way ?? [], shooting);
  await walk(mobileMenu, way ?? [], shooting);
  expect(log).toEqual([
    'closed?',
    'shot of closed',
    'open',
    'open?',
    'shot of open',
    'closed?',
    'open',
    'open?',
  ]);
});
