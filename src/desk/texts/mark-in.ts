/** What a text can be marked with. */
export const MARKS = ['heading', 'list', 'bold', 'link'] as const;
export type Mark = (typeof MARKS)[number];

interface Marked {
  text: string;
  /** What is selected afterwards. */
  start: number;
  end: number;
}

const LINE_MARK = { heading: '# ', list: '- ' } as const;

/** Puts a mark before each selected line, or takes it away where every line has it. */
function markLines(text: string, mark: string, start: number, end: number): Marked {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const ending = text.indexOf('\n', Math.max(start, end - 1));
  const to = ending === -1 ? text.length : ending;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.startsWith(mark));
  const changed = lines.map((line) => (isMarked ? line.slice(mark.length) : mark + line)).join('\n');
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
}

/** Puts marks around the selection, or around a placeholder if nothing is selected. */
function markAround(
  text: string,
  [before, words, after]: readonly [string, string, string],
  start: number,
  end: number,
): Marked {
  const inside = text.slice(start, end) || words;
  const from = start + before.length;
  return {
    text: text.slice(0, start) + before + inside + after + text.slice(end),
    start: from,
    end: from + inside.length,
  };
}

/** Marks what is selected in a text as heading, list, bold or link, as `wordsAsMarkup` reads it. */
export function markIn(text: string, mark: Mark, start: number, end: number): Marked {
  if (mark === 'heading' || mark === 'list') return markLines(text, LINE_MARK[mark], start, end);
  return markAround(
    text,
    mark === 'bold' ? ['**', 'słowa', '**'] : ['[', 'słowa', '](https://)'],
    start,
    end,
  );
}
