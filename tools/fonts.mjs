// Cuts the shop's fonts down to the letters it prints and writes them to src/public/fonts (committed).
// Run after a font package changes: node tools/fonts.mjs. styles/font-faces.ts names the results.
//
// Bona Nova comes from the last package that held each face in one piece (`bona-nova-whole`, an alias of
// @fontsource/bona-nova 4); the other families exist only cut into latin and latin-ext, so they stay two files.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const file = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const POLISH = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ';
const SIGNS = '\u00a0„”’«»–—…·•×°′″§©€½→↗';
const ALL = ASCII + POLISH + SIGNS;

const FACES = [
  ['bona-nova-whole/files/bona-nova-all-400-normal.woff', 'bona-nova-400'],
  ['bona-nova-whole/files/bona-nova-all-400-italic.woff', 'bona-nova-400-italic'],
  ['bona-nova-whole/files/bona-nova-all-700-normal.woff', 'bona-nova-700'],
  ['@fontsource/bona-nova-sc/files/bona-nova-sc-latin-400-normal.woff2', 'bona-nova-sc'],
  ['@fontsource/bona-nova-sc/files/bona-nova-sc-latin-ext-400-normal.woff2', 'bona-nova-sc-polish', POLISH],
  ['@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2', 'instrument-sans'],
  [
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
    'instrument-sans-polish',
    POLISH,
  ],
];

// Screens draw without TrueType hints today, and the shop uses no more features than these.
const CUT = {
  targetFormat: 'woff2',
  noHinting: true,
  keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum', 'pnum'],
};

let total = 0;
for (const [source, name, letters = ALL] of FACES) {
  const whole = await readFile(file(`node_modules/${source}`));
  const cut = await subsetFont(whole, letters, CUT);
  await writeFile(file(`src/public/fonts/${name}.woff2`), cut);
  total += cut.length;
  console.log(`${name.padEnd(24)} ${whole.length} -> ${cut.length} bytes`);
}
console.log(`${'all'.padEnd(24)} ${total} bytes`);
