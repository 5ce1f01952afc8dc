/** A run of words: in both texts, only in the older, only in the newer one; `skipped` stands for words left out. */
export interface DiffPart {
  kind: 'same' | 'gone' | 'new' | 'skipped';
  text: string;
}

/** More steps from one list to the other than this are not looked for: the one is said to replace the other. */
const MOST_EDITS = 1_500;

const WORDS = /<[^<>]*>|[^\s<]+|\s+|</g;
/** Where long texts are cut first: after lines, sentences and blocks of markup. */
const PIECES = /[^\n.>]*(?:\n+|\.\s+|<\/(?:p|li|h\d|tr)>|[.>]|$)/g;

type Run = [kind: 'same' | 'gone' | 'new', tokens: string[]];

/** Compares two lists by their longest common part. */
function compare(before: readonly string[], after: readonly string[]): Run[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  const one = before.slice(start, before.length - end);
  const other = after.slice(start, after.length - end);
  return [
    ['same', before.slice(0, start)],
    ...middle(one, other),
    ['same', before.slice(before.length - end)],
  ];
}

/**
 * Finds the shortest way from one list to the other (E. W. Myers, An O(ND) Difference Algorithm, 1986): by `edits` steps one
 * gets as far along each diagonal as `reached` says, and the way is read off backwards.
 */
function middle(one: readonly string[], other: readonly string[]): Run[] {
  const replaced: Run[] = [
    ['gone', [...one]],
    ['new', [...other]],
  ];
  if (one.length === 0 || other.length === 0) return replaced;
  const most = Math.min(MOST_EDITS, one.length + other.length);
  const far = new Int32Array(2 * most + 3);
  const mid = most + 1;
  const reached: Int32Array[] = [];
  const cell = (row: Int32Array, diagonal: number, centre: number) => row[centre + diagonal] ?? 0;
  const goesDown = (row: Int32Array, diagonal: number, edits: number, centre: number) =>
    diagonal === -edits ||
    (diagonal !== edits && cell(row, diagonal - 1, centre) < cell(row, diagonal + 1, centre));
  for (let edits = 0; edits <= most; edits += 1) {
    // Only what later steps read back.
    reached.push(far.slice(mid - edits - 1, mid + edits + 2));
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = goesDown(far, diagonal, edits, mid)
        ? cell(far, diagonal + 1, mid)
        : cell(far, diagonal - 1, mid) + 1;
      while (x < one.length && x - diagonal < other.length && one[x] === other[x - diagonal]) x += 1;
      far[mid + diagonal] = x;
      if (x < one.length || x - diagonal < other.length) continue;
      const runs: Run[] = [];
      let at = x;
      let on = diagonal;
      for (let step = edits; step >= 0; step -= 1) {
        const row = reached[step] ?? far;
        const down = goesDown(row, on, step, step + 1);
        const from = step === 0 ? 0 : down ? cell(row, on + 1, step + 1) : cell(row, on - 1, step + 1);
        const start = step === 0 ? 0 : down ? from : from + 1;
        runs.push(['same', one.slice(start, at)]);
        if (step > 0)
          runs.push(down ? ['new', other.slice(from - on - 1, from - on)] : ['gone', one.slice(from, start)]);
        on += down ? 1 : -1;
        at = from;
      }
      // oxlint-disable-next-line unicorn/no-array-reverse -- Chrome 109 has no toReversed; the list is our own
      return runs.reverse();
    }
  }
  return replaced;
}

/** Puts runs of one kind together; between two unchanged ones, what is gone stands before what is new. */
function merged(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  let pending = { gone: [] as string[], new: [] as string[] };
  const settle = () => {
    if (pending.gone.length > 0) result.push(['gone', pending.gone]);
    if (pending.new.length > 0) result.push(['new', pending.new]);
    pending = { gone: [], new: [] };
  };
  for (const [kind, tokens] of runs) {
    if (tokens.length === 0) continue;
    const last = result.at(-1);
    if (kind !== 'same') pending[kind].push(...tokens);
    else if (pending.gone.length === 0 && pending.new.length === 0 && last?.[0] === 'same')
      last[1].push(...tokens);
    else {
      settle();
      result.push(['same', [...tokens]]);
    }
  }
  settle();
  return result;
}

const split = (text: string, by: RegExp): string[] => (text.match(by) ?? []).filter((token) => token !== '');

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
  const pieces = merged(compare(split(before, PIECES), split(after, PIECES)));
  const words: Run[] = [];
  for (const [index, [kind, tokens]] of pieces.entries()) {
    const next = pieces[index + 1];
    if (kind === 'gone' && next?.[0] === 'new')
      words.push(...compare(split(tokens.join(''), WORDS), split(next[1].join(''), WORDS)));
    else if (kind !== 'new' || pieces[index - 1]?.[0] !== 'gone')
      words.push([kind, split(tokens.join(''), WORDS)]);
  }
  const runs = merged(words);
  return runs.flatMap(([kind, tokens], index) =>
    kind === 'same'
      ? shortened(tokens, index === 0, index === runs.length - 1)
      : [{ kind, text: tokens.join('') }],
  );
}
