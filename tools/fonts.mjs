// Cuts the shop's fonts down to the letters it prints and writes them to src/public/fonts (committed).
// Run after a font package changes: node tools/fonts.mjs. styles/font-faces.ts names the results.
//
// Bona Nova comes from the last package that held each face in one piece (`bona-nova-whole`, an alias of
// @fontsource/bona-nova 4); the other families exist only cut into latin and latin-ext, so they stay two files.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const file = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const POLISH = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ';
const SPACES = ' \u00a0';
const HEADING = `${LETTERS}${POLISH}${SPACES}.,:;!?()-–—/%„”’…·&+×→`;
/** Small capitals head single lines: a kind, a day, a percentage. */
const LINE = `${LETTERS}${POLISH}${SPACES}.,:-–·%+`;
const TEXT = `${HEADING}"'@`;
/** In a file of its own, since most pages show none of these. styles/font-faces.ts repeats them as a range. */
const RARE = '#$*<=>[\\]^_`{|}~§©°«½»€•';

const BONA = 'bona-nova-whole/files/bona-nova-all';
const SC = '@fontsource/bona-nova-sc/files/bona-nova-sc';
const SANS = '@fontsource-variable/instrument-sans/files/instrument-sans';

const WEIGHTS = { variationAxes: { wght: { min: 400, max: 700 } } };
const FACES = [
  [`${BONA}-400-normal.woff`, 'bona-nova-400', HEADING, ['kern']],
  [`${BONA}-400-italic.woff`, 'bona-nova-400-italic', HEADING, ['kern']],
  [`${BONA}-700-normal.woff`, 'bona-nova-700', HEADING, ['kern', 'lnum', 'tnum']],
  [`${SC}-latin-400-normal.woff2`, 'bona-nova-sc', LINE, ['kern', 'lnum']],
  [`${SC}-latin-ext-400-normal.woff2`, 'bona-nova-sc-polish', POLISH, []],
  [`${SANS}-latin-wght-normal.woff2`, 'instrument-sans', TEXT, ['kern'], WEIGHTS],
  [`${SANS}-latin-ext-wght-normal.woff2`, 'instrument-sans-polish', POLISH, [], WEIGHTS],
  [`${SANS}-latin-wght-normal.woff2`, 'instrument-sans-rare', RARE, [], WEIGHTS],
  [`${SANS}-latin-wght-normal.woff2`, 'instrument-sans-figures', '0123456789', ['tnum'], WEIGHTS],
];

// Screens draw without TrueType hints today. Without GDEF the kerning of the variable font is the same at each weight,
// which takes a quarter of the file. The names hold the licence, which lies beside the fonts as LICENSE.txt instead.
const CUT = { targetFormat: 'woff2', noHinting: true, dropTables: ['GDEF', 'STAT', 'gasp', 'name'] };

let total = 0;
for (const [source, name, letters, keepFeatures, axes = {}] of FACES) {
  const whole = await readFile(file(`node_modules/${source}`));
  const cut = await subsetFont(whole, letters, { ...CUT, ...axes, keepFeatures });
  await writeFile(file(`src/public/fonts/${name}.woff2`), cut);
  total += cut.length;
  console.log(`${name.padEnd(24)} ${whole.length} -> ${cut.length} bytes`);
}
console.log(`${'all'.padEnd(24)} ${total} bytes`);
