import { expect, test } from 'vitest';
import { readSources } from './checks/source-tree.ts';

const GUARD = /<UnsavedText\b|\buseLeaveGuard\(/;
/** Long fields that another file of the desk guards, and why. */
const GUARDED_BY: Readonly<Record<string, string>> = {
  'src/desk/messages/paste-form.tsx': 'src/desk/messages/message-page.tsx',
  'src/desk/money/refund-form.tsx': 'src/desk/money/money-section.tsx',
  'src/desk/newsletter/newsletter-form.tsx': 'src/desk/frame/edit/edit-bar.tsx',
  'src/desk/order/answer/note-form.tsx': 'src/desk/order/answer/notes.tsx',
  'src/desk/services/service-form.tsx': 'src/desk/frame/edit/edit-bar.tsx',
  'src/desk/specialists/card-form.tsx': 'src/desk/frame/edit/edit-bar.tsx',
  'src/desk/texts/text-form.tsx': 'src/desk/frame/edit/edit-bar.tsx',
  'src/desk/ui/mail-form.tsx': 'src/desk/order/order-mail-page.tsx',
};

test('nobody leaves a page of the desk with a long text unsaved and unasked', () => {
  const desk = readSources(['src/desk']);
  const textOf = (path: string) => desk.find((file) => file.path === path)?.text ?? '';
  const long = desk.filter(({ path, text }) => path.endsWith('.tsx') && /\bmultiline\b/.test(text));
  const unguarded = long.filter(({ text }) => !GUARD.test(text)).map(({ path }) => path);
  expect(unguarded).toEqual(Object.keys(GUARDED_BY).toSorted());
  for (const guard of Object.values(GUARDED_BY))
    expect([guard, GUARD.test(textOf(guard))]).toEqual([guard, true]);
});
