import { expect, test } from 'vitest';
import { DeskFailure } from '#desk/api/desk-failure.ts';
import { orRefusal } from '#desk/frame/edit/save-fields.ts';

const errors = [
  { path: '/changes/1/text', message: 'must match pattern' },
  { path: '/somewhere', message: 'is odd' },
];

test.each<[string, DeskFailure, object]>([
  [
    'a rule of the shop',
    new DeskFailure(422, { code: 221, message: '', errors }),
    { words: 'must match pattern' },
  ],
  [
    'the contract’s English',
    new DeskFailure(400, { code: 221, message: '', errors }),
    { words: 'Nie przyjęte' },
  ],
  ['no field', new DeskFailure(400), { name: 'Nie przyjęte', words: 'Nie przyjęte' }],
])('a refusal by %s is said at its field in words for people [VA-AD]', async (_, failure, problems) => {
  const refused = orRefusal(() => Promise.reject(failure), ['name', 'words'], { refused: 'Nie przyjęte' });
  await expect(refused).rejects.toEqual({ kind: 'rules', problems });
});
