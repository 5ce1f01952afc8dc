/** Tags that make a block: a part of a text that has one is markup already. */
const BLOCK_TAG =
  /<(\/?)(?:p|h[1-6]|ul|ol|li|table|thead|tbody|tr|th|td|blockquote|hr|div)(?=[\s>/])[^>]{0,500}>/gi;
const SINGLE = /^<hr/i;

/** Lines between blank lines, with whether they stand inside an open block. */
interface Part {
  lines: readonly string[];
  isMarkup: boolean;
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let depth = 0;
  let lines: string[] = [];
  const end = () => {
    if (lines.length === 0) return;
    const tags = [...lines.join('\n').matchAll(BLOCK_TAG)];
    parts.push({ lines, isMarkup: depth > 0 || tags.length > 0 });
    for (const [tag, slash] of tags) if (!SINGLE.test(tag)) depth += slash === '/' ? -1 : 1;
    lines = [];
  };
  for (const line of text.split('\n'))
    if (line.trim() === '') end();
    else lines.push(line.trim());
  end();
  return parts;
}

/** Where a link may lead. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/)/;

/** Bold words and links: `**words**`, `[words](address)`. */
const inline = (line: string): string =>
  line
    .replaceAll(/\*\*([^*\n]{1,1000})\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^[\]\n]{1,300})\]\(([^()\s"<>]{1,500})\)/g, (whole, words: string, address: string) =>
      ADDRESS.test(address) ? `<a href="${address}">${words}</a>` : whole,
    );

type Kind = 'h2' | 'h3' | 'ul' | 'ol' | 'p';

const MARKS: readonly (readonly [Kind, RegExp])[] = [
  ['h3', /^##+ +/],
  ['h2', /^# +/],
  ['ul', /^[-*•–] +/],
];

/** Lines that count 1, 2, 3: numbers of another order stay as they were typed. */
const isCounted = (lines: readonly string[]) =>
  lines.length > 1 && lines.every((line, at) => /^(\d{1,3})[.)] /.exec(line)?.[1] === String(at + 1));

function typed(line: string, counted: boolean): { kind: Kind; words: string } {
  if (counted) return { kind: 'ol', words: line.replace(/^\d{1,3}[.)] +/, '') };
  for (const [kind, mark] of MARKS) if (mark.test(line)) return { kind, words: line.replace(mark, '') };
  return { kind: 'p', words: line };
}

const block = (kind: Kind, lines: readonly string[]): string => {
  const inlined = lines.map(inline);
  if (kind === 'ul' || kind === 'ol')
    return `<${kind}>${inlined.map((line) => `<li>${line}</li>`).join('')}</${kind}>`;
  if (kind === 'p') return `<p>${inlined.join('<br>')}</p>`;
  return inlined.map((line) => `<${kind}>${line}</${kind}>`).join('\n');
};

/** Makes blocks of lines: neighbours of one kind are one block. */
function written(lines: readonly string[]): string {
  const counted = isCounted(lines);
  const blocks: { kind: Kind; lines: string[] }[] = [];
  for (const { kind, words } of lines.map((line) => typed(line, counted))) {
    const last = blocks.at(-1);
    if (last?.kind === kind) last.lines.push(words);
    else blocks.push({ kind, lines: [words] });
  }
  return blocks.map((one) => block(one.kind, one.lines)).join('\n');
}

/**
 * Converts typed text to HTML. A blank line ends a paragraph; `#` and `##` begin headings, `-` and `1.` lists;
 * `**bold**` and `[words](address)` work inside. Lines that are HTML stay as they are.
 */
export function wordsAsMarkup(text: string): string {
  const parts = partsOf(text);
  if (parts.every(({ isMarkup }) => isMarkup)) return text;
  return parts.map(({ lines, isMarkup }) => (isMarkup ? lines.join('\n') : written(lines))).join('\n');
}
