/** How a run of text looks: which colour (light theme) and weight. */
export interface Look {
  ink: string;
  isBold?: boolean;
  /** The name in the machine's file, which the desk's drawing of visits replaces. */
  isKey?: boolean;
}

/** A run of text in one look. */
export interface Run extends Look {
  text: string;
}

/** Upper estimate of a text's width in px in the diagram's fonts; the same on every computer. */
export const widthOf = (text: string, size: number, isBold = false): number =>
  Math.ceil(text.length * size * (isBold ? 0.64 : 0.57));

const runWidth = (runs: readonly Run[], size: number) =>
  runs.reduce((sum, { text, isBold }) => sum + widthOf(text, size, isBold), 0);

/** Breaks runs of text into lines of at most `width` px; a longer word stands alone. */
export function wrapped(runs: readonly Run[], size: number, width: number): Run[][] {
  const lines: Run[][] = [[]];
  for (const { text, ...look } of runs) {
    for (const word of text.split(' ')) {
      const line = lines.at(-1) ?? [];
      const last = line.at(-1);
      const isSame =
        last !== undefined &&
        last.ink === look.ink &&
        last.isBold === look.isBold &&
        last.isKey === look.isKey;
      const next = isSame
        ? [...line.slice(0, -1), { ...look, text: `${last.text} ${word}` }]
        : [...line, { ...look, text: line.length > 0 ? ` ${word}` : word }];
      if (line.length === 0 || runWidth(next, size) <= width) lines[lines.length - 1] = next;
      else lines.push([{ ...look, text: word }]);
    }
  }
  return lines;
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['&', '&amp;'],
  ['"', '&quot;'],
]);

/** Escapes text for SVG markup. */
export const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (sign) => ENTITIES.get(sign) ?? sign);

/** Draws a line of text; its runs keep their own colours and weights. */
export function drawLine(x: number, y: number, size: number, runs: readonly Run[]): string {
  const spans = runs.map(
    ({ text, ink, isBold, isKey }) =>
      `<tspan fill="${ink}"${isBold ? ' font-weight="700"' : ''}${isKey ? ' data-key=""' : ''}>${escaped(text)}</tspan>`,
  );
  return `<text x="${x}" y="${y}" font-size="${size}" xml:space="preserve">${spans.join('')}</text>`;
}
