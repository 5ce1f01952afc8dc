import { expect, test } from 'vitest';
import { readSources } from './checks/source-tree.ts';

const desk = readSources(['src/desk']);
const listed = readSources(['tests/desk/typed-meanwhile']).find(({ path }) => path.endsWith('/forms.tsx'));

test('every form of the desk that sends something is typed into while it is sent, in a test of all', () => {
  const forms = desk.filter(({ text }) => /<HeldForm\b|\bisHeld=\{(?!false\})|\buseTyped\(/.test(text));
  const missing = forms
    .map(({ path }) => path)
    .filter((path) => !listed?.text.includes(`'${path.replace('src/desk/', '')}'`));
  // The search stores nothing; the picture has no field.
  expect(missing).toEqual(['src/desk/messages/message-search.tsx', 'src/desk/pictures/picture-section.tsx']);
});

test('a form of the desk is made by the one part that can hold it', () => {
  expect(desk.filter(({ text }) => /<form\b/.test(text)).map(({ path }) => path)).toEqual([
    'src/desk/ui/held-form.tsx',
  ]);
  // The kit's own knows nothing of a form that is held.
  expect(
    desk.filter(({ text }) => /import \{ TextField \} from '#kit/.test(text)).map(({ path }) => path),
  ).toEqual([]);
});
