import { readFileSync } from 'node:fs';
import { convert } from 'fontverter';

/** The folder that the shop serves from its root. */
export const PUBLIC = new URL('../../src/public/', import.meta.url);

/** A font of the shop, and where each of its tables begins. */
export async function openFont(name: string): Promise<{ font: Buffer; tables: Map<string, number> }> {
  const font = await convert(readFileSync(new URL(`fonts/${name}.woff2`, PUBLIC)), 'sfnt');
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, place) => 12 + 16 * place);
  const tables = entries.map((at): [string, number] => [
    font.toString('latin1', at, at + 4),
    font.readUInt32BE(at + 8),
  ]);
  return { font, tables: new Map(tables) };
}

type Opened = Awaited<ReturnType<typeof openFont>>;

/** The features of a font's table of substitutions. */
export function substitutions({ font, tables }: Opened): string[] {
  const table = tables.get('GSUB');
  if (table === undefined) return [];
  const list = table + font.readUInt16BE(table + 6);
  return Array.from({ length: font.readUInt16BE(list) }, (_, place) =>
    font.toString('latin1', list + 2 + 6 * place, list + 6 + 6 * place),
  );
}

/** The glyph that a letter is printed with when no rule asks for another; 0 is none. */
function glyphOf({ font, tables }: Opened, letter: string): number {
  const code = letter.charCodeAt(0);
  const cmap = tables.get('cmap') ?? 0;
  const starts = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, place) => cmap + font.readUInt32BE(cmap + 8 + 8 * place),
  );
  const at = starts.find((start) => font.readUInt16BE(start) === 4);
  if (at === undefined) throw new Error('The font has no map of the kind that every engine reads');
  const twice = font.readUInt16BE(at + 6);
  for (let end = at + 14; end < at + 14 + twice; end += 2) {
    const [first, delta, range] = [end + twice + 2, end + 2 * twice + 2, end + 3 * twice + 2];
    if (code > font.readUInt16BE(end)) continue;
    const from = font.readUInt16BE(first);
    if (code < from) return 0;
    const offset = font.readUInt16BE(range);
    const found = offset === 0 ? code : font.readUInt16BE(range + offset + 2 * (code - from));
    return (found + font.readInt16BE(delta)) & 0xffff;
  }
  return 0;
}

/** How far a letter's print reaches below and above the line, in thousandths of an em; undefined where the font lacks it. */
export function reachOf(opened: Opened, letter: string): { below: number; above: number } | undefined {
  const { font, tables } = opened;
  const glyph = glyphOf(opened, letter);
  if (glyph === 0) return undefined;
  const [head = 0, loca = 0, glyf = 0] = ['head', 'loca', 'glyf'].map((tag) => tables.get(tag));
  const isLong = font.readUInt16BE(head + 50) === 1;
  const at = glyf + (isLong ? font.readUInt32BE(loca + 4 * glyph) : 2 * font.readUInt16BE(loca + 2 * glyph));
  const inEm = (units: number) => (units / font.readUInt16BE(head + 18)) * 1000;
  return { below: -inEm(font.readInt16BE(at + 4)), above: inEm(font.readInt16BE(at + 8)) };
}
