/** Breaks a sentence into lines of at most `width` characters; a longer word stands alone. */
export function wrapped(sentence: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Upper estimate of a text's width in px in the diagram's fonts; deterministic on every computer. */
export const widthOf = (text: string, size: number): number => Math.ceil(text.length * size * 0.58);

/** Width of the longest line at a font size, in pixels. */
export const widest = (lines: readonly string[], size: number): number =>
  Math.max(0, ...lines.map((line) => widthOf(line, size)));

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['&', '&amp;'],
  ['"', '&quot;'],
]);

/** Escapes text for SVG markup. */
export const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (sign) => ENTITIES.get(sign) ?? sign);
