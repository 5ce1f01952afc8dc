/** Formats a Markdown table. A `|` in a cell is escaped. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A block of text as it was printed. */
export const fenced = (text: string): string => `\`\`\`text\n${text.trim()}\n\`\`\``;

const marks = (name: string) =>
  [`<!-- ${name}: written by a program -->`, `<!-- end of ${name} -->`] as const;

/**
 * Replaces the marked block of this name in a page.
 * @throws {Error} if the page has no such block
 */
export function withBlock(page: string, name: string, content: string): string {
  const [begin, end] = marks(name);
  const from = page.indexOf(begin);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`The page has no block ${begin} … ${end}`);
  return `${page.slice(0, from + begin.length)}\n\n${content.trim()}\n\n${page.slice(to)}`;
}
