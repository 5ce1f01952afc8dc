import { expect, test } from 'vitest';
import { readSources } from './checks/source-tree.ts';

const FOCUS = /\buseFaultyFocus\b|\.focus\(/;
/** Parts with a field that may be refused, and the file of the desk that moves the focus there. */
const FOCUSED_BY: Readonly<Record<string, string>> = {
  'src/desk/availability/absence-form.tsx': 'src/desk/availability/absences-section.tsx',
  'src/desk/frame/edit/edit-fields.tsx': 'src/desk/frame/edit/use-edit.ts',
  'src/desk/newsletter/bounced-form.tsx': 'src/desk/newsletter/addresses-section.tsx',
  'src/desk/order/answer/editor-section.tsx': 'src/desk/order/answer/answer-screen.tsx',
  'src/desk/specialists/topics-form.tsx': 'src/desk/specialists/topics-section.tsx',
  'src/desk/texts/text-form.tsx': 'src/desk/frame/edit/use-edit.ts',
  'src/desk/ui/mail-form.tsx': 'src/desk/frame/use-written-mail.ts',
};

test('after a press that was refused the focus goes to the field that says why', () => {
  const desk = readSources(['src/desk']);
  const textOf = (path: string) => desk.find((file) => file.path === path)?.text ?? '';
  const forgetful = desk
    .filter(({ path, text }) => path.endsWith('.tsx') && /\berror=\{/.test(text) && !FOCUS.test(text))
    .map(({ path }) => path);
  expect(forgetful.toSorted()).toEqual(Object.keys(FOCUSED_BY).toSorted());
  for (const focusing of Object.values(FOCUSED_BY))
    expect([focusing, FOCUS.test(textOf(focusing))]).toEqual([focusing, true]);
});
