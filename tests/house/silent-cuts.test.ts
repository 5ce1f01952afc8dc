import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse, readSources, visit, type SourceFile } from './checks/source-tree.ts';

/** Cuts that hide nothing from anybody. */
const HIDES_NOTHING = new Set([
  // The latest presses of a visit, which are looked through for one that holds a coupon.
  'server/orders/idempotency.ts: MOST_PRESSES',
  // Suggestions: who finds hers not among them types on, or names the voivodeship.
  'src/blocks/birth-horoscope/city-field.tsx: PLACES_OFFERED',
  'src/blocks/plain/plain-birth-form.tsx: PLACES_OFFERED',
  // Tries of one address, of which only the number counts.
  'server/desk/access/wrong-tries.ts: TRIES',
  // How long the latest answers were.
  'server/desk/order/answer/answer-view.ts: 100',
  // The caller says how many, and asks for one more.
  'server/desk/orders/order-keys.ts: limit',
  // One more than the dialog of the search shows, which says so and leads on (tests/desk/search/).
  'server/desk/search/search-desk.ts: MOST',
  // Counted, and one more.
  'server/desk/orders/count-orders.ts: LIMIT + 1',
  // The page sets its rows beside the month's own count, and the file has all.
  'server/desk/books/read-books.ts: most',
  // The blog's pages are counted (countPosts).
  'server/store/posts.ts: perPage',
  // One post leads to three others, and the list to all.
  'server/content-pages/content-pages-plugin.ts: 3',
  // One more than the page of mails lists, which says so.
  'server/mail/outbox/outbox.ts: MOST_LISTED + 1',
  // The morning's mail says how many there are.
  'server/mail/morning-mail.ts: NAMED',
  // Nobody reads these: they are looked through, deleted, or kept in a browser.
  'server/orders/agreed-texts.ts: TERMS_BEHIND',
  'server/store/coupons.ts: 2',
  'server/people/delete-outdated.ts: BATCH',
  'server/store/housekeeping/in-batches.ts: BATCH',
  'server/store/server-errors.ts: KEPT_ERRORS',
  'server/orders/own-order-cookie.ts: MAX_ORDERS',
  'src/browser/order-draft.ts: MOST_SET_ASIDE',
  // Ornaments of a heading, and what stands out of figures that stand there whole.
  'src/blocks/page-header.tsx: 3',
  'src/desk/flow/flow-findings.ts: MOST_FINDINGS',
  // The rest is in the sheet "Więcej".
  'src/desk/frame/desk-shell.tsx: DOCKED',
  // The field says that there are too many.
  'src/desk/services/spread-field.tsx: MOST_CARDS',
]);

/** Bounds of one text, which its reader sees cut or which is no text to read. */
const OF_A_TEXT = /\b(?:WORDS_KEPT|LONGEST\w*|VISIT_LENGTH|SNIPPET|MAX_TYPED)$/;

/** Whether a file sets what it has read beside the bound: it knows of a row more. */
const knows = (text: string, bound: string) =>
  new RegExp(`\\bpageOf\\([^;]*?\\b${bound}\\b|\\b(?:length|size|count) (?:>|-) ${bound}\\b`).test(text);

/** Reads of several rows that stop: those by one row more are set beside what is shown. */
const cutReads = ({ path, text }: SourceFile): string[] =>
  [...text.matchAll(/\.limit\(([^()]+)\)|\blimit (?:\$\{([^{}]+)\}|(\d+))/g)]
    .map(([, builder, bound, number]) => (builder ?? bound ?? number ?? '').trim())
    .filter((most) => most !== '1' && !(most.endsWith(' + 1') && knows(text, most.slice(0, -' + 1'.length))))
    .map((most) => `${path}: ${most}`);

const LISTS = new Set(['filter', 'map', 'flatMap', 'toSorted', 'toReversed', 'toSpliced', 'concat']);
const CONSTANT = /^[A-Z][A-Z\d_]+( \+ 1)?$/;

/** Whether something is a list by its looks: what a list's own methods made, or a list that is written out. */
const isList = (node: ts.Node): boolean =>
  ts.isArrayLiteralExpression(node) ||
  (ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    LISTS.has(node.expression.name.text));

/** `.slice(0, BOUND)` of a list. A constant's name cuts a list or a text: which, only its name tells. */
function cutLists(file: SourceFile): string[] {
  const found: string[] = [];
  if (!file.text.includes('.slice(')) return found;
  visit(parse(file), (node) => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const [from, until] = node.arguments;
    if (node.expression.name.text !== 'slice' || from?.getText() !== '0' || !until) return;
    const bound = until.getText();
    if (!CONSTANT.test(bound) && !isList(node.expression.expression)) return;
    if (!CONSTANT.test(bound) && !/^\d+$/.test(bound)) return;
    if (!OF_A_TEXT.test(bound) && !knows(file.text, bound)) found.push(`${file.path}: ${bound}`);
  });
  return found;
}

const cuts = (sources: readonly SourceFile[]) =>
  sources.flatMap((file) => [...cutReads(file), ...cutLists(file)]);

test('whatever is cut knows whether there is more, or is named here with what it hides', () => {
  const found = cuts(readSources(['server', 'src']));
  expect(found.filter((cut) => !HIDES_NOTHING.has(cut))).toEqual([]);
  expect([...HIDES_NOTHING].filter((cut) => !found.includes(cut))).toEqual([]);
});

test.each([
  ['a built query', 'db.selectAll().limit(20).execute()', ['20']],
  ['written SQL', 'sql`select id from job limit ${MOST}`', ['MOST']],
  ['a row more that nobody looks at', 'rows.limit(PAGE + 1)', ['PAGE + 1']],
  ['a list by a name', 'all.slice(0, MOST)', ['MOST']],
  ['a list by a number', 'all.filter(Boolean)\n  .slice(0, 200)', ['200']],
  ['a list that is written out', '[...all].slice(0, 3)', ['3']],
])('the check finds %s', (_what, text, found) => {
  expect(cuts([{ path: 'a.ts', text }])).toEqual(found.map((cut) => `a.ts: ${cut}`));
});

test.each([
  'rows.limit(PAGE + 1); pageOf(rows, PAGE, key)',
  'sql`limit ${MOST + 1}`; const hasMore = rows.length > MOST; rows.slice(0, MOST)',
  'rows.limit(1)',
  'name.slice(0, LONGEST_NAME)',
  'at.toISOString().slice(0, 10)',
])('the check takes %s', (text) => {
  expect(cuts([{ path: 'a.ts', text }])).toEqual([]);
});
