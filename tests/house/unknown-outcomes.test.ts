import { expect, test } from 'vitest';
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
