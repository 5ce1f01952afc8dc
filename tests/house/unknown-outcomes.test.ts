import { expect, test } from 'vitest';
import { guardWords, statesOf, transitionsOf } from '#tools/model/machine-parts.ts';
import { models } from '#tools/model/models.ts';
import { readSources } from './checks/source-tree.ts';

// After a lost response nobody knows what stands: words under such a name are said then, too.
const SAID_OF_ANY_FAILURE = /^ *(?:\w*[fF]ailed\w*|unreachable):\s*(['`].*)$/gm;
const CLAIMS =
  /(?:jak|co) było|po staremu|nadal|nie (?:się )?(?:zapisa|wysła|zmieni)|nie (?:został|zapisa|wysła)|nic się nie/i;

test('words of any failure at the desk do not claim what stands; a refusal has its own, beside `unknown`', () => {
  const claimed = readSources(['src/desk'])
    .filter(({ path }) => /copy|words/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(SAID_OF_ANY_FAILURE)].flatMap(([, words = '']) =>
        CLAIMS.test(words) ? [`${path}: ${words}`] : [],
      ),
    );
  expect(claimed).toEqual([]);
});

const CLAIMED_IN_CHARTS =
  /nie (?:się )?(?:zapisa|wysła|zmieni|złoż|został|przyjęt)|nie przyjęto|nie uda(?:ło|ł) się (?:zapisać|wysłać|złożyć|wyjść)/i;

const saysNothingCame = ({ description = '' }: { description?: string | undefined }) =>
  /nie odpowi(?:ada|edzia)/.test(description);

test('a chart does not say of any failure of a call that changes something what stands: a response may be lost [MO-1]', () => {
  const claimed = models.flatMap(({ name, machine }) =>
    statesOf(machine)
      .flatMap((node) =>
        transitionsOf(node).filter(
          (one, _at, all) =>
            one.eventType.startsWith('xstate.error.actor.') &&
            guardWords(one) === '' &&
            // A lost response that has a way of its own is not meant by the others.
            !all.some(
              (other) => other.eventType === one.eventType && other !== one && saysNothingCame(other),
            ),
        ),
      )
      .flatMap(({ description, target = [] }) => [description, ...target.map((state) => state.description)])
      .filter((words) => words !== undefined && CLAIMED_IN_CHARTS.test(words))
      .map((words) => `${name}: ${words}`),
  );
  expect(claimed).toEqual([]);
});
