import { expect, test } from 'vitest';
import { readSources } from './checks/source-tree.ts';

/** Files whose calls carry no secret: code that a browser runs, public reads of a foreign API, the sandbox's calls to its own shop. */
const WITHOUT_SECRETS = [
  'server/pages/boot-script.ts',
  'server/pages/fetch-with-timeout.ts',
  'server/pages/probe-api.ts',
  'server/pay/sandbox/prepared-answers.ts',
];

/** The text of a call from its opening parenthesis on. */
function callAt(text: string, opening: number): string {
  let depth = 0;
  for (let at = opening; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(opening, at + 1);
  }
  return text.slice(opening);
}

/** Calls to other hosts that would follow a redirect. */
const following = (sources: readonly { path: string; text: string }[]) =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![\w'`-])(?:\w+\.)?fetch\(/g)]
      .filter(({ 0: name, index }) => {
        const call = callAt(text, index + name.length - 1);
        return !call.includes("redirect: 'manual'");
      })
      .map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`),
  );

test('the server follows no redirect with a key or a question: a provider’s interface has none', () => {
  const found = following(readSources(['server'])).map((place) => place.replace(/:\d+$/, ''));
  expect([...new Set(found)].toSorted()).toEqual(WITHOUT_SECRETS);
});

test('the check finds a call that would', () => {
  const text =
    "await fetch(url, { method: 'POST', body: f() });\nawait o.fetch(url, { redirect: 'manual' });";
  expect(following([{ path: 'server/a.ts', text }])).toEqual(['server/a.ts:1']);
});
