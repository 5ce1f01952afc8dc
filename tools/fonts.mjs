// Cuts the shop's fonts down to the letters it prints and writes them to src/public/fonts (committed).
// Run after a font package changes: node tools/fonts.mjs. styles/font-faces.ts names the results.
//
// Bona Nova comes from the last package that held each face in one piece (`bona-nova-whole`, an alias of
// @fontsource/bona-nova 4); the other families exist only cut into latin and latin-ext, so they stay two files.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';

const file = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const POLISH = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ';
const SPACES = ' \u00a0';
const HEADING = `${LETTERS}${POLISH}${SPACES}.,:;!?()-–—/%„”’…·&+×→`;
/** Small capitals head single lines: a kind, a day, a percentage. The font makes them of small letters by `ccmp`. */
const LINE = `${LETTERS}${POLISH}${SPACES}.,:-–·%+`;
/** The copyright's sign stands in every page's footer. */
const TEXT = `${HEADING}"'@©`;
/** In a file of its own, since most pages show none of these. styles/font-faces.ts repeats them as a range. */
const RARE = '#$*<=>[\\]^_`{|}~§°«½»€•';

const BONA = 'bona-nova-whole/files/bona-nova-all';
const SC = '@fontsource/bona-nova-sc/files/bona-nova-sc';
const SANS = '@fontsource-variable/instrument-sans/files/instrument-sans';

const WEIGHTS = { variationAxes: { wght: { min: 400, max: 700 } } };
const FACES = [
  [`${BONA}-400-normal.woff`, 'bona-nova-400', HEADING, ['kern']],
  [`${BONA}-400-italic.woff`, 'bona-nova-400-italic', HEADING, ['kern']],
  [`${BONA}-700-normal.woff`, 'bona-nova-700', HEADING, ['tnum']],
  // Its small capitals are a composition of characters: without `ccmp` they are small letters.
  [`${SC}-latin-400-normal.woff2`, 'bona-nova-sc', LINE, ['ccmp']],
  [`${SC}-latin-ext-400-normal.woff2`, 'bona-nova-sc-polish', POLISH, ['ccmp']],
  [`${SANS}-latin-wght-normal.woff2`, 'instrument-sans', TEXT, ['kern'], WEIGHTS],
  [`${SANS}-latin-ext-wght-normal.woff2`, 'instrument-sans-polish', POLISH, [], WEIGHTS],
  [`${SANS}-latin-wght-normal.woff2`, 'instrument-sans-rare', RARE, [], WEIGHTS],
  [`${SANS}-latin-wght-normal.woff2`, 'instrument-sans-figures', '0123456789', ['tnum'], WEIGHTS],
];

// Screens draw without TrueType hints today. Without GDEF the kerning of the variable font is the same at each weight,
// which takes a quarter of the file.
const CUT = { targetFormat: 'sfnt', noHinting: true, dropTables: ['GDEF', 'STAT', 'gasp'] };

/** A font (sfnt) and where each of its tables begins. */
const tablesOf = (font) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, place) => {
    const at = 12 + 16 * place;
    return { tag: font.toString('latin1', at, at + 4), from: font.readUInt32BE(at + 8) };
  });

/** Bona Nova's digits are old-style unless a rule of CSS asks for others; its lining ones follow them, glyph for glyph. */
const LINING_FOLLOW = 10;
const [ZERO, NINE] = [0x30, 0x39];

/** Bona Nova (sfnt) whose digits are the lining ones: no rule has to ask, and the others take no bytes. */
function withLiningDigits(whole) {
  const font = Buffer.from(whole);
  const cmap = tablesOf(font).find(({ tag }) => tag === 'cmap').from;
  let changed = 0;
  const starts = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, place) =>
    font.readUInt32BE(cmap + 8 + 8 * place),
  );
  for (const from of new Set(starts)) {
    const at = cmap + from;
    if (font.readUInt16BE(at) === 4) {
      const twice = font.readUInt16BE(at + 6);
      for (let end = at + 14; end < at + 14 + twice; end += 2) {
        const [start, delta] = [end + twice + 2, end + 2 * twice + 2];
        if (font.readUInt16BE(start) !== ZERO || font.readUInt16BE(end) !== NINE) continue;
        font.writeInt16BE(font.readInt16BE(delta) + LINING_FOLLOW, delta);
        changed += 1;
      }
    } else {
      for (let group = at + 16; group < at + 16 + 12 * font.readUInt32BE(at + 12); group += 12) {
        if (font.readUInt32BE(group) !== ZERO || font.readUInt32BE(group + 4) !== NINE) continue;
        font.writeUInt32BE(font.readUInt32BE(group + 8) + LINING_FOLLOW, group + 8);
        changed += 1;
      }
    }
  }
  if (changed === 0) throw new Error('The digits of Bona Nova are not where they were');
  return font;
}

/** A table `name` without names. Chromium refuses a font that has no such table. */
const NO_NAMES = Buffer.from([0, 0, 0, 0, 0, 6]);

const padded = (table) => Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
const checksum = (table) => {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
};

/** A font (sfnt) without its names. They hold the licence, which lies beside the fonts as LICENSE.txt instead. */
function withoutNames(font) {
  const count = font.readUInt16BE(4);
  const head = Buffer.from(font.subarray(0, 12 + 16 * count));
  const tables = [];
  let offset = head.length;
  for (let at = 12; at < head.length; at += 16) {
    const tag = head.toString('latin1', at, at + 4);
    const [from, length] = [head.readUInt32BE(at + 8), head.readUInt32BE(at + 12)];
    const table = tag === 'name' ? NO_NAMES : font.subarray(from, from + length);
    const whole = padded(table);
    head.writeUInt32BE(checksum(whole), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    tables.push(whole);
    offset += whole.length;
  }
  return Buffer.concat([head, ...tables]);
}

let total = 0;
for (const [source, name, letters, keepFeatures, axes = {}] of FACES) {
  const read = await readFile(file(`node_modules/${source}`));
  const whole = source.startsWith(BONA) ? withLiningDigits(await convert(read, 'sfnt')) : read;
  const named = await subsetFont(whole, letters, { ...CUT, ...axes, keepFeatures });
  const cut = await convert(withoutNames(named), 'woff2');
  await writeFile(file(`src/public/fonts/${name}.woff2`), cut);
  total += cut.length;
  console.log(`${name.padEnd(24)} ${read.length} -> ${cut.length} bytes`);
}
console.log(`${'all'.padEnd(24)} ${total} bytes`);
