import { diffArrays } from 'diff';

/** A piece of a diff: in both texts, only in the older, or only in the newer one; `skipped` replaces unchanged text. */
export interface DiffPart {
  kind: 'same' | 'gone' | 'new' | 'skipped';
  text: string;
}

/** More steps from one list to the other than this are not looked for: the one is said to replace the other. */
const MOST_EDITS = 1_000;

const WORDS = /<[^<>]*>|[^\s<]+|\s+|</g;
/** Where long texts are cut first: after lines, sentences and blocks of markup. */
const PIECES = /[^\n.>]*(?:\n+|\.\s+|<\/(?:p|li|h\d|tr)>|[.>]|$)/g;

const split = (text: string, by: RegExp): string[] => (text.match(by) ?? []).filter((token) => token !== '');
const wordsOf = (pieces: readonly string[]): string[] => split(pieces.join(''), WORDS);

/** What two texts have in common, and the change that follows it. */
type Stretch = Record<'same' | 'gone' | 'new', string[]>;

function add(stretches: Stretch[], kind: keyof Stretch, tokens: readonly string[]): void {
  if (tokens.length === 0) return;
  let last = stretches.at(-1);
  if (!last || (kind === 'same' && last.gone.length + last.new.length > 0)) {
    last = { same: [], gone: [], new: [] };
    stretches.push(last);
  }
  last[kind].push(...tokens);
}

function addChanges(stretches: Stretch[], before: string[], after: string[]): void {
  const changes = diffArrays(before, after, { maxEditLength: MOST_EDITS }) ?? [
    { removed: true, added: false, value: before },
    { removed: false, added: true, value: after },
  ];
  for (const { removed, added, value } of changes)
    add(stretches, removed ? 'gone' : added ? 'new' : 'same', value);
}

/** How many unchanged words are shown on each side of a change. */
const AROUND = 16;

/** Leaves out the middle of a long unchanged run, and of the first and last one what is far from any change. */
function shortened(tokens: readonly string[], isFirst: boolean, isLast: boolean): DiffPart[] {
  const same = (some: readonly string[]): DiffPart => ({ kind: 'same', text: some.join('') });
  const [head, tail] = [isFirst ? 0 : AROUND, isLast ? 0 : AROUND];
  if (tokens.length <= head + tail + AROUND) return [same(tokens)];
  return [
    ...(isFirst ? [] : [same(tokens.slice(0, head))]),
    { kind: 'skipped', text: '' },
    ...(isLast ? [] : [same(tokens.slice(tokens.length - tail))]),
  ];
}

/** Compares two texts by words; of long unchanged stretches only what surrounds a change is left. */
export function diffWords(before: string, after: string): DiffPart[] {
  if (before === after) return [];
  const pieces: Stretch[] = [];
  addChanges(pieces, split(before, PIECES), split(after, PIECES));
  const words: Stretch[] = [];
  for (const piece of pieces) {
    add(words, 'same', wordsOf(piece.same));
    addChanges(words, wordsOf(piece.gone), wordsOf(piece.new));
  }
  return words
    .flatMap(({ same, gone, new: added }, index): DiffPart[] => [
      ...shortened(same, index === 0, gone.length + added.length === 0),
      { kind: 'gone', text: gone.join('') },
      { kind: 'new', text: added.join('') },
    ])
    .filter(({ kind, text }) => kind === 'skipped' || text !== '');
}
