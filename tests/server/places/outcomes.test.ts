import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foldName } from '#server/places/fold-name.ts';
import { parseGazetteer } from '#server/places/gazetteer.ts';
import { placeLabel } from '#server/places/place-label.ts';
import { loadPlaces } from '#server/places/places.ts';

const all = parseGazetteer(
  readFileSync(new URL('../../../server/places/gazetteer.tsv', import.meta.url), 'utf8'),
);
/** Of names that one place alone has, each so manieth. */
const EACH = 12;

test('what the city field asks about a name is what is committed (after an intended change: -u)', async () => {
  const places = await loadPlaces();
  const byName = new Map<string, string[]>();
  for (const { name } of all) byName.set(foldName(name), [...(byName.get(foldName(name)) ?? []), name]);
  const names = [...byName.values()].flatMap(([first, ...others], at) =>
    first !== undefined && (others.length > 0 || at % EACH === 0) ? [first] : [],
  );
  const lines = names.flatMap((name) => {
    const resolved = places.resolve(name);
    return resolved.kind === 'unclear'
      ? [[name, placeLabel(resolved.likeliest), resolved.candidates.length].join(': ')]
      : [];
  });
  const told = [`${lines.length} of ${names.length} are asked about: the likeliest, of so many`, ...lines];
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('outcomes.txt');
});
