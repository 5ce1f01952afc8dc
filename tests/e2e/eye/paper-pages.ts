import { inflateSync } from 'node:zlib';

/** One page of a PDF that Chromium has printed. */
export interface PaperPage {
  /** How many letters stand on it. */
  letters: number;
  /** Size of its last text, in the page's own px. */
  lastSize: number;
  /** Its paper is white. */
  isWhite: boolean;
}

/** Reads the pages of a PDF by Chromium: each has one compressed stream, which draws in the document's order. */
export function paperPages(pdf: Buffer): PaperPage[] {
  const file = pdf.toString('latin1');
  return [...file.matchAll(/<<\/Type \/Page\b[^]*?endobj/g)].map(([page]) => {
    const [, number = ''] = /\/Contents (\d+) 0 R/.exec(page) ?? [];
    const start = file.indexOf('stream', file.indexOf(`\n${number} 0 obj`));
    const begin = file.indexOf('\n', start) + 1;
    const drawn = inflateSync(pdf.subarray(begin, file.indexOf('endstream', begin))).toString('latin1');
    const [, red, green, blue] = /([\d.]+) ([\d.]+) ([\d.]+) rg/.exec(drawn) ?? [];
    const texts = [...drawn.matchAll(/<((?:[\dA-F]{4})+)>/gi)];
    return {
      letters: texts.reduce((sum, [, hex = '']) => sum + hex.length / 4, 0),
      lastSize: Number([...drawn.matchAll(/\/F\d+ ([\d.]+) Tf/g)].at(-1)?.[1]),
      isWhite: [red, green, blue].every((part) => part === undefined || Number(part) > 0.98),
    };
  });
}
