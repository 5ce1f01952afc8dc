import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DESK_ICON_NAMES } from '#desk/ui/desk-icon.tsx';
import { inRepository } from '#tools/setup/repository.mjs';

test('the list of the desk’s icons and its sprite hold the same', () => {
  const sprite = readFileSync(inRepository('src/desk/ui/desk-icons.svg'), 'utf8');
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.toSorted()).toEqual([...DESK_ICON_NAMES].toSorted());
});
