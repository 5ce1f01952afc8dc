// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const worthIt = /\.(js|css|svg|json|webmanifest)$/;

/**
 * Writes a .br and a .gz for every text file of a build that shrinks. The server need not compress files on
 * request.
 *
 * @param {string} directory
 */
export function compressFiles(directory) {
  for (const entry of readdirSync(directory, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath ?? entry.path, entry.name);
    if (!entry.isFile() || !worthIt.test(entry.name)) continue;
    const content = readFileSync(file);
    if (content.length < 512) continue;
    const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    writeFileSync(`${file}.br`, brotli);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
